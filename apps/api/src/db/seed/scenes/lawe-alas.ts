import { Canvas, mix, type Point } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, standing } from './people.ts';
import { ellipse, line, n, path, polygon, rect } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { banana, grass, palm } from './trees.ts';

const hour = hours.pagi;
const [top, bottom] = [560, 1010];

// The middle of the river at a share of the way from the horizon to the viewer, and half its width.
const middle = (t: number) =>
  900 + Math.sin(t * 7.4 + 0.5) * (150 + 120 * t) * (1 - t * 0.45) - 190 * t;
const half = (t: number) => 9 + 250 * t ** 1.7;

/** The river Lawe Alas winding out of the mountains, a bamboo raft on it. */
export function laweAlas(): string {
  const c = new Canvas(1600, 1000, 77);
  sky(c, hour, 600, [380, 250], 48);
  clouds(c, hour, 60, 210, 5);
  mountains(c, hour, { from: 450, to: 580, layers: 6, peak: 300, shift: 0.14, mist: 0.85 });
  const ground = c.fade([
    [0, mix('#8db383', hour.mist, 0.5)],
    [0.35, '#5d9163'],
    [1, hour.near],
  ]);
  c.put(
    polygon(
      [
        [0, top],
        [1600, top],
        [1600, 1000],
        [0, 1000],
      ],
      ground,
    ),
  );
  bank(c, top + 6, 110, hour.mist, 0.85);
  river(c);
  forest(c);
  raft(c, 0.52);
  for (const [x, y, r] of [
    [470, 930, 34],
    [530, 956, 22],
    [1120, 948, 40],
    [1190, 972, 26],
    [640, 850, 12],
    [980, 856, 15],
  ] as const)
    c.put(
      ellipse(x, y + r * 0.3, r * 1.5, r * 0.4, { fill: '#ffffff', opacity: 0.35 }),
      path(
        `M${x - r},${y + r * 0.4} Q${x - r * 0.9},${y - r * 0.6} ${x},${y - r * 0.7} Q${x + r},${y - r * 0.5} ${x + r * 1.1},${y + r * 0.4} Z`,
        mix(hour.near, hour.far, 0.5),
      ),
      path(
        `M${x - r},${y + r * 0.4} Q${x - r * 0.9},${y - r * 0.6} ${x},${y - r * 0.7} Q${x - r * 0.2},${y - r * 0.2} ${x - r * 0.3},${y + r * 0.4} Z`,
        mix(hour.near, hour.mist, 0.6),
      ),
    );
  const dark = mix(hour.near, '#000000', 0.12);
  c.put(
    palm(c, 130, 1000, 2.5, dark),
    palm(c, 250, 1010, 1.9, dark),
    banana(c, 60, 1000, 1.7, dark, '#8fb377'),
    banana(c, 1500, 1010, 1.8, dark, '#8fb377'),
    grass(c, 0, 420, 1006, 80, dark),
    grass(c, 1260, 1600, 1006, 100, dark),
  );
  birds(c, [1010, 260], 7, dark, 9);
  return c.toSvg();
}

function river(c: Canvas): void {
  const steps = Array.from({ length: 61 }, (_, i) => i / 60);
  const y = (t: number) => top + (bottom - top) * t ** 1.25;
  const side = (sign: number, extra: number) =>
    steps.map((t): Point => [middle(t) + sign * (half(t) + extra * t), y(t)]);
  const shape = (extra: number) => [...side(-1, extra), ...side(1, extra).reverse()];
  c.put(polygon(shape(26), mix('#d9cda2', hour.near, 0.12)));
  c.put(
    polygon(
      shape(0),
      c.fade([
        [0, hour.mist],
        [0.22, mix(hour.sky[2], hour.lamp, 0.35)],
        [0.6, mix(hour.sky[2], hour.near, 0.24)],
        [1, mix(hour.sky[2], hour.near, 0.5)],
      ]),
    ),
  );
  let glints = '';
  for (let i = 0; i < 150; i++) {
    const t = c.random();
    const w = (6 + c.random() * 60) * (0.15 + t);
    const x = middle(t) + (c.random() * 1.7 - 1) * half(t) * 0.9;
    if (x + w < middle(t) + half(t))
      glints += `M${n(x)},${n(y(t))} q${n(w / 2)},${n(-3 * t)} ${n(w)},0 `;
  }
  c.put(
    path(glints, {
      fill: 'none',
      stroke: hour.lamp,
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
  );
}

// Trees along both banks, from the mist at the horizon to the viewer.
function forest(c: Canvas): void {
  for (let i = 0; i < 230; i++) {
    const t = (i / 230) ** 1.15 * 0.9;
    const side = i % 2 ? 1 : -1;
    const away = 34 + 26 * t + c.random() ** 1.6 * (640 - 180 * t);
    const [x, y, size] = [
      middle(t) + side * (half(t) + away + 60 * t),
      top + (bottom - top) * t ** 1.25 + 4,
      7 + 60 * t * (0.6 + c.random() * 0.6),
    ];
    const color = mix(
      mix('#4d8560', hour.near, 0.25 + t * 0.7),
      hour.mist,
      Math.max(0, 0.62 - t * 1.5),
    );
    const crown = (dx: number, dy: number, share: number, paint: string) =>
      ellipse(x + dx * size, y - size * 0.75 + dy * size, size * share, size * share * 0.82, paint);
    c.put(
      ellipse(x + size * 0.5, y, size * 1.2, size * 0.2, { fill: hour.near, opacity: 0.22 }),
      rect(x - size * 0.07, y - size * 0.5, size * 0.14, size * 0.52, mix(color, '#20302a', 0.4)),
      crown(0.34, 0.12, 0.5, mix(color, '#0d2b24', 0.22)),
      crown(0, 0, 0.62, color),
      crown(-0.2, -0.16, 0.36, mix(color, '#c6dc9a', 0.3)),
    );
  }
}

function raft(c: Canvas, t: number): void {
  const [x, y] = [middle(t) + half(t) * 0.1, top + (bottom - top) * t ** 1.25];
  c.put(
    ellipse(x, y + 6, 66, 6, { fill: hour.near, opacity: 0.3 }),
    polygon(
      [
        [x - 62, y],
        [x + 56, y - 2],
        [x + 66, y + 6],
        [x - 56, y + 9],
      ],
      '#b08d52',
    ),
    line(
      [
        [x - 58, y + 3],
        [x + 60, y + 1],
      ],
      '#7d6034',
      1.6,
    ),
    line(
      [
        [x + 40, y - 78],
        [x + 62, y + 30],
      ],
      '#6d5530',
      3,
    ),
  );
  c.put(
    standing(x + 34, y + 3, 64, { ...dress(2), kind: 'petani' }, 3),
    standing(x - 20, y + 4, 58, dress(0)),
  );
}
