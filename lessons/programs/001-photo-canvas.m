// The photo canvas: two fingers scale and turn a photo, one moves it, and a marquee of marching ants
// follows its frame. The methods are the article's own Objective-C. Moving and turning are right; a pinch
// to 2 in ten steps makes the photo 2.593742 times as large. Repaired, through the canvas that clips it:
//
//         0            200
//       ┼─┬─────────────┬────────────▶ x
//       │
//     0 ├ o
//       │  A───────────────────B
//       │  │                   │
//       │  │        photoImage │
//       │  │        E──────────┼───F
//       │  │        │   ⠠⠃⠈⠑⠢⢄ │   │
//       │  │        │⊕ ⢠⠃     ⠉⠐   │
//   200 ├  │        │ ⡠⠃       │   │
//       │  │        │⡰⠁        │   │
//       │  │        │⣀         │   │
//       │  │        │ ⠑⠢⢄⡀     │   │
//       │  D────────┼────⠈⠒⠤──⠠C   │
//     y ▼           H──────────────G
//   ─── canvas  A (20, 40)  B (300, 40)  C (300, 320)  D (20, 320)
//   ⊕ anchor (160, 180)   ─── photoImage
//   ─── marquee  E (140.7, 120.7)  F (359.3, 120.7)  G (359.3, 339.3)
//       H (140.7, 339.3)
//   partly clipped: photoImage
//   o origin   y down: positive angles turn clockwise on screen

UIView *canvas = [[UIView alloc] initWithFrame:CGRectMake(20, 40, 280, 280)];
canvas.clipsToBounds = YES;
UIImageView *photoImage = [[UIImageView alloc] initWithFrame:CGRectMake(40, 40, 200, 200)];
[canvas addSubview:photoImage];
[self.view addSubview:canvas];
CAShapeLayer *_marque = nil;
CGFloat _lastScale = 1.0, _lastRotation = 0.0, _firstX = 0, _firstY = 0;

- (void)viewDidLoad {
	[super viewDidLoad];

	UIPinchGestureRecognizer *pinchRecognizer = [[[UIPinchGestureRecognizer alloc] initWithTarget:self action:@selector(scale:)] autorelease];
	[pinchRecognizer setDelegate:self];
	[self.view addGestureRecognizer:pinchRecognizer];

	UIRotationGestureRecognizer *rotationRecognizer = [[[UIRotationGestureRecognizer alloc] initWithTarget:self action:@selector(rotate:)] autorelease];
	[rotationRecognizer setDelegate:self];
	[self.view addGestureRecognizer:rotationRecognizer];

	UIPanGestureRecognizer *panRecognizer = [[[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(move:)] autorelease];
	[panRecognizer setMinimumNumberOfTouches:1];
	[panRecognizer setMaximumNumberOfTouches:1];
	[panRecognizer setDelegate:self];
	[canvas addGestureRecognizer:panRecognizer];

	UITapGestureRecognizer *tapProfileImageRecognizer = [[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)] autorelease];
	[tapProfileImageRecognizer setNumberOfTapsRequired:1];
	[tapProfileImageRecognizer setDelegate:self];
	[canvas addGestureRecognizer:tapProfileImageRecognizer];

	if (!_marque) {
		_marque = [[CAShapeLayer layer] retain];
		_marque.fillColor = [[UIColor clearColor] CGColor];
		_marque.strokeColor = [[UIColor grayColor] CGColor];
		_marque.lineWidth = 1.0f;
		_marque.lineJoin = kCALineJoinRound;
		_marque.lineDashPattern = [NSArray arrayWithObjects:[NSNumber numberWithInt:10],[NSNumber numberWithInt:5], nil];
		_marque.bounds = CGRectMake(photoImage.frame.origin.x, photoImage.frame.origin.y, 0, 0);
		_marque.position = CGPointMake(photoImage.frame.origin.x + canvas.frame.origin.x, photoImage.frame.origin.y + canvas.frame.origin.y);
	}
	[[self.view layer] addSublayer:_marque];
}

-(void)scale:(id)sender {

    if([(UIPinchGestureRecognizer*)sender state] == UIGestureRecognizerStateBegan) {
      _lastScale = 1.0;
    }

    CGFloat scale = 1.0 - (_lastScale - [(UIPinchGestureRecognizer*)sender scale]);

    CGAffineTransform currentTransform = photoImage.transform;
    CGAffineTransform newTransform = CGAffineTransformScale(currentTransform, scale, scale);

    [photoImage setTransform:newTransform];

    _lastScale = [(UIPinchGestureRecognizer*)sender scale];
    [self showOverlayWithFrame:photoImage.frame];
}

-(void)rotate:(id)sender {

    if([(UIRotationGestureRecognizer*)sender state] == UIGestureRecognizerStateEnded) {

      _lastRotation = 0.0;
      return;
    }

    CGFloat rotation = 0.0 - (_lastRotation - [(UIRotationGestureRecognizer*)sender rotation]);

    CGAffineTransform currentTransform = photoImage.transform;
    CGAffineTransform newTransform = CGAffineTransformRotate(currentTransform,rotation);

    [photoImage setTransform:newTransform];

    _lastRotation = [(UIRotationGestureRecognizer*)sender rotation];
    [self showOverlayWithFrame:photoImage.frame];
}

-(void)move:(id)sender {

  CGPoint translatedPoint = [(UIPanGestureRecognizer*)sender translationInView:canvas];

  if([(UIPanGestureRecognizer*)sender state] == UIGestureRecognizerStateBegan) {
    _firstX = [photoImage center].x;
    _firstY = [photoImage center].y;
  }

  translatedPoint = CGPointMake(_firstX+translatedPoint.x, _firstY+translatedPoint.y);

  [photoImage setCenter:translatedPoint];
  [self showOverlayWithFrame:photoImage.frame];
}

-(void)tapped:(id)sender {
  _marque.hidden = YES;
}

-(void)showOverlayWithFrame:(CGRect)frame {

	if (![_marque actionForKey:@"linePhase"]) {
		CABasicAnimation *dashAnimation;
		dashAnimation = [CABasicAnimation animationWithKeyPath:@"lineDashPhase"];
		[dashAnimation setFromValue:[NSNumber numberWithFloat:0.0f]];
		[dashAnimation setToValue:[NSNumber numberWithFloat:15.0f]];
		[dashAnimation setDuration:0.5f];
		[dashAnimation setRepeatCount:HUGE_VALF];
		[_marque addAnimation:dashAnimation forKey:@"linePhase"];
	}

	_marque.bounds = CGRectMake(frame.origin.x, frame.origin.y, 0, 0);
	_marque.position = CGPointMake(frame.origin.x + canvas.frame.origin.x, frame.origin.y + canvas.frame.origin.y);

	CGMutablePathRef path = CGPathCreateMutable();
	CGPathAddRect(path, NULL, frame);
	[_marque setPath:path];
	CGPathRelease(path);

	_marque.hidden = NO;
}

[self viewDidLoad];
CGPoint middle = CGPointMake(160, 180);

-(void)startOver {
  photoImage.transform = CGAffineTransformIdentity;
  photoImage.center = CGPointMake(140, 140);
}

-(CGFloat)turnedBy {
  return photoImage.transform.decomposed().rotation * 180 / M_PI;
}

// Two fingers, 60 points to the left and right of the middle, turned so far.
-(NSArray *)fingersAt:(CGFloat)degrees {
  CGVector arm = vector(60, 0) * R(degrees°);
  return @[middle - arm, middle + arm];
}

// Where the marquee is drawn: its path stands in its own coordinates.
-(CGRect)marqueeOnScreen {
  return [_marque convertRect:CGPathGetBoundingBox(_marque.path) toLayer:self.view.layer];
}

// 1. Scaling slips. 1.0 - (_lastScale - scale) is 1 plus the difference to the last event, where the
// ratio to it is wanted. Each event of a pinch to 2 in n steps multiplies by 1 + 1/n: (1 + 1/n)^n.
NSLog(@"1. A pinch to 2 makes the photo");
for (int n = 1; n <= 100; n *= 10) {
  [self startOver];
  pinch(at: middle, from: 100, to: 200, steps: n)
  NSLog(@"   in steps: %3d   %.6f times as large", n, photoImage.transform.a);
  assert(photoImage.transform.a ≈ (1 + 1.0 / n) ^ n, "each event multiplies by 1 + 1/n")
}
pinch(at: middle, from: 200, to: 100, steps: 100)
NSLog(@"   and back again  %.6f", photoImage.transform.a);

// 2. Turning is right: the difference to the last event is what is wanted of angles.
[self startOver];
twist(at: middle, by: 30°, radius: 60, steps: 6)
NSLog(@"2. A twist by 30 degrees turns it by %.1f", [self turnedBy]);
assert([self turnedBy] ≈ 30, "differences of angles add up")

// But _lastRotation goes back to 0 only where a gesture has ended, not where it was cancelled.
fingers(from: [self fingersAt:0], to: [self fingersAt:20], steps: 1, lifts: false)
cancel()
NSLog(@"   a twist by 20, cancelled: %.1f", [self turnedBy]);
twist(at: middle, by: 10°, radius: 60, steps: 5)
NSLog(@"   and one by 10, which begins with a jump back: %.1f", [self turnedBy]);
assert([self turnedBy] ≈ 40, "30 + 20 + (10 - 20)")

// 3. Moving is right: the canvas clips, so that the photo is seen through it.
[self startOver];
drag(from: middle, to: CGPointMake(250, 230), steps: 9)
NSLog(@"3. A finger moves by {90, 50}, the center of the photo to %@", NSStringFromCGPoint(photoImage.center));
assert(CGPointEqualToPoint(photoImage.center, CGPointMake(230, 190)))
NSLog(@"   its corner is outside of the canvas: %@", CGRectContainsRect(canvas.bounds, photoImage.frame) ? @"NO" : @"YES");
assert([canvas hitTest:CGPointMake(300, 200) withEvent:nil] == nil, "what is clipped is not touched")

// 4. The marquee follows the frame: the upright box around the photo.
NSLog(@"4. The marquee is at %@", NSStringFromCGRect([self marqueeOnScreen]));
assert([self marqueeOnScreen] ≈ [canvas convertRect:photoImage.frame toView:nil])
twist(at: middle, by: 30°, radius: 60, steps: 6)
NSLog(@"   and turned by 30 degrees %.2f wide, the photo is %.0f", [self marqueeOnScreen].size.width, photoImage.bounds.size.width);
assert([self marqueeOnScreen].size.width ≈ 200 * (cos(30°) + sin(30°)))

// Its ants walk 15 points in half a second. But actionForKey: does not find what addAnimation:forKey: added,
// so that each event adds the animation anew, and while the photo moves the ants stand still.
drag(from: middle, to: CGPointMake(190, 180), steps: 30)
NSLog(@"   after half a second of dragging its ants have walked %.2f points", _marque.presentationLayer.lineDashPhase);
assert(_marque.presentationLayer.lineDashPhase == 0)
advance(0.25)
NSLog(@"   and a quarter of a second later %.2f", _marque.presentationLayer.lineDashPhase);
assert(_marque.presentationLayer.lineDashPhase ≈ 7.5)
tap(at: middle)
NSLog(@"   a tap hides it: %@", _marque.hidden ? @"YES" : @"NO");

// 5. The repairs: the ratio instead of the difference, and 0 wherever a gesture begins.
-(void)scaleByRatio:(UIPinchGestureRecognizer *)sender {
  if (sender.state == UIGestureRecognizerStateBegan) {
    _lastScale = 1.0;
  }
  CGFloat scale = sender.scale / _lastScale;
  [photoImage setTransform:CGAffineTransformScale(photoImage.transform, scale, scale)];
  _lastScale = sender.scale;
  [self showOverlayWithFrame:photoImage.frame];
}

-(void)rotateFromZero:(UIRotationGestureRecognizer *)sender {
  if (sender.state == UIGestureRecognizerStateBegan) {
    _lastRotation = 0.0;
  }
  [photoImage setTransform:CGAffineTransformRotate(photoImage.transform, sender.rotation - _lastRotation)];
  _lastRotation = sender.rotation;
  [self showOverlayWithFrame:photoImage.frame];
}

UIGestureRecognizer *pinching = self.view.gestureRecognizers[0];
UIGestureRecognizer *turning = self.view.gestureRecognizers[1];
[pinching removeTarget:self action:NULL];
[pinching addTarget:self action:@selector(scaleByRatio:)];
[turning removeTarget:self action:NULL];
[turning addTarget:self action:@selector(rotateFromZero:)];

[self startOver];
pinch(at: middle, from: 100, to: 200, steps: 10)
NSLog(@"5. Repaired: a pinch to 2 in ten steps: %.6f", photoImage.transform.a);
assert(photoImage.transform.a ≈ 2)
pinch(at: middle, from: 200, to: 100, steps: 10)
NSLog(@"   and back again: %.6f", photoImage.transform.a);
fingers(from: [self fingersAt:0], to: [self fingersAt:20], steps: 1, lifts: false)
cancel()
twist(at: middle, by: 10°, radius: 60, steps: 5)
NSLog(@"   a cancelled twist by 20 degrees and one by 10: %.1f", [self turnedBy]);
assert([self turnedBy] ≈ 30)

// The picture: a photo that was pinched, turned and moved, seen through the canvas, with its marquee.
[self startOver];
pinch(at: middle, from: 100, to: 80, steps: 8)
twist(at: middle, by: 30°, radius: 60, steps: 6)
drag(from: middle, to: CGPointMake(250, 230), steps: 9)
CGRect marquee = [self marqueeOnScreen];
plot(canvas, marquee)
