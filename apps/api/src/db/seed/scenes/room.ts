import { type Canvas, mix, type Point } from './canvas.ts';
import type { Hour } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { arch, group, line, path, polygon, rect } from './shapes.ts';
import { sky } from './sky.ts';

type Box = { x: number; y: number; width: number; height: number };

/** The valley as a window shows it: `opening` is a path in pixels of the room. */
function view(
  c: Canvas,
  hour: Hour,
  { x, y, width, height }: Box,
  opening: string,
  shift = 0,
): void {
  const wide = Math.max(width, height * 1.7);
  c.inset(
    x - (wide - width) * (0.5 + shift),
    y,
    wide,
    height,
    path(opening, '#000000'),
    (inner) => {
      sky(
        inner,
        hour,
        height * 0.72,
        [wide * (0.5 + shift) - width * 0.2, height * 0.3],
        width * 0.07,
      );
      mountains(inner, hour, {
        from: height * 0.66,
        to: height * 0.94,
        layers: 5,
        peak: height * 0.34,
        mist: 0.8,
      });
      bank(inner, height * 0.9, height * 0.12, hour.mist, 0.6);
    },
  );
}

/** An arched window standing on `y`, with its frame, crossbars and the valley behind. */
export function archWindow(
  c: Canvas,
  hour: Hour,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
  shift = 0,
): void {
  const light = mix(frame, hour.lamp, 0.35);
  c.put(
    path(arch(x, y + 14, width + 44, height + 40), mix(frame, '#000000', 0.18)),
    path(arch(x - 3, y + 10, width + 32, height + 30), frame),
  );
  view(
    c,
    hour,
    { x: x - width / 2, y: y - height, width, height },
    arch(x, y, width, height),
    shift,
  );
  c.put(
    rect(x - 4, y - height + 10, 8, height - 10, frame),
    rect(x - 4, y - height + 10, 2.5, height - 10, light),
    rect(x - width / 2, y - height * 0.52, width, 8, frame),
    rect(x - width / 2, y - height * 0.52, width, 2.5, light),
    rect(x - width / 2 - 34, y, width + 68, 18, mix(frame, hour.lamp, 0.12)),
    rect(x - width / 2 - 34, y, width + 68, 4, light),
  );
}

/** A shaft of light from the opening at the left down to the floor at the right. */
export function beam(c: Canvas, corners: readonly Point[], color: string, strength: number): void {
  c.put(
    group(
      { filter: c.blur(7) },
      polygon(
        corners,
        c.fade([
          [0, color, strength],
          [0.7, color, strength * 0.35],
          [1, color, 0],
        ]),
      ),
    ),
  );
}

/** Floor boards running away from the viewer to a point at the height `eye`. */
export function boards(c: Canvas, top: number, wood: string, eye: Point): void {
  c.put(
    rect(
      0,
      top,
      c.width,
      c.height - top,
      c.fade([
        [0, mix(wood, '#ffffff', 0.12)],
        [1, mix(wood, '#1c1410', 0.35)],
      ]),
    ),
  );
  for (let x = -1400; x <= c.width + 1400; x += 120) {
    const t = (top - eye[1]) / (c.height - eye[1]);
    c.put(
      line(
        [
          [eye[0] + (x - eye[0]) * t, top],
          [x, c.height],
        ],
        mix(wood, '#1c1410', 0.45),
        2,
        { opacity: 0.4 },
      ),
    );
  }
}

/** Where a point of the room lands in the picture: x to the right, y up, z away, all in pixels. */
export function projection(eye: Point, focal: number): (x: number, y: number, z: number) => Point {
  return (x, y, z) => {
    const share = focal / (focal + z);
    return [eye[0] + x * share, eye[1] - y * share];
  };
}
