import { Canvas, mix, type Point } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, reaping, standing } from './people.ts';
import { projection } from './room.ts';
import { circle, ellipse, line, n, path, polygon, rect } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { banana, grass, palms, shadeTree } from './trees.ts';

const hour = hours.fajar;
const horizon = 610;
const at = projection([700, horizon - 40], 700);

/** The kitchen garden in the first sun: beds, a bamboo fence, smoke over the kitchen roof. */
export function kebunDapur(): string {
  const c = new Canvas(1600, 1000, 71);
  sky(c, hour, 600, [330, 280], 48);
  clouds(c, hour, 70, 240, 5);
  mountains(c, hour, { from: 460, to: 590, layers: 6, peak: 300, shift: 0.08, mist: 0.8 });
  bank(c, 592, 110, hour.mist, 0.75);
  c.put(
    rect(
      0,
      horizon - 14,
      1600,
      420,
      c.fade([
        [0, '#a3b878'],
        [0.35, '#6f9458'],
        [1, '#33633f'],
      ]),
    ),
  );
  c.put(
    palms(c, 30, 520, horizon, 5, 0.8, mix(hour.near, hour.mist, 0.24)),
    banana(c, 560, horizon + 4, 0.7, mix(hour.near, hour.mist, 0.1), '#a3b878'),
  );
  kitchen(c);
  fence(c);
  beds(c);
  c.put(
    reaping(646, 800, 132, dress(2)),
    standing(1010, 726, 92, { ...dress(1), kind: 'petani' }),
    standing(392, 930, 210, dress(0, 'putri')),
  );
  watering(c, 452, 822);
  c.put(shadeTree(c, 90, 800, 1.9, mix(hour.near, '#4a6a3a', 0.2), '#c4c476'));
  c.put(grass(c, 0, 1600, 1006, 56, mix(hour.near, '#4d7a45', 0.35)));
  birds(c, [760, 230], 6, hour.near, 9);
  return c.toSvg();
}

function kitchen(c: Canvas): void {
  const soft = c.blur(9);
  for (const [dx, dy, r, o] of [
    [0, 0, 20, 0.6],
    [22, -40, 28, 0.5],
    [58, -84, 38, 0.38],
    [110, -126, 50, 0.26],
    [180, -160, 62, 0.16],
  ] as const)
    c.put(circle(1330 + dx, 356 + dy, r, { fill: '#fdf3dc', opacity: o, filter: soft }));
  c.put(
    rect(
      1120,
      500,
      420,
      140,
      c.fade(
        [
          [0, '#d6b27c'],
          [1, '#8f6d44'],
        ],
        'right',
      ),
    ),
  );
  for (let y = 514; y < 640; y += 15)
    c.put(
      line(
        [
          [1120, y],
          [1540, y],
        ],
        '#5a4024',
        1.3,
        { opacity: 0.3 },
      ),
    );
  c.put(
    rect(1180, 540, 74, 62, '#5a4024'),
    rect(1186, 546, 62, 50, '#ffd98f'),
    rect(1216, 546, 4, 50, '#5a4024'),
    rect(1330, 536, 68, 104, '#2f6a52'),
    rect(1330, 536, 30, 104, '#3f8266'),
    rect(1440, 540, 66, 56, '#5a4024'),
    rect(1446, 546, 54, 44, '#f3c878'),
  );
  c.put(rect(1310, 376, 42, 60, '#94512f'), rect(1304, 370, 54, 10, '#5f3521'));
  c.put(
    polygon(
      [
        [1080, 508],
        [1190, 404],
        [1480, 404],
        [1584, 508],
      ],
      c.fade(
        [
          [0, '#a8593c'],
          [1, '#7a3d2a'],
        ],
        'right',
      ),
    ),
    polygon(
      [
        [1080, 508],
        [1190, 404],
        [1250, 404],
        [1170, 508],
      ],
      { fill: '#e09a68', opacity: 0.4 },
    ),
    rect(1078, 504, 508, 8, '#4f2a1c'),
    rect(1100, 636, 460, 12, '#8f8668'),
  );
}

function fence(c: Canvas): void {
  for (let x = 180; x < 1090; x += 26)
    c.put(
      rect(
        x,
        horizon - 36 + (c.random() - 0.5) * 8,
        6,
        56,
        mix('#b99a5c', '#5a4a2a', c.random() * 0.5),
      ),
    );
  c.put(
    line(
      [
        [176, horizon - 20],
        [1096, horizon - 22],
      ],
      '#94783f',
      5,
    ),
    line(
      [
        [176, horizon + 4],
        [1096, horizon + 2],
      ],
      '#94783f',
      5,
    ),
  );
}

// Beds run from the kitchen to the viewer; each has its own crop.
function beds(c: Canvas): void {
  const order = ['cabai', 'sawi', 'terung', 'jagung', 'sawi', 'kacang', 'cabai'] as const;
  order.forEach((crop, i) => {
    const x0 = -1080 + i * 320;
    c.put(
      polygon(
        [
          at(x0, -400, -60),
          at(x0 + 220, -400, -60),
          at(x0 + 220, -400, 3700),
          at(x0, -400, 3700),
        ].map(([x, y]): Point => [x, y]),
        '#5a3f28',
      ),
      polygon(
        [
          at(x0 + 12, -388, -60),
          at(x0 + 208, -388, -60),
          at(x0 + 208, -388, 3700),
          at(x0 + 12, -388, 3700),
        ],
        '#7a5636',
      ),
      polygon(
        [
          at(x0 + 150, -388, -60),
          at(x0 + 208, -388, -60),
          at(x0 + 208, -388, 3700),
          at(x0 + 150, -388, 3700),
        ],
        { fill: '#3a2717', opacity: 0.35 },
      ),
    );
    for (let z = 3560; z >= -40; z -= 92)
      for (const dx of [64, 156])
        plant(c, crop, at(x0 + dx + (c.random() - 0.5) * 16, -386, z), 700 / (700 + z));
  });
}

const crops = {
  cabai: { tall: 62, leaf: 30, wide: 9 },
  sawi: { tall: 34, leaf: 34, wide: 9 },
  terung: { tall: 58, leaf: 30, wide: 9 },
  jagung: { tall: 120, leaf: 52, wide: 4 },
  kacang: { tall: 112, leaf: 30, wide: 9 },
} as const;

function plant(c: Canvas, crop: keyof typeof crops, [x, y]: Point, size: number): void {
  const green = mix('#3f7d4a', '#8fb35f', c.random() * 0.7);
  const [tall, long, wide] = [
    crops[crop].tall * size,
    crops[crop].leaf * size,
    crops[crop].wide * size,
  ];
  const low = crop === 'sawi';
  c.put(ellipse(x + 8 * size, y, 24 * size, 5 * size, { fill: '#2a1c10', opacity: 0.3 }));
  if (crop === 'kacang')
    c.put(
      line(
        [
          [x, y],
          [x + 3 * size, y - tall * 1.1],
        ],
        '#94783f',
        3.4 * size,
      ),
    );
  if (!low)
    c.put(
      line(
        [
          [x, y],
          [x, y - tall * 0.8],
        ],
        mix(green, '#2a3a1c', 0.4),
        3 * size,
      ),
    );
  for (const [k, turn] of [-1.2, 1.1, -0.75, 0.7, -0.3, 0.25].entries()) {
    const foot: Point = [x, y - (low ? 2 * size : tall * (0.12 + k * 0.13))];
    c.put(leaf(foot, turn, long, wide, mix(green, '#d3dc8c', k * 0.07)));
  }
  if (crop === 'cabai')
    for (const dx of [-12, 6, 15])
      c.put(
        ellipse(
          x + dx * size,
          y - tall * (0.4 + c.random() * 0.3),
          2.6 * size,
          7 * size,
          '#c9442f',
        ),
      );
  if (crop === 'terung')
    c.put(
      ellipse(x - 8 * size, y - tall * 0.34, 6 * size, 12 * size, '#5b3a6a'),
      ellipse(x - 10 * size, y - tall * 0.4, 2 * size, 5 * size, { fill: '#ffffff', opacity: 0.4 }),
    );
}

function leaf([x, y]: Point, turn: number, long: number, wide: number, color: string): string {
  const [dx, dy] = [Math.sin(turn) * long, -Math.cos(turn) * long];
  return path(
    `M${n(x)},${n(y)} q${n(dx * 0.4 - wide)},${n(dy * 0.7)} ${n(dx)},${n(dy * 0.8)} q${n(-dx * 0.3 + wide)},${n(-dy * 0.1)} ${n(-dx)},${n(-dy * 0.8)} Z`,
    color,
  );
}

function watering(c: Canvas, x: number, y: number): void {
  c.put(
    line(
      [
        [x - 34, y - 22],
        [x - 6, y + 8],
      ],
      '#5b4637',
      9,
    ),
    rect(x - 12, y + 2, 42, 36, '#7f9a8f'),
    rect(x - 12, y + 2, 14, 36, '#b4c8bc'),
    line(
      [
        [x + 28, y + 30],
        [x + 62, y + 6],
      ],
      '#6f8a7f',
      7,
    ),
    polygon(
      [
        [x + 56, y - 4],
        [x + 74, y + 6],
        [x + 64, y + 16],
      ],
      '#5f7a6f',
    ),
    path(`M${x - 8},${y + 2} q12,-22 32,0`, { fill: 'none', stroke: '#5f7a6f', 'stroke-width': 4 }),
  );
  for (let i = 0; i < 9; i++)
    c.put(
      line(
        [
          [x + 70 + i * 3, y + 10 + i * 2],
          [x + 84 + i * 6, y + 46 + i * 4],
        ],
        '#eef6f2',
        1.6,
        { opacity: 0.6 },
      ),
    );
}
