import { type Canvas, mix } from './canvas.ts';
import { ellipse, group, n, path, place, rect } from './shapes.ts';

/** A coconut palm whose foot stands at x, y; `size` 1 is about 170 px tall. */
export function palm(c: Canvas, x: number, y: number, size: number, color: string): string {
  const lean = (c.random() - 0.5) * 46;
  const top = -128 - c.random() * 26;
  const trunk = `M-4,2 Q${n(lean * 0.1 - 2)},${n(top * 0.55)} ${n(lean - 2)},${top} L${n(lean + 2)},${top} Q${n(lean * 0.1 + 4)},${n(top * 0.5)} 5,2 Z`;
  const fronds = [-104, -74, -46, -16, 14, 44, 72, 100].map((degrees) => {
    const turn = ((degrees + (c.random() - 0.5) * 16) * Math.PI) / 180;
    const long = 52 + c.random() * 16;
    const [mx, my] = [Math.sin(turn) * long * 0.55, -Math.cos(turn) * long * 0.42 - 12];
    const [ex, ey] = [
      Math.sin(turn) * long,
      -Math.cos(turn) * long * 0.5 + 12 + Math.abs(Math.sin(turn)) * 16,
    ];
    return `M${n(lean)},${n(top)} Q${n(lean + mx)},${n(top + my - 5)} ${n(lean + ex)},${n(top + ey)} Q${n(lean + mx)},${n(top + my + 9)} ${n(lean)},${n(top)} Z`;
  });
  return place(
    x,
    y,
    size,
    path(trunk, color),
    path(fronds.join(' '), color),
    ellipse(lean, top + 4, 6, 5, color),
  );
}

/** A broad shade tree; its crown is lit from the left. `size` 1 is about 200 px tall. */
export function shadeTree(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  dark: string,
  light: string,
): string {
  const crown = (color: string, dx: number, dy: number, spread: number) =>
    Array.from({ length: 11 }, (_, i) => {
      const turn = (i / 11) * Math.PI * 2;
      return ellipse(
        dx + Math.cos(turn) * 58 * spread,
        -146 + dy + Math.sin(turn) * 34 * spread,
        (30 + c.random() * 14) * spread,
        (24 + c.random() * 10) * spread,
        color,
      );
    }).join('') + ellipse(dx, -146 + dy, 62 * spread, 40 * spread, color);
  return place(
    x,
    y,
    size,
    path(
      'M-9,4 Q-5,-40 -10,-92 L-34,-128 L-28,-132 L-2,-104 L4,-150 L11,-150 L9,-102 L34,-130 L39,-126 L13,-86 Q8,-40 12,4 Z',
      mix(dark, '#000000', 0.15),
    ),
    crown(dark, 0, 0, 1),
    crown(mix(dark, light, 0.35), -13, -12, 0.78),
    crown(mix(dark, light, 0.7), -26, -22, 0.46),
  );
}

/** A clump of banana plants. `size` 1 is about 120 px tall. */
export function banana(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  dark: string,
  light: string,
): string {
  const leaves = [-62, -38, -14, 10, 34, 60].map((degrees, i) => {
    const turn = (degrees * Math.PI) / 180;
    const long = 74 + c.random() * 26;
    const [ex, ey] = [Math.sin(turn) * long, -34 - Math.cos(turn) * long + Math.abs(degrees) * 0.5];
    const [nx, ny] = [Math.cos(turn) * 18, Math.sin(turn) * 18];
    return path(
      `M0,-30 Q${n(ex * 0.5 - nx)},${n((ey - 30) * 0.55 - ny)} ${n(ex)},${n(ey)} Q${n(ex * 0.5 + nx)},${n((ey - 30) * 0.55 + ny + 4)} 0,-30 Z`,
      mix(dark, light, ((5 - i) / 5) * 0.6),
    );
  });
  return place(x, y, size, rect(-5, -36, 10, 38, mix(dark, '#000000', 0.1)), ...leaves);
}

/** Blades of grass or reeds along a line, for the nearest ground. */
export function grass(
  c: Canvas,
  from: number,
  to: number,
  y: number,
  height: number,
  color: string,
): string {
  let d = '';
  for (let x = from; x < to; x += height * (0.1 + c.random() * 0.22)) {
    const [h, bend] = [height * (0.4 + c.random() * 0.6), (c.random() - 0.35) * height * 0.5];
    d += `M${n(x)},${n(y)} Q${n(x + bend * 0.2)},${n(y - h * 0.6)} ${n(x + bend)},${n(y - h)} Q${n(x + bend * 0.2 + height * 0.05)},${n(y - h * 0.5)} ${n(x + height * 0.09)},${n(y)} Z `;
  }
  return path(d, color);
}

/** A row of palms of different height between two points of the ground. */
export function palms(
  c: Canvas,
  from: number,
  to: number,
  y: number,
  count: number,
  size: number,
  color: string,
): string {
  return group(
    {},
    ...Array.from({ length: count }, () =>
      palm(
        c,
        from + c.random() * (to - from),
        y + c.random() * 16 * size,
        size * (0.6 + c.random() * 0.6),
        color,
      ),
    ),
  );
}
