"""A small collection of hostile inputs: numbers, bytes, controls, texts and sizes."""

import os

E = "\x1b"

NUMBERS = [
    "9223372036854775808", "-9223372036854775809", "1e308 * 10", "5e-324", "1e-400", "1e" + "9" * 30,
    "0xFFFFFFFFFFFFFFFFFF", "0x", "1__0_", "1..2", ".5.", "1/0", "5 % 0", "0.0/0.0 == 0.0/0.0",
    "Int(0.0/0.0)", "Int(1e30)", "abs(-9223372036854775807 - 1)", "1 << 1000000", "2 ^ 100000",
    "CGAffineTransform(scaleX: 0, y: 0).inverted()", "scale(1e200) * scale(1e200)",
    "rotate(1e308)", "view(0, 0, 0.0/0.0, 10)", "view(0, 0, -5, -5)", "plot(scale(1e300))",
    "for i in 5..<3 { print(i) }", "for i in 9223372036854775806...9223372036854775807 { print(i) }",
    "for x in stride(from: 0, to: 1, by: 0) { print(x) }", "x² + ²", "½", "١٢٣", "3,14",
    "9" * 1_000_000, "0." + "0" * 1_000_000 + "1",
]

BYTES = [
    b"let x = \xff\n", b'"\x80"\n', b'"\xc0\xaf"\n', b'"\xed\xa0\x80"\n', b'"\xf5\x80\x80\x80"\n',
    b'let x = "\xe2\x82', b"\xff\xfel\x00e\x00t\x00", b"\xef\xbb\xbf1 + 1\n", b"1\n\xef\xbb\xbf2\n",
    bytes(range(256)), bytes((i * 7919 + 13) * 31 % 256 for i in range(4096)), bytes(65536),
    b"let x = 1\x00 + 2\n", b"let x = 1\r\nx + 1\r\n", b"let x = 1\rx + 1\r", b"\t" * 100_000 + b"1",
    b" " * 1_000_000 + b"1", b"\n" * 1_000_000 + b"1", b"", b"\n", b"1 + 1", b'"abc\\', b"\x7fELF\x02",
    "let x = 1\u0085x\u2028x\u2029x\n".encode(),
]

TERMINALS = [
    f"{E}]52;c;cm0gLXJmIH4=\x07", f"{E}]0;title\x07", f"{E}[21t", f"{E}[6n", f"{E}P$q\"p{E}\\",
    f"{E}[2J{E}[H", f"{E}[?1049h", f"{E}[?1000h", f"{E}[201~", f"{E}]8;;file:///etc/passwd{E}\\x",
    "\u009b2J", "\u009d0;t\u009c", "FAILED\rPASSED", "abc\b\b\bXYZ", "\u202e cba", "\u2066x\u2069",
    "\x7f", "\x0e", f"{E}]0;" + "A" * 5000,
]

TEXTS = [
    "a" + "\u0301" * 100_000, "a" + "\u0301\u0323" * 20_000, "👨‍👩‍👧‍👦", "🇫🇷🇩", "שלום عולם",
    "漢字" * 50, "\ufffe\uffff", "\ue000", "\U0010ffff", "”", "x" * 2_000_000,
    "".join(chr(0xE0000 + ord(c)) for c in "hidden"),
]

SOURCES = [
    'let s = "abc', 'let s = """\nabc\n', '"\\q"', '"\\u{FFFFFFFFFF}"', '"\\u{D800}"', '"\\u{0}"',
    '"\\(1 + ', '"\\()"', "/* never closed", "*/ 1", "'a'", "let let = 1", "func f()", "f(: 1)",
    "f(1,,,2,)", "a = b = c = 1", "let x = x + 1", "1(2)", "return 1", "break", "@@@", "$0 + $1",
    "import Foundation\nexit(0)", ":quit\n:load /dev/zero\n", "print(\"%s%n%x\")", "#if os(Linux)\n1",
    "class A: B {}\nclass B: A {}\nclass C: B {}", "func f(" + ", ".join(
        f"a{i}" for i in range(10_000)) + ") { return 1 }",
    "let " + "a" * 1_000_000 + " = 1", "1" + " + 1" * 500_000, "1 + 1\n" * 100_000, ")\n" * 50_000,
    "x " * 500_000 + "@", "a." + "b" * 100_000 + "(c: 1)", ";" * 100_000,
    "[" + "1, " * 100_000 + "1]", "".join(f"let v{i} = {i}\n" for i in range(20_000)),
    "".join(f"class A{i}: A{i - 1} {{}}\n" for i in range(5_000)),
    "let a = UIView()\nlet b = UIView()\na.addSubview(b)\nb.addSubview(a)\n",
    "let v0 = UIView()\n" + "".join(
        f"let v{i} = UIView()\nv{i - 1}.addSubview(v{i})\n" for i in range(1, 2_000)),
]


def write_inputs(folder):
    """Writes them as numbered files."""
    groups = {
        "number": [text.encode() for text in NUMBERS], "bytes": BYTES,
        "terminal": [f'print("{text}")\nlet a{text}b = 1\n'.encode() for text in TERMINALS],
        "text": [f'"{text}" == "{text}"\nlet {text} = 1\n'.encode() for text in TEXTS],
        "source": [text.encode() for text in SOURCES],
    }
    number = 1000
    for group, inputs in groups.items():
        for data in inputs:
            with open(os.path.join(folder, f"{number}-{group}.txt"), "wb") as file:
                file.write(data)
            number += 1
