import type { Canvas, Point } from './canvas.ts';
import type { Hour } from './hours.ts';
import { circle, ellipse, group, line, path, rect } from './shapes.ts';

/** Fills the canvas down to `horizon` with the hour's sky and its sun, glowing, at `lamp`. */
export function sky(c: Canvas, hour: Hour, horizon: number, lamp: Point | null, radius = 54): void {
  const [low, middle, high] = hour.sky;
  c.put(
    rect(
      0,
      0,
      c.width,
      horizon,
      c.fade([
        [0.02, high],
        [0.56, middle],
        [0.95, low],
      ]),
    ),
    rect(0, horizon - 1, c.width, c.height - horizon + 1, low),
  );
  if (!lamp) return;
  const halo = c.glow(lamp, c.width * 0.44, [
    [0, hour.lamp, 0.9],
    [0.13, hour.lamp, 0.5],
    [0.45, hour.lamp, 0.16],
    [1, hour.lamp, 0],
  ]);
  c.put(rect(0, 0, c.width, c.height, halo), circle(lamp[0], lamp[1], radius, hour.lamp));
}

/** Stars over the upper sky, a few of them bright, and a hint of the Milky Way. */
export function stars(c: Canvas, horizon: number, count: number): void {
  const band = c.fade(
    [
      [0, '#cfe0e6', 0],
      [0.5, '#cfe0e6', 0.13],
      [1, '#cfe0e6', 0],
    ],
    'right',
  );
  c.put(
    group(
      { transform: `rotate(34 ${c.width * 0.62} 0)`, filter: c.blur(26) },
      rect(c.width * 0.52, -400, c.width * 0.2, c.height * 1.5, band),
    ),
  );
  for (let i = 0; i < count; i++) {
    const [x, y, size] = [c.random() * c.width, c.random() ** 1.3 * horizon, c.random()];
    c.put(
      circle(x, y, 0.7 + size ** 6 * 2.2, {
        fill: '#fdf6e0',
        opacity: (0.3 + size * 0.6).toFixed(2),
      }),
    );
  }
}

/** A crescent; `tilt` 0 is lit from below, in degrees clockwise. */
export function crescent(
  c: Canvas,
  [x, y]: Point,
  radius: number,
  color: string,
  thickness = 0.34,
  tilt = 28,
): void {
  const halo = c.glow([x, y], radius * 7, [
    [0, color, 0.35],
    [0.3, color, 0.12],
    [1, color, 0],
  ]);
  const dip = radius * 0.94;
  const hair = thickness < 0.1;
  const inner = radius * (hair ? 1 - thickness : 1 + thickness);
  c.put(circle(x, y, radius * 7, halo));
  c.put(
    group(
      { transform: `rotate(${tilt} ${x} ${y})` },
      path(
        `M${x - dip},${y - radius * 0.34} A${radius},${radius} 0 1 0 ${x + dip},${y - radius * 0.34} A${inner},${inner} 0 ${hair ? 1 : 0} 1 ${x - dip},${y - radius * 0.34} Z`,
        color,
      ),
    ),
  );
}

/** Long, flat clouds, lit from below. */
export function clouds(c: Canvas, hour: Hour, top: number, bottom: number, count: number): void {
  const soft = c.blur(9);
  for (let i = 0; i < count; i++) {
    const [x, y, w] = [
      c.random() * c.width,
      top + c.random() * (bottom - top),
      c.width * (0.1 + c.random() * 0.22),
    ];
    c.put(
      ellipse(x, y, w, 5 + c.random() * 9, {
        fill: hour.lamp,
        opacity: (0.16 + c.random() * 0.22).toFixed(2),
        filter: soft,
      }),
    );
  }
}

/** A small flock on its way. */
export function birds(c: Canvas, [x, y]: Point, count: number, color: string, size = 11): void {
  for (let i = 0; i < count; i++) {
    const [bx, by, s] = [
      x + (c.random() - 0.5) * size * 22,
      y + (c.random() - 0.5) * size * 9,
      size * (0.6 + c.random() * 0.6),
    ];
    c.put(
      line(
        [
          [bx - s, by - s * 0.35],
          [bx - s * 0.4, by - s * 0.42],
          [bx, by],
          [bx + s * 0.45, by - s * 0.5],
          [bx + s * 1.1, by - s * 0.3],
        ],
        color,
        Math.max(1.2, s * 0.16),
        { opacity: 0.75 },
      ),
    );
  }
}
