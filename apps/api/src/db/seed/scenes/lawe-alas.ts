import { Canvas, mix, type Point } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, standing } from './people.ts';
import { ellipse, line, n, path, polygon, rect } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { banana, grass, palm } from './trees.ts';

const hour = hours.siang;
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
  plain(c);
  bank(c, top + 10, 130, hour.mist, 0.8);
  river(c);
  thickets(c);
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

// Fields on the plain, then thickets along both banks, from the mist at the horizon to the viewer.
function plain(c: Canvas): void {
  const y = (t: number) => top + (bottom - top) * t ** 1.25;
  for (let i = 0; i < 13; i++) {
    const [t0, t1] = [(i / 13) ** 1.25, ((i + 1) / 13) ** 1.25];
    let x = -300 + c.random() * 200;
    while (x < 1900) {
      const wide = (90 + c.random() * 190) * (0.35 + t0 * 1.5);
      const lean = (t: number, at: number) => at + (at - 900) * (t - t0) * 1.1;
      const color = mix(
        ['#8fb373', '#a9c283', '#c9c27c', '#7ba56c'][Math.floor(c.random() * 4)] ?? '#8fb373',
        t0 < 0.3 ? hour.mist : hour.near,
        t0 < 0.3 ? 0.55 - t0 : t0 * 0.5,
      );
      c.put(
        polygon(
          [
            [x, y(t0)],
            [x + wide, y(t0)],
            [lean(t1, x + wide), y(t1)],
            [lean(t1, x), y(t1)],
          ],
          { fill: color, stroke: mix(color, hour.near, 0.3), 'stroke-width': n(0.6 + t0 * 2.4) },
        ),
      );
      x += wide;
    }
  }
}

function thickets(c: Canvas): void {
  for (let i = 0; i < 150; i++) {
    const t = 0.02 + (i / 150) ** 1.1 * 0.86;
    const side = i % 2 ? 1 : -1;
    const far = i % 5 === 0 ? 220 + c.random() * 460 : c.random() ** 1.4 * 110;
    const x = middle(t) + side * (half(t) + 44 + 70 * t + far * (0.4 + t));
    clump(c, x, top + (bottom - top) * t ** 1.25 + 5, 7 + 40 * t, t);
  }
}

function clump(c: Canvas, x: number, y: number, size: number, t: number): void {
  const color = mix(
    mix('#3f7d5a', hour.near, 0.2 + t * 0.7),
    hour.mist,
    Math.max(0, 0.6 - t * 1.7),
  );
  const crowns = (count: number, lift: number, spread: number, radius: number, paint: string) =>
    Array.from({ length: count }, () => {
      const dx = (c.random() - 0.5) * 2 * spread * size;
      const dy = (lift + c.random() * 0.7 * (1 - Math.abs(dx) / (spread * size * 1.2))) * size;
      const r = radius * size * (0.6 + c.random() * 0.6);
      return ellipse(x + dx, y - dy, r, r * 0.84, paint);
    });
  c.put(
    ellipse(x + size * 0.4, y + size * 0.05, size * 1.9, size * 0.26, {
      fill: hour.near,
      opacity: 0.28,
    }),
    rect(x - size * 1.3, y - size * 0.4, size * 2.6, size * 0.42, { fill: color, rx: size * 0.2 }),
    ...crowns(9, 0.3, 1.4, 0.46, color),
    ...crowns(7, 0.55, 1.1, 0.34, mix(color, '#a9cf95', 0.16)),
    ...crowns(6, 0.75, 0.9, 0.22, mix(color, '#cfe2a4', 0.34)),
  );
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
