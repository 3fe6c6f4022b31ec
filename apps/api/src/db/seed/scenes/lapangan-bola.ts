import { Canvas, mix, type Point } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, standing } from './people.ts';
import { circle, ellipse, group, line, path, polygon, rect } from './shapes.ts';
import { birds, sky } from './sky.ts';
import { banana, grass, palms } from './trees.ts';

const hour = hours.hujan;
const field = 668;

/** The football field as the rain ends: puddles, a bamboo goal, a pale rainbow. */
export function lapanganBola(): string {
  const c = new Canvas(1600, 1000, 27);
  sky(c, hour, 640, [330, 250], 0);
  shower(c);
  rainbow(c);
  mountains(c, hour, { from: 530, to: 650, layers: 5, peak: 330, shift: -0.2, mist: 0.95 });
  bank(c, 650, 120, hour.mist, 0.8);
  const dark = mix(hour.near, '#000000', 0.08);
  c.put(
    palms(c, 40, 520, field + 4, 7, 0.95, mix(dark, hour.mist, 0.22)),
    banana(c, 604, field + 6, 0.8, dark, '#9dbb7d'),
    palms(c, 1380, 1590, field + 4, 4, 1.1, mix(dark, hour.mist, 0.12)),
  );
  c.put(
    rect(
      0,
      field,
      1600,
      1000 - field,
      c.fade([
        [0, '#a9c792'],
        [0.3, '#7fae79'],
        [1, '#37724f'],
      ]),
    ),
    rect(0, field - 3, 1600, 8, dark),
  );
  c.put(
    line(
      [
        [0, 716],
        [1600, 706],
      ],
      '#f4f4e4',
      2.5,
      { opacity: 0.7 },
    ),
    line(
      [
        [240, 1000],
        [620, 712],
      ],
      '#f4f4e4',
      4,
      { opacity: 0.6 },
    ),
  );
  const puddles: readonly (readonly [number, number, number, number])[] = [
    [420, 762, 210, 15],
    [1010, 748, 170, 10],
    [830, 838, 330, 30],
    [300, 912, 240, 34],
    [1330, 900, 260, 34],
  ];
  for (const [x, y, rx, ry] of puddles) puddle(c, [x, y], rx, ry);
  goal(c);
  const players: readonly (readonly [number, number, number, number])[] = [
    [520, 784, 84, 9],
    [600, 776, 80, 5],
    [700, 806, 94, 10],
    [930, 800, 92, 8],
    [1165, 776, 84, 3],
    [420, 836, 106, 11],
  ];
  players.forEach(([x, y, h, stride], i) => {
    const d = dress(i);
    c.put(
      group(
        { transform: `translate(0,${2 * y + 4}) scale(1,-1)`, opacity: 0.22 },
        standing(x, y, h, d, stride),
      ),
    );
    c.put(
      standing(
        x,
        y,
        h,
        { ...d, top: i % 2 ? '#e3b04b' : '#efe8d8', bottom: i % 2 ? '#29463f' : '#3a5a78' },
        stride,
      ),
    );
  });
  ball(c, 772, 842, 17);
  c.put(
    grass(c, 0, 1600, 1006, 60, mix(dark, '#4d8a55', 0.3)),
    grass(c, 0, 300, 1006, 90, dark),
    grass(c, 1340, 1600, 1006, 84, dark),
  );
  birds(c, [420, 240], 5, dark, 9);
  return c.toSvg();
}

// The last of the rain, leaving to the right.
function shower(c: Canvas): void {
  c.put(
    path(
      'M860,0 H1600 V640 H1000 Z',
      c.fade(
        [
          [0, '#5f8189', 0],
          [0.6, '#5f8189', 0.34],
          [1, '#5f8189', 0.5],
        ],
        'right',
      ),
    ),
  );
  for (let i = 0; i < 70; i++) {
    const [x, y] = [1000 + c.random() * 620, c.random() * 560];
    c.put(
      line(
        [
          [x, y],
          [x - 16, y + 62],
        ],
        '#f4f8f4',
        1.1,
        { opacity: 0.28 },
      ),
    );
  }
}

function rainbow(c: Canvas): void {
  const soft = c.blur(5);
  ['#c9705a', '#e0a258', '#ecd98a', '#8fbf94', '#7fa9c4', '#8f86b4'].forEach((color, i) => {
    c.put(
      path(`M760,760 A560,560 0 0 1 1880,760`, {
        fill: 'none',
        stroke: color,
        'stroke-width': 12,
        opacity: 0.3,
        filter: soft,
        transform: `translate(0,${i * 11})`,
      }),
    );
  });
}

// Rain water in a hollow: no two have the same outline.
function puddle(c: Canvas, [x, y]: Point, rx: number, ry: number): void {
  const [a, b] = [c.random() * 6, c.random() * 6];
  const shape = (share: number, drop: number) =>
    Array.from({ length: 64 }, (_, i): Point => {
      const turn = (i / 64) * Math.PI * 2;
      const reach =
        share *
        (1 +
          0.2 * Math.sin(turn * 2 + a) +
          0.13 * Math.sin(turn * 3 + b) +
          0.05 * Math.sin(turn * 7));
      return [x + Math.cos(turn) * rx * reach, y + drop + Math.sin(turn) * ry * reach];
    });
  const glass = c.fade([
    [0, mix(hour.far, '#5f8b82', 0.4)],
    [0.45, mix(hour.sky[1], '#7fae79', 0.25)],
    [1, mix(hour.sky[0], '#7fae79', 0.2)],
  ]);
  c.put(polygon(shape(1.04, 0), mix('#37724f', '#000000', 0.12)), polygon(shape(1, 2), glass));
  c.put(
    line(
      [
        [x - rx * 0.5, y + ry * 0.2],
        [x - rx * 0.05, y + ry * 0.2],
      ],
      '#ffffff',
      2,
      { opacity: 0.6 },
    ),
    line(
      [
        [x - rx * 0.36, y + ry * 0.45],
        [x - rx * 0.1, y + ry * 0.45],
      ],
      '#ffffff',
      1.6,
      { opacity: 0.5 },
    ),
  );
}

function goal(c: Canvas): void {
  const bamboo = '#c7a765';
  const net: string[] = [];
  for (let i = 0; i <= 10; i++)
    net.push(
      line(
        [
          [1216 + i * 20.4, 580 + i * 1.2],
          [1278 + i * 18, 726 - i * 0.6],
        ],
        '#f6f3e4',
        1,
        { opacity: 0.65 },
      ),
    );
  for (let i = 0; i <= 6; i++)
    net.push(
      line(
        [
          [1218 + i * 9, 582 + i * 24],
          [1424 + i * 5.6, 592 + i * 21],
        ],
        '#f6f3e4',
        1,
        { opacity: 0.65 },
      ),
    );
  c.put(
    ...net,
    line(
      [
        [1212, 760],
        [1212, 574],
        [1420, 586],
        [1420, 742],
      ],
      mix(bamboo, '#4a3a20', 0.35),
      10,
    ),
    line(
      [
        [1209, 760],
        [1209, 573],
        [1419, 585],
      ],
      bamboo,
      5,
    ),
    ...[620, 668, 716].map((y) => rect(1205, y, 14, 3, mix(bamboo, '#4a3a20', 0.5))),
  );
}

function ball(c: Canvas, x: number, y: number, r: number): void {
  c.put(
    ellipse(x + 4, y + r, r * 1.5, r * 0.3, { fill: '#234b3c', opacity: 0.35 }),
    circle(x, y, r, '#f7f2e3'),
    path(
      `M${x - 5},${y - 6} l9,-3 5,8 -7,6 -8,-4 Z M${x - r + 2},${y + 2} l6,3 1,7 -4,1 Z M${x + 6},${y + 9} l7,-2 -4,6 Z`,
      '#31433d',
    ),
    path(
      `M${x + 3},${y - r} A${r},${r} 0 0 1 ${x + 3},${y + r} A${r * 1.6},${r * 1.6} 0 0 0 ${x + 3},${y - r} Z`,
      { fill: '#31433d', opacity: 0.25 },
    ),
    ellipse(x, y + r + 3, r * 2.6, 4, { fill: 'none', stroke: '#ffffff', opacity: 0.6 }),
  );
}
