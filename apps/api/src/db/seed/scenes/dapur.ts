import { Canvas, mix } from './canvas.ts';
import { hours } from './hours.ts';
import { dress, standing } from './people.ts';
import { archWindow, beam } from './room.ts';
import { circle, ellipse, group, line, path, polygon, rect } from './shapes.ts';

const hour = hours.fajar;

/** The kitchen before dawn prayers end: three cauldrons on the long stove. */
export function dapur(): string {
  const c = new Canvas(1600, 1000, 36);
  c.put(
    rect(
      0,
      0,
      1600,
      882,
      c.fade(
        [
          [0, '#cbb48a'],
          [0.45, '#8f7a58'],
          [1, '#473d2f'],
        ],
        'right',
      ),
    ),
  );
  for (let y = 60; y < 700; y += 46)
    for (let x = (y / 46) % 2 ? -40 : 0; x < 1600; x += 92)
      if (c.random() > 0.66)
        c.put(
          rect(x, y, 88, 42, { fill: c.random() > 0.5 ? '#ffe2b0' : '#2a1f14', opacity: 0.07 }),
        );
  c.put(rect(0, 0, 1600, 44, '#4a3420'), rect(0, 40, 1600, 8, '#2f2114'));
  archWindow(c, hour, 270, 560, 330, 430, '#3d5f4c', 0.08);
  hanging(c);
  c.put(
    rect(
      0,
      880,
      1600,
      120,
      c.fade([
        [0, '#8f7654'],
        [1, '#4f3f2c'],
      ]),
    ),
    rect(0, 876, 1600, 6, '#b89a6e'),
  );
  stove(c);
  beam(
    c,
    [
      [130, 150],
      [420, 270],
      [1180, 1000],
      [240, 1000],
    ],
    '#fff0c8',
    0.42,
  );
  cooks(c);
  baskets(c);
  return c.toSvg();
}

function stove(c: Canvas): void {
  c.put(
    rect(
      430,
      640,
      1120,
      246,
      c.fade(
        [
          [0, '#b5683f'],
          [0.5, '#94512f'],
          [1, '#5f3521'],
        ],
        'right',
      ),
    ),
    rect(414, 622, 1152, 28, '#c98a5c'),
    rect(414, 622, 1152, 7, '#efc08e'),
  );
  for (let x = 450; x < 1540; x += 64)
    for (const y of [690, 740, 790, 840])
      c.put(
        line(
          [
            [x + (y % 100 === 90 ? 20 : 0), y],
            [x + 46 + (y % 100 === 90 ? 20 : 0), y],
          ],
          '#3f2415',
          2,
          { opacity: 0.3 },
        ),
      );
  for (const [i, x] of [620, 980, 1340].entries()) {
    const mouth = `M${x - 74},886 V${800} Q${x - 74},730 ${x},724 Q${x + 74},730 ${x + 74},800 V886 Z`;
    const fire = c.glow([x, 862], 130, [
      [0, '#fff0b8'],
      [0.35, '#f8b552'],
      [0.75, '#d4622c'],
      [1, '#5a2412'],
    ]);
    c.put(
      circle(
        x,
        850,
        250,
        c.glow([x, 850], 250, [
          [0, '#ffb457', 0.55],
          [1, '#ffb457', 0],
        ]),
      ),
      path(mouth, fire),
      line(
        [
          [x - 60, 880],
          [x + 40, 862],
        ],
        '#3a2416',
        13,
      ),
      line(
        [
          [x - 30, 866],
          [x + 66, 882],
        ],
        '#4a2d1a',
        12,
      ),
    );
    for (const [dx, h] of [
      [-36, 56],
      [0, 84],
      [34, 60],
    ] as const)
      c.put(
        path(
          `M${x + dx - 17},874 Q${x + dx - 22},${874 - h * 0.5} ${x + dx},${874 - h} Q${x + dx + 20},${874 - h * 0.45} ${x + dx + 17},874 Z`,
          { fill: '#ffe08a', opacity: 0.85 },
        ),
      );
    cauldron(c, x, 622, i);
  }
}

function cauldron(c: Canvas, x: number, y: number, turn: number): void {
  const food = ['#d9b45c', '#c9743c', '#f3ead2'][turn] ?? '#d9b45c';
  const soft = c.blur(12);
  c.put(
    path(
      `M${x - 150},${y - 64} Q${x - 140},${y + 40} ${x},${y + 44} Q${x + 140},${y + 40} ${x + 150},${y - 64} Z`,
      c.fade(
        [
          [0, '#5f6660'],
          [0.35, '#3a403c'],
          [1, '#191d1b'],
        ],
        'right',
      ),
    ),
    ellipse(x, y - 64, 158, 30, '#6f766f'),
    ellipse(x, y - 63, 144, 24, '#23211c'),
    ellipse(x, y - 58, 130, 17, food),
  );
  for (let i = 0; i < 9; i++)
    c.put(
      ellipse(
        x - 100 + c.random() * 200,
        y - 60 + (c.random() - 0.5) * 14,
        8 + c.random() * 10,
        4,
        { fill: '#fff2cf', opacity: 0.45 },
      ),
    );
  c.put(
    path(`M${x - 156},${y - 50} q-24,6 -20,30 M${x + 156},${y - 50} q24,6 20,30`, {
      fill: 'none',
      stroke: '#4a504b',
      'stroke-width': 8,
    }),
  );
  for (const [dx, h, o] of [
    [-50, 300, 0.4],
    [10, 380, 0.46],
    [60, 280, 0.34],
  ] as const)
    c.put(
      path(
        `M${x + dx},${y - 80} C${x + dx - 70},${y - 80 - h * 0.3} ${x + dx + 70},${y - 80 - h * 0.55} ${x + dx - 10},${y - 80 - h}`,
        {
          fill: 'none',
          stroke: '#fff8e8',
          'stroke-width': 40,
          'stroke-linecap': 'round',
          opacity: o,
          filter: soft,
        },
      ),
    );
}

function hanging(c: Canvas): void {
  c.put(rect(520, 150, 1010, 11, '#4a3420'));
  for (const [x, kind] of [
    [580, 0],
    [660, 1],
    [746, 2],
    [838, 0],
    [1100, 1],
    [1180, 2],
    [1270, 0],
    [1360, 1],
    [1450, 2],
  ] as const) {
    const tone = mix('#8a8f86', '#2a241a', x > 1000 ? 0.45 : 0.15);
    c.put(
      line(
        [
          [x, 156],
          [x, 186],
        ],
        '#2f2114',
        3,
      ),
    );
    if (kind === 0)
      c.put(
        rect(x - 4, 184, 8, 70, tone),
        ellipse(x, 276, 34, 30, tone),
        ellipse(x - 7, 270, 20, 17, mix(tone, '#ffffff', 0.25)),
      );
    if (kind === 1)
      c.put(
        rect(x - 3, 184, 6, 96, mix('#a8794a', '#2a241a', 0.2)),
        ellipse(x, 294, 17, 22, mix('#a8794a', '#2a241a', 0.1)),
      );
    if (kind === 2)
      c.put(
        group(
          {},
          ...[-14, -5, 5, 14].map((dx, i) =>
            ellipse(x + dx, 208 + i * 12, 12, 10, i % 2 ? '#c9573c' : '#b5442f'),
          ),
          line(
            [
              [x, 184],
              [x + 4, 260],
            ],
            '#7a6a3c',
            3,
          ),
        ),
      );
  }
}

function cooks(c: Canvas): void {
  const people = [
    [800, 884, 262, 0, 'putri'],
    [1166, 884, 270, 1, 'putri'],
  ] as const;
  for (const [x, y, h, turn, kind] of people) {
    const d = dress(turn, kind);
    c.put(
      ellipse(x + 30, y + 4, 70, 11, { fill: '#1f150c', opacity: 0.35 }),
      line(
        [
          [x + 24, y - h * 0.6],
          [x + 96, y - h * 0.66],
        ],
        d.bottom,
        17,
      ),
      line(
        [
          [x + 96, y - h * 0.68],
          [x + 128, y - h * 0.98 + 4],
        ],
        '#d9b98c',
        6,
      ),
      line(
        [
          [x + 96, y - h * 0.7],
          [x + 148, y - h * 0.58 - 64],
        ],
        '#8a6038',
        5,
      ),
      standing(x, y, h, d),
    );
  }
}

function baskets(c: Canvas): void {
  for (let i = 0; i < 11; i++)
    c.put(
      circle(
        60 + (i % 4) * 54 + (i > 3 ? 24 : 0) + (i > 6 ? 26 : 0),
        942 - Math.floor(i / 4) * 46,
        27,
        mix('#8a6038', '#3f2a18', c.random() * 0.4),
      ),
      circle(
        60 + (i % 4) * 54 + (i > 3 ? 24 : 0) + (i > 6 ? 26 : 0),
        942 - Math.floor(i / 4) * 46,
        18,
        '#c9a06c',
      ),
      circle(
        60 + (i % 4) * 54 + (i > 3 ? 24 : 0) + (i > 6 ? 26 : 0),
        942 - Math.floor(i / 4) * 46,
        8,
        { fill: 'none', stroke: '#94693f', 'stroke-width': 2 },
      ),
    );
  c.put(
    ellipse(376, 974, 118, 16, { fill: '#1f150c', opacity: 0.35 }),
    path('M286,900 H462 L440,976 Q374,990 308,976 Z', '#b08d52'),
    ...[918, 936, 954].map((y) =>
      line(
        [
          [292, y],
          [456, y],
        ],
        '#7d6034',
        3,
        { opacity: 0.7 },
      ),
    ),
  );
  for (const [x, y, color] of [
    [316, 888, '#c9573c'],
    [352, 880, '#7fae5a'],
    [390, 884, '#d9743c'],
    [428, 890, '#c9573c'],
    [334, 862, '#8fb968'],
    [372, 858, '#c9573c'],
    [410, 862, '#e0b65e'],
  ] as const)
    c.put(circle(x, y, 24, color), circle(x - 7, y - 8, 9, { fill: '#fff4d8', opacity: 0.35 }));
  c.put(
    polygon(
      [
        [286, 900],
        [462, 900],
        [458, 912],
        [290, 912],
      ],
      '#c9a566',
    ),
  );
}
