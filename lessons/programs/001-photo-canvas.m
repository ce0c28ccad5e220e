// The photo canvas: a photo that two fingers scale and turn and one finger moves, and the selection
// marquee around its frame. The methods are the article's own Objective-C.

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

// The slip of its scale: 1 + (scale - last) is added up, so a pinch to 2 in ten steps comes to 1.1^10.
pinch(at: (160, 180), from: 100, to: 200, steps: 10)
NSLog(@"a pinch to 2 in ten steps scales by %f", photoImage.transform.a);
assert(photoImage.transform.a ≈ 1.1 ^ 10, "1.1 to the tenth")

// It turns rightly.
photoImage.transform = CGAffineTransformIdentity;
twist(at: (160, 180), by: 30°, radius: 60, steps: 6)
NSLog(@"a twist by 30 degrees turns by %f degrees", photoImage.transform.decomposed().rotation * 180 / M_PI);

// The marquee follows the frame, which is larger than the photo.
NSLog(@"the marquee stands at %@, the frame in the canvas is %@", NSStringFromCGPoint(_marque.position), NSStringFromCGRect(photoImage.frame));
advance(0.25)
NSLog(@"after a quarter of a second the ants have walked %f", _marque.presentation.lineDashPhase);
tap(at: (160, 180))
NSLog(@"a tap hides the marquee: %d", _marque.hidden);
