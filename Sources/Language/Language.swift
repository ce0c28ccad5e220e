// Language
