import { Canvas } from './canvas.ts';
import { arm } from './hands.ts';
import { near } from './near.ts';
import { ellipse, group, line, path, rect } from './shapes.ts';

/** Two cooks over the big pans before dawn, steam rising between them. */
export function dapur(): string {
  const c = new Canvas(1600, 1000, 23);
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.fade([
        [0, '#8a5a3c'],
        [1, '#c98a58'],
      ]),
    ),
    ...Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 9 }, (_, k) =>
        rect(k * 200 - (row % 2) * 100, row * 120, 192, 112, {
          fill: '#ffd9a8',
          opacity: 0.05 + c.random() * 0.08,
          rx: 8,
        }),
      ).join(''),
    ),
    rect(90, 70, 300, 300, '#5a3a24'),
    rect(
      110,
      90,
      260,
      260,
      c.fade([
        [0, '#3d5f94'],
        [0.6, '#e59a8a'],
        [1, '#ffd39a'],
      ]),
    ),
    rect(232, 90, 14, 260, '#5a3a24'),
    line(
      [
        [520, 90],
        [1540, 90],
      ],
      '#4a2b16',
      12,
    ),
    ...[620, 760, 1000, 1320, 1450].map((x, i) =>
      group(
        {},
        line(
          [
            [x, 90],
            [x, 170],
          ],
          '#4a2b16',
          7,
        ),
        ellipse(
          x,
          214,
          34 + (i % 2) * 12,
          48,
          ['#c0452f', '#d9a441', '#6f8a45'][i % 3] ?? '#c0452f',
        ),
      ),
    ),
    rect(
      0,
      0,
      1600,
      1000,
      c.glow([800, 980], 760, [
        [0, '#ff9a3c', 0.6],
        [1, '#ff9a3c', 0],
      ]),
    ),
  );
  const steam = (x: number, opacity: number) =>
    group(
      { filter: c.blur(14), opacity },
      path(
        `M${x},760 C${x - 120},600 ${x + 110},500 ${x - 10},330 C${x - 90},200 ${x + 40},120 ${x},0`,
        { fill: 'none', stroke: '#fff6e6', 'stroke-width': 70, 'stroke-linecap': 'round' },
      ),
    );
  c.put(
    steam(800, 0.5),
    near(
      c,
      [480, 400],
      2,
      { kind: 'putri', cloth: '#3f7a68', cover: '#f2c14e', skin: '#bd8156', smile: true },
      1,
      12,
    ),
    arm(
      [
        [530, 850],
        [640, 712],
      ],
      108,
      '#3a7160',
      '#bd8156',
    ),
    near(
      c,
      [1170, 390],
      2,
      {
        kind: 'putri',
        cloth: '#f5ead0',
        cover: '#b8433a',
        skin: '#c08559',
        smile: true,
        open: true,
      },
      -1,
      6,
    ),
    arm(
      [
        [1130, 850],
        [1030, 720],
      ],
      108,
      '#e6dabc',
      '#c08559',
    ),
    line(
      [
        [672, 640],
        [760, 830],
      ],
      '#8a5a2a',
      22,
    ),
    line(
      [
        [1010, 650],
        [900, 830],
      ],
      '#8a5a2a',
      22,
    ),
    path('M410,820 Q440,1000 640,1000 H1020 Q1220,1000 1250,820 Z', '#3a332f'),
    ellipse(830, 820, 420, 62, '#2a2522'),
    ellipse(830, 814, 392, 48, '#f0a83c'),
    ...Array.from({ length: 16 }, () =>
      ellipse(520 + c.random() * 620, 800 + c.random() * 30, 22, 9, {
        fill: ['#c0452f', '#6f8a45', '#ffe3a0'][Math.floor(c.random() * 3)] ?? '#c0452f',
        opacity: 0.8,
      }),
    ),
    steam(640, 0.22),
    steam(1000, 0.24),
  );
  return c.toSvg();
}
