import { type Canvas, mix, type Point, randomFrom } from './canvas.ts';
import type { Hour } from './hours.ts';
import { ellipse, line, n, path, polygon, rect } from './shapes.ts';

/** Domes of the skyline above the valley: place, height and half width as shares of the range. */
const skyline: readonly (readonly [x: number, height: number, reach: number])[] = [
  [0.04, 0.5, 0.2],
  [0.24, 0.66, 0.2],
  [0.42, 0.5, 0.16],
  [0.6, 1, 0.23],
  [0.73, 0.72, 0.16],
  [0.86, 0.5, 0.14],
  [1, 0.76, 0.2],
];

type Ranges = {
  /** Foot of the farthest and of the nearest range, in pixels. */
  from: number;
  to: number;
  layers?: number;
  /** Height of the tallest peak, in pixels. */
  peak?: number;
  /** Moves the skyline sideways, as a share of the width. */
  shift?: number;
  /** How thick the mist lies between the ranges, 0 to 1. */
  mist?: number;
};

/** The ranges of Leuser from the far skyline to the near forest, mist lying between them. */
export function mountains(c: Canvas, hour: Hour, ranges: Ranges): void {
  const layers = ranges.layers ?? 6;
  for (let i = 0; i < layers; i++) range(c, hour, { ...ranges, layers }, i);
}

/** One of the ranges, counted from the skyline (0), with the mist at its foot. */
export function range(c: Canvas, hour: Hour, ranges: Ranges, i: number): void {
  const { from, to, layers = 6, peak = 300, shift = 0, mist = 0.62 } = ranges;
  const t = i / (layers - 1);
  const foot = from + (to - from) * t ** 1.1;
  const color = mix(hour.far, hour.near, t ** 1.15 * 0.86);
  const points =
    i === 0 ? leuser(c, foot, peak, shift) : slope(c, foot, peak * (0.5 - t * 0.3), 2.2 + i * 0.9);
  const bottom = Math.max(foot + peak * 0.55, c.height * 0.2);
  const paint = c.fade([
    [0, color],
    [0.42, mix(color, hour.mist, 0.1)],
    [0.95, mix(color, hour.mist, 0.62 * (1 - t))],
  ]);
  c.put(polygon([[0, bottom], ...points, [c.width, bottom]], paint));
  if (t < 0.75) {
    const [shade, light] = [mix(color, hour.near, 0.2), mix(color, hour.lamp, 0.55)];
    relief(c, points, peak * (0.62 - t * 0.4), shade, light, 0.5 - t * 0.25);
  }
  if (t > 0.35) canopy(c, points, color, 3 + t * 15);
  bank(c, foot + peak * 0.05, peak * 0.3, hour.mist, mist * (1 - t * 0.85));
}

/** A bank of mist lying on a foot line: a soft band with drifting swells. */
export function bank(c: Canvas, y: number, depth: number, color: string, strength: number): void {
  if (strength <= 0.02) return;
  const band = c.fade([
    [0, color, 0],
    [0.5, color, strength],
    [1, color, 0],
  ]);
  c.put(rect(0, y - depth / 2, c.width, depth * 1.5, band));
  const soft = c.blur(depth * 0.14);
  for (let i = 0; i < 4; i++) {
    c.put(
      ellipse(
        c.random() * c.width,
        y + (c.random() - 0.3) * depth * 0.6,
        c.width * (0.1 + c.random() * 0.16),
        depth * (0.06 + c.random() * 0.1),
        { fill: color, opacity: (strength * 0.8).toFixed(2), filter: soft },
      ),
    );
  }
}

/** The skyline that stands behind the school in every picture. */
function leuser(c: Canvas, foot: number, peak: number, shift = 0): Point[] {
  const rough = noise(randomFrom(5));
  const crest = (at: number) => 1 - Math.abs(rough(at) * 2 - 1);
  return along(c.width, 180, (x) => {
    const u = x / c.width - shift;
    const dome = Math.max(
      0,
      ...skyline.map(([at, height, reach]) => height * Math.exp(-(((u - at) / reach) ** 2) * 2.6)),
    );
    return (
      foot -
      peak *
        (0.14 +
          dome * 0.72 +
          crest(u * 7 + 60) * 0.1 +
          (crest(u * 19 + 20) - 0.5) * 0.075 +
          (rough(u * 70 + 9) - 0.5) * 0.022)
    );
  });
}

/** A forested slope of gentle waves. */
export function slope(c: Canvas, foot: number, height: number, waves: number): Point[] {
  const rough = noise(c.random);
  return along(c.width, 120, (x) => {
    const u = (x / c.width) * waves;
    return (
      foot -
      height *
        (rough(u) * 0.95 + (rough(u * 2.7 + 40) - 0.5) * 0.4 + (rough(u * 9 + 80) - 0.5) * 0.12)
    );
  });
}

/** Crowns of trees along a ridge, larger the nearer it is; some trees stand above the rest. */
export function canopy(c: Canvas, points: readonly Point[], color: string, size: number): void {
  let crowns = '';
  for (let x = -size; x < c.width + size; x += size * (0.28 + c.random() * 0.5)) {
    const tall = size > 6 && c.random() > 0.95 ? size * (0.25 + c.random() * 0.6) : 0;
    const [rx, ry] = [size * (0.22 + c.random() ** 2 * 0.75), size * (0.2 + c.random() * 0.5)];
    const y = heightAt(points, Math.min(Math.max(x, 0), c.width)) + ry * 0.3 - tall;
    crowns += `M${n(x - rx)},${n(y)} a${n(rx)},${n(ry)} 0 1 1 ${n(rx * 2)},0 a${n(rx)},${n(ry)} 0 1 1 ${n(-rx * 2)},0 Z `;
    if (tall) crowns += `M${n(x - 1)},${n(y)} h2 v${n(tall + size)} h-2 Z `;
  }
  c.put(path(crowns, color));
}

/** Height of a ridge at x, in pixels from the top. */
export function heightAt(points: readonly Point[], x: number): number {
  const at = points.findIndex((point) => point[0] >= x);
  const [a, b] = [points[Math.max(0, at - 1)], points[Math.max(0, at)]];
  if (!a || !b || a === b) return b?.[1] ?? 0;
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
}

// Spurs run down from every summit: the side away from the light is darker, the other has an edge.
function relief(
  c: Canvas,
  points: readonly Point[],
  depth: number,
  shade: string,
  light: string,
  strength: number,
): void {
  const paint = c.fade([
    [0, shade, strength],
    [0.8, shade, 0],
  ]);
  for (let i = 4; i < points.length - 4; i++) {
    const top = points[i];
    if (!top || points.slice(i - 4, i + 5).some((other) => other[1] < top[1])) continue;
    const right = descent(points.slice(i));
    const left = descent(points.slice(0, i + 1).reverse());
    const spur: Point[] = [0.95, 0.7, 0.48, 0.3, 0.14].map((at, k) => [
      top[0] + depth * (at * 0.1 + (k % 2 ? -0.07 : 0.05) - c.random() * 0.05),
      top[1] + depth * at,
    ]);
    c.put(
      polygon([...right, ...spur], paint),
      line(left, light, 2, { opacity: n(strength * 0.7) }),
    );
  }
}

// The points from a summit as far as the ridge keeps falling, small bumps aside.
function descent(points: readonly Point[]): Point[] {
  const end = points.findIndex((point, i) => i > 3 && point[1] < (points[i - 3]?.[1] ?? 0));
  return points.slice(0, end < 0 ? points.length : end);
}

function along(width: number, steps: number, y: (x: number) => number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => [(i / steps) * width, y((i / steps) * width)]);
}

// Smooth one-dimensional value noise in [0, 1].
function noise(random: () => number): (at: number) => number {
  const grid = Array.from({ length: 256 }, random);
  return (at) => {
    const [whole, part] = [Math.floor(at), at - Math.floor(at)];
    const [a, b] = [grid[whole & 255] ?? 0, grid[(whole + 1) & 255] ?? 0];
    return a + (b - a) * part * part * (3 - 2 * part);
  };
}
