/** Milliseconds between two taps that are one double tap, and pixels that they may be apart. */
const doubleTap = { within: 300, apart: 30 };

/** In pixels: the shortest movement across that shows the next picture. */
const minSwipe = 50;

/** How many times larger a double tap shows a picture, and the most that any gesture does; more where one is tall. */
const scales = { tapped: 2.5, most: 5 };

type Point = { x: number; y: number };

/**
 * Has a stage answer to swipe, pinch, pan and double tap, by finger, pen, mouse or trackpad. A swipe moves it by its
 * `--drag`; `pictureOf` finds the picture that is enlarged.
 * @returns what shows the picture in its own size again.
 */
export function listenForGestures(
  stage: HTMLElement,
  pictureOf: () => HTMLElement | null,
  step: (by: 1 | -1) => void,
): () => void {
  const fingers = new Map<number, Point>();
  let scale = 1;
  let shift: Point = { x: 0, y: 0 };
  let across = 0;
  let wasPinched = false;
  let tapped = { at: 0, x: 0, y: 0 };

  /** How many times larger the picture is as wide as the stage: a tall one is narrow in it. */
  function toWidth(): number {
    const picture = pictureOf();
    const image = picture instanceof HTMLImageElement ? picture : picture?.querySelector('img');
    const { naturalWidth = 0, naturalHeight = 0 } = image ?? {};
    if (naturalWidth === 0) return 1;
    return (stage.clientWidth * naturalHeight) / (stage.clientHeight * naturalWidth);
  }

  /** Moves the enlarged picture, not beyond its edges. */
  function pan(right: number, down: number): void {
    const bound = (value: number, size: number) => {
      const most = (size * (scale - 1)) / 2;
      return Math.min(Math.max(value, -most), most);
    };
    shift = {
      x: bound(shift.x + right, stage.clientWidth),
      y: bound(shift.y + down, stage.clientHeight),
    };
    const picture = pictureOf();
    if (picture)
      picture.style.transform =
        scale === 1 ? '' : `translate(${shift.x}px, ${shift.y}px) scale(${scale})`;
  }

  /** Shows the picture in another size, what is at a point of the window staying there. */
  function enlarge(to: number, { x, y }: Point): void {
    const { left, top, width, height } = stage.getBoundingClientRect();
    const from = { x: x - left - width / 2, y: y - top - height / 2 };
    const most = Math.max(scales.most, 2 * toWidth());
    const grown = Math.min(Math.max(to, 1), most) / scale;
    scale *= grown;
    pan((shift.x - from.x) * (grown - 1), (shift.y - from.y) * (grown - 1));
  }

  function drag(pixels: number): void {
    across = pixels;
    stage.toggleAttribute('data-dragged', pixels !== 0);
    stage.style.setProperty('--drag', `${pixels}px`);
  }

  /** The middle of the fingers, and how far they are apart. */
  function grip(): Point & { apart: number } {
    const [a, b = a] = [...fingers.values()];
    if (!(a && b)) return { x: 0, y: 0, apart: 0 };
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
  }

  function end({ pointerId }: PointerEvent): void {
    fingers.delete(pointerId);
    if (fingers.size > 0) return;
    const swiped = across;
    drag(0);
    wasPinched = false;
    if (Math.abs(swiped) > minSwipe) step(swiped < 0 ? 1 : -1);
  }

  stage.addEventListener('pointerdown', ({ button, pointerId, clientX, clientY }) => {
    if (button !== 0) return;
    stage.setPointerCapture(pointerId);
    fingers.set(pointerId, { x: clientX, y: clientY });
    if (fingers.size === 1) return;
    wasPinched = true;
    drag(0);
  });
  stage.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    if (!fingers.has(pointerId)) return;
    const before = grip();
    fingers.set(pointerId, { x: clientX, y: clientY });
    const now = grip();
    if (before.apart > 0) enlarge((scale * now.apart) / before.apart, now);
    if (scale > 1) pan(now.x - before.x, now.y - before.y);
    else if (!wasPinched) drag(across + now.x - before.x);
  });
  stage.addEventListener('pointerup', (event) => {
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const isTap = !wasPinched && Math.abs(across) < doubleTap.apart;
    const isSecond =
      at - tapped.at < doubleTap.within && Math.hypot(x - tapped.x, y - tapped.y) < doubleTap.apart;
    if (isTap && isSecond) enlarge(scale > 1 ? 1 : Math.max(scales.tapped, toWidth()), { x, y });
    tapped = isSecond || !isTap ? { at: 0, x: 0, y: 0 } : { at, x, y };
    end(event);
  });
  stage.addEventListener('pointercancel', end);

  // On a trackpad two fingers across are a swipe, and a pinch is a wheel with the control key.
  let rolled = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { ctrlKey, deltaX, deltaY, clientX, clientY } = event;
      if (ctrlKey) enlarge(scale * 0.99 ** deltaY, { x: clientX, y: clientY });
      else if (scale > 1) pan(-deltaX, -deltaY);
      if (ctrlKey || scale > 1) return;
      clearTimeout(resting);
      resting = setTimeout(() => {
        rolled = 0;
      }, 200);
      const before = rolled;
      rolled += deltaX;
      // Once, however long the fingers go on.
      if (Math.abs(before) < minSwipe && Math.abs(rolled) >= minSwipe) step(rolled > 0 ? 1 : -1);
    },
    { passive: false },
  );

  return () => {
    [scale, shift] = [1, { x: 0, y: 0 }];
    pan(0, 0);
  };
}
