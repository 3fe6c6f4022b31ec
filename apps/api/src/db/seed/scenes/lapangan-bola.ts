import { Canvas } from './canvas.ts';
import { arm } from './hands.ts';
import { hours } from './hours.ts';
import { mountains } from './mountains.ts';
import { near } from './near.ts';
import { circle, ellipse, line, path, polygon, rect } from './shapes.ts';
import { palm } from './trees.ts';

/** Two players on the wet field, the ball under an arm, in orange evening light. */
export function lapanganBola(): string {
  const c = new Canvas(1600, 1000, 44);
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.fade([
        [0, '#f2763a'],
        [0.4, '#ffae52'],
        [0.66, '#ffe0a0'],
        [1, '#ffe0a0'],
      ]),
    ),
    circle(300, 430, 120, '#fff3c8'),
    rect(
      0,
      0,
      1600,
      1000,
      c.glow([300, 430], 560, [
        [0, '#fff3c8', 0.8],
        [1, '#fff3c8', 0],
      ]),
    ),
  );
  mountains(
    c,
    { ...hours.petang, far: '#e08a52', near: '#6a3f26', mist: '#ffcf8c' },
    { from: 520, to: 620, layers: 2, peak: 130, shift: 0.4, mist: 0.5 },
  );
  c.put(palm(c, 110, 660, 1.7, '#5a3320'), palm(c, 1530, 660, 2, '#5a3320'));
  c.put(
    rect(
      0,
      640,
      1600,
      360,
      c.fade([
        [0, '#a8b04a'],
        [1, '#55702c'],
      ]),
    ),
    ...[
      [220, 760, 190],
      [830, 720, 130],
      [1420, 800, 230],
      [90, 930, 170],
    ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.16, '#ffd08a')),
    line(
      [
        [1080, 650],
        [1080, 470],
        [1440, 470],
        [1440, 650],
      ],
      '#fff6e0',
      10,
    ),
  );
  c.put(
    near(
      c,
      [1060, 400],
      1.95,
      {
        kind: 'putra',
        cloth: '#f5ead0',
        cover: '#22150f',
        skin: '#b97c52',
        bare: true,
        smile: true,
        open: true,
      },
      -1,
      2,
    ),
    near(
      c,
      [560, 390],
      2.1,
      {
        kind: 'putra',
        cloth: '#cf4a3a',
        cover: '#2a1a12',
        skin: '#c98f63',
        bare: true,
        smile: true,
        open: true,
      },
      1,
      4,
    ),
    circle(800, 830, 132, '#fffaf0'),
    polygon(
      [
        [800, 780],
        [848, 815],
        [830, 872],
        [770, 872],
        [752, 815],
      ],
      '#2a2420',
    ),
    ...[
      [800, 700],
      [924, 790],
      [876, 936],
      [724, 936],
      [676, 790],
    ].map(([x = 0, y = 0]) =>
      line(
        [
          [800 + (x - 800) * 0.4, 830 + (y - 830) * 0.4],
          [x, y],
        ],
        '#2a2420',
        5,
      ),
    ),
    path(
      'M772,701 Q800,716 828,701 L814,728 H786 Z M930,808 L900,800 L904,766 Z M670,808 L700,800 L696,766 Z',
      '#2a2420',
    ),
    arm(
      [
        [380, 690],
        [450, 930],
        [690, 880],
      ],
      112,
      '#c24234',
      '#c98f63',
    ),
  );
  return c.toSvg();
}
