import { Canvas } from './canvas.ts';
import { terraces } from './fields.ts';
import { arm } from './hands.ts';
import { hours } from './hours.ts';
import { mountains } from './mountains.ts';
import { near } from './near.ts';
import { group, line, path, rect } from './shapes.ts';
import { palms } from './trees.ts';

const hour = {
  ...hours.pagi,
  sky: ['#fff1b8', '#fbdc86', '#f3bf5c'] as const,
  far: '#d9ae62',
  near: '#6e6a2c',
  mist: '#ffeab0',
};

/** The first harvest, seen near: an old farmer and a pupil with an armful of ripe rice. */
export function panen(): string {
  const c = new Canvas(1600, 1000, 58);
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.fade([
        [0, '#f6c765'],
        [0.5, '#ffeebb'],
        [1, '#ffeebb'],
      ]),
    ),
    rect(
      0,
      0,
      1600,
      1000,
      c.glow([300, 200], 620, [
        [0, '#fffbe6', 0.95],
        [1, '#fffbe6', 0],
      ]),
    ),
  );
  mountains(c, hour, { from: 420, to: 520, layers: 3, peak: 150, shift: 0.3, mist: 0.7 });
  c.put(palms(c, 700, 900, 520, 3, 0.7, '#8a7a35'));
  terraces(c, hour, 510, 6, () => 'kuning', 24);
  c.put(
    near(
      c,
      [480, 400],
      2,
      {
        kind: 'putra',
        cloth: '#3f6f8f',
        cover: '#5a3d22',
        skin: '#a8714a',
        beard: '#d8cfbd',
        smile: true,
        hat: 'caping',
      },
      1,
      8,
    ),
    near(
      c,
      [1130, 430],
      1.95,
      {
        kind: 'putra',
        cloth: '#f4ecd8',
        cover: '#1d2624',
        skin: '#c98f63',
        smile: true,
        open: true,
      },
      -1,
      3,
    ),
    sheaf(930, 780),
    arm(
      [
        [1286, 740],
        [1220, 940],
        [980, 830],
      ],
      104,
      '#e2d6ba',
      '#c98f63',
    ),
    arm(
      [
        [318, 700],
        [420, 930],
        [850, 870],
      ],
      112,
      '#376382',
      '#a8714a',
    ),
    ...Array.from({ length: 110 }, (_, i) =>
      stalk(i * 15 - 10, 1010, 90 + c.random() * 110, (c.random() - 0.4) * 60),
    ),
  );
  return c.toSvg();
}

function sheaf(x: number, y: number): string {
  return group(
    { transform: `translate(${x},${y}) rotate(14) scale(1.5)` },
    path(
      'M-34,180 Q-14,60 -14,40 Q-50,-60 -120,-120 Q0,-210 120,-110 Q50,-50 16,40 Q18,80 34,180 Z',
      '#d6a63f',
    ),
    ...Array.from({ length: 15 }, (_, i) =>
      stalk(-10 + i * 1.4, 40, 170 + ((i * 37) % 40), (i - 7) * 15),
    ),
    path('M-18,36 Q0,46 20,36 L20,56 Q0,66 -18,56 Z', '#7d5a26'),
  );
}

// A stalk with its ear bent over.
function stalk(x: number, y: number, height: number, lean: number): string {
  const [tx, ty] = [x + lean, y - height];
  return group(
    {},
    path(`M${x},${y} Q${x + lean * 0.3},${y - height * 0.6} ${tx},${ty}`, {
      fill: 'none',
      stroke: '#a8872f',
      'stroke-width': 3.4,
    }),
    line(
      [
        [tx, ty],
        [tx + 9, ty + 16],
        [tx + 11, ty + 36],
      ],
      '#ecc35a',
      9,
    ),
  );
}
