import { type Canvas, mix } from './canvas.ts';
import type { Hour } from './hours.ts';
import { arch, circle, group, line, n, path, place, polygon, rect } from './shapes.ts';

/**
 * The school's surau: a hall under three stacked roofs in the Acehnese manner, its tower at the
 * right. Stands on x, y; `size` 1 is about 420 px wide and 300 px tall.
 */
export function surau(
  c: Canvas,
  hour: Hour,
  x: number,
  y: number,
  size: number,
  lit = true,
): string {
  const dark = mix(hour.near, '#000000', 0.22);
  const wall = mix(dark, hour.pale, 0.1);
  const glow = lit ? hour.glow : mix(dark, hour.pale, 0.32);
  const windows = [-84, -50, -17, 17, 50, 84].map((at) => window(at, -8, 20, 46, glow, dark));
  const spill = c.glow([0, -20], 190, [
    [0, hour.glow, lit ? 0.26 : 0],
    [1, hour.glow, 0],
  ]);
  return place(
    x,
    y,
    size,
    circle(0, -20, 190, spill),
    rect(
      -116,
      -70,
      232,
      64,
      c.fade([
        [0, dark],
        [1, wall],
      ]),
    ),
    ...windows,
    roof(0, -74, 132, -132, dark, hour),
    rect(-58, -150, 116, 20, wall),
    ...[-42, -14, 14, 42].map((at) => rect(at - 8, -147, 16, 9, glow)),
    roof(0, -148, 84, -198, dark, hour),
    rect(-30, -212, 60, 16, wall),
    rect(-18, -209, 36, 7, glow),
    roof(0, -210, 50, -262, dark, hour),
    rect(-1.6, -296, 3.2, 36, dark),
    circle(0, -276, 5, dark),
    circle(0, -266, 3.4, dark),
    crescent(0, -300, 7, dark),
    rect(-128, -8, 256, 10, dark),
    rect(-140, 0, 280, 8, mix(dark, '#000000', 0.2)),
    polygon(
      [
        [-26, 8],
        [26, 8],
        [19, -8],
        [-19, -8],
      ],
      mix(wall, hour.pale, 0.14),
    ),
    tower(206, hour, dark, wall, glow),
  );
}

function roof(
  x: number,
  eaves: number,
  half: number,
  top: number,
  dark: string,
  hour: Hour,
): string {
  const rise = eaves - top;
  const outline = (side: number) =>
    `M${n(x)},${n(top)} Q${n(x + side * half * 0.42)},${n(top + rise * 0.74)} ${n(x + side * half)},${n(eaves - 3)} L${n(x + side * half * 0.98)},${n(eaves + 3)} H${n(x)} Z`;
  const rows = [0.5, 0.68, 0.84].map((t) =>
    line(
      [
        [x - half * t * t * 0.9, top + rise * t],
        [x - 2, top + rise * t + 1],
      ],
      mix(dark, hour.pale, 0.36),
      1,
      { opacity: 0.5 },
    ),
  );
  return group(
    {},
    path(outline(1), dark),
    path(outline(-1), mix(dark, hour.pale, 0.2)),
    ...rows,
    line(
      [
        [x - half, eaves - 2],
        [x - half - 7, eaves - 8],
      ],
      dark,
      3,
    ),
    line(
      [
        [x + half, eaves - 2],
        [x + half + 7, eaves - 8],
      ],
      dark,
      3,
    ),
  );
}

function window(
  x: number,
  y: number,
  width: number,
  height: number,
  glow: string,
  dark: string,
): string {
  return group(
    {},
    path(arch(x, y, width, height), glow),
    rect(x - 0.8, y - height + 4, 1.6, height - 4, { fill: dark, opacity: 0.65 }),
    rect(x - width / 2, y - height * 0.42, width, 1.6, { fill: dark, opacity: 0.65 }),
  );
}

function tower(x: number, hour: Hour, dark: string, wall: string, glow: string): string {
  return group(
    {},
    polygon(
      [
        [x - 17, 6],
        [x - 14, -196],
        [x + 14, -196],
        [x + 17, 6],
      ],
      dark,
    ),
    polygon(
      [
        [x - 17, 6],
        [x - 14, -196],
        [x - 4, -196],
        [x - 5, 6],
      ],
      mix(dark, hour.pale, 0.16),
    ),
    rect(x - 22, -202, 44, 7, dark),
    rect(x - 13, -228, 26, 28, wall),
    path(arch(x, -202, 11, 22), glow),
    ...[-60, -112, -160].map((at) => path(arch(x, at, 7, 15), { fill: glow, opacity: 0.85 })),
    roof(x, -228, 27, -272, dark, hour),
    rect(x - 1.2, -290, 2.4, 20, dark),
    crescent(x, -292, 5, dark),
  );
}

function crescent(x: number, y: number, radius: number, color: string): string {
  return path(
    `M${x - radius},${y - 4} A${radius},${radius} 0 1 0 ${x + radius},${y - 4} A${radius * 1.15},${radius * 1.05} 0 0 1 ${x - radius},${y - 4} Z`,
    color,
  );
}
