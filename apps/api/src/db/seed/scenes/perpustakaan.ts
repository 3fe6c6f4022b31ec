import { Canvas, mix } from './canvas.ts';
import { hours } from './hours.ts';
import { archWindow, beam, boards } from './room.ts';
import { circle, ellipse, group, line, path, place, polygon, rect } from './shapes.ts';

const hour = hours.fajar;
const wood = '#6b4a2f';
const spines = [
  '#2d5747',
  '#7f2f28',
  '#c39a52',
  '#31506a',
  '#8a7a55',
  '#4c6b4a',
  '#5b3a2a',
  '#b5683f',
  '#d9c59a',
  '#22403a',
];

/** The library: walls of books on both sides of a tall window, lamps on the long table. */
export function perpustakaan(): string {
  const c = new Canvas(1600, 1000, 66);
  c.put(
    rect(
      0,
      0,
      1600,
      720,
      c.fade(
        [
          [0, '#c9b78f'],
          [0.5, '#a3946c'],
          [1, '#5f5d47'],
        ],
        'right',
      ),
    ),
  );
  boards(c, 716, '#8a6440', [800, 330]);
  archWindow(c, hour, 760, 640, 330, 540, '#2d5747', 0.02);
  bookcase(c, 20, 540, 0.08);
  bookcase(c, 980, 1580, 0.34);
  c.put(ladder());
  beam(
    c,
    [
      [640, 180],
      [900, 260],
      [1460, 1000],
      [560, 1000],
    ],
    '#fff0c8',
    0.42,
  );
  table(c);
  return c.toSvg();
}

function bookcase(c: Canvas, from: number, to: number, dusk: number): void {
  const tint = (color: string) => mix(color, '#20221a', dusk);
  c.put(
    rect(from - 16, 60, to - from + 32, 664, tint(mix(wood, '#1c1410', 0.35))),
    rect(from - 24, 46, to - from + 48, 22, tint(wood)),
    rect(from - 24, 46, to - from + 48, 5, tint(mix(wood, '#ffe2b0', 0.4))),
  );
  for (const y of [200, 328, 456, 584, 712]) {
    c.put(rect(from, y - 118, to - from, 118, tint('#2b2118')));
    let x = from + 4;
    while (x < to - 18) {
      const [w, h, pick] = [13 + c.random() * 21, 72 + c.random() * 36, c.random()];
      const color = tint(spines[Math.floor(c.random() * spines.length)] ?? wood);
      if (pick > 0.95) {
        c.put(
          rect(x, y - 15, 64, 15, color),
          rect(x + 4, y - 28, 56, 13, tint('#d9c59a')),
          rect(x + 2, y - 42, 58, 14, tint('#7f2f28')),
        );
        x += 70;
      } else if (pick > 0.88 && x + h * 0.5 < to) {
        c.put(place(x + 4, y, 1, group({ transform: 'rotate(14)' }, rect(0, -h, w, h - 4, color))));
        x += w + h * 0.26 + 6;
      } else {
        c.put(
          rect(x, y - h, w, h, color),
          rect(x, y - h, w * 0.22, h, { fill: '#fff0cf', opacity: 0.16 }),
          rect(x + w * 0.16, y - h * 0.82, w * 0.68, 3, { fill: '#ecd9a0', opacity: 0.55 }),
          rect(x + w * 0.16, y - h * 0.2, w * 0.68, 2, { fill: '#ecd9a0', opacity: 0.45 }),
        );
        x += w + 1.5;
      }
    }
    c.put(
      rect(from - 4, y, to - from + 8, 11, tint(wood)),
      rect(from - 4, y, to - from + 8, 3, tint(mix(wood, '#ffe2b0', 0.4))),
    );
  }
}

function ladder(): string {
  const side = (dx: number) =>
    line(
      [
        [1180 + dx, 728],
        [1096 + dx, 70],
      ],
      '#a8794a',
      9,
    );
  return group(
    {},
    side(0),
    side(78),
    ...Array.from({ length: 9 }, (_, i) =>
      line(
        [
          [1172 - i * 9, 668 - i * 70],
          [1250 - i * 9, 668 - i * 70],
        ],
        '#8a6038',
        7,
      ),
    ),
  );
}

function table(c: Canvas): void {
  c.put(ellipse(800, 962, 760, 40, { fill: '#1c1410', opacity: 0.35, filter: c.blur(8) }));
  c.put(
    rect(150, 860, 26, 140, mix(wood, '#1c1410', 0.4)),
    rect(1424, 860, 26, 140, mix(wood, '#1c1410', 0.5)),
    polygon(
      [
        [150, 806],
        [1450, 806],
        [1540, 872],
        [60, 872],
      ],
      c.fade(
        [
          [0, '#b98a55'],
          [0.6, '#9b7044'],
          [1, '#7c5735'],
        ],
        'right',
      ),
    ),
    rect(60, 872, 1480, 22, '#6f4d2f'),
    rect(60, 872, 1480, 5, '#d3a870'),
  );
  for (const x of [340, 800, 1260]) lamp(c, x, 836);
  book(c, 560, 846, 1.1);
  book(c, 1040, 850, 1);
  c.put(
    rect(170, 832, 116, 17, '#7f2f28'),
    rect(180, 817, 104, 15, '#d9c59a'),
    rect(176, 800, 98, 17, '#2d5747'),
    rect(1390, 836, 104, 16, '#31506a'),
    rect(1398, 822, 92, 14, '#c39a52'),
  );
  for (const x of [330, 800, 1270])
    c.put(
      ellipse(x, 950, 62, 13, '#7c5735'),
      rect(x - 62, 950, 124, 10, '#5f4128'),
      rect(x - 46, 958, 9, 42, '#4a3220'),
      rect(x + 37, 958, 9, 42, '#4a3220'),
    );
}

function lamp(c: Canvas, x: number, y: number): void {
  const glow = c.glow([x, y - 92], 210, [
    [0, '#ffe3a2', 0.75],
    [0.3, '#ffd688', 0.28],
    [1, '#ffd688', 0],
  ]);
  c.put(
    circle(x, y - 92, 210, glow),
    ellipse(x, y + 4, 150, 20, { fill: '#ffe3a2', opacity: 0.45, filter: c.blur(6) }),
    ellipse(x, y + 2, 30, 7, '#1f4436'),
    rect(x - 3, y - 84, 6, 86, '#c9a25c'),
    path(
      `M${x - 58},${y - 78} Q${x - 52},${y - 124} ${x},${y - 128} Q${x + 52},${y - 124} ${x + 58},${y - 78} Z`,
      '#2f6a52',
    ),
    path(
      `M${x - 58},${y - 78} Q${x - 52},${y - 124} ${x},${y - 128} Q${x - 30},${y - 116} ${x - 30},${y - 78} Z`,
      '#4f927a',
    ),
    rect(x - 56, y - 80, 112, 6, '#fff0c0'),
  );
}

function book(c: Canvas, x: number, y: number, size: number): void {
  const lines = (side: number) =>
    [0, 1, 2, 3].map((i) =>
      line(
        [
          [side * 10, -20 + i * 7],
          [side * 66, -24 + i * 8],
        ],
        '#8a7c5c',
        1.8,
        { opacity: 0.6 },
      ),
    );
  c.put(
    place(
      x,
      y,
      size,
      ellipse(6, 12, 100, 9, { fill: '#2a1c10', opacity: 0.3 }),
      polygon(
        [
          [-92, 10],
          [92, 10],
          [80, -30],
          [-80, -30],
        ],
        '#5f2a23',
      ),
      path('M0,4 Q-44,-8 -88,4 L-74,-34 Q-38,-42 0,-30 Z', '#fbf3dc'),
      path('M0,4 Q44,-8 88,4 L74,-34 Q38,-42 0,-30 Z', '#eadfbf'),
      ...lines(-1),
      ...lines(1),
    ),
  );
}
