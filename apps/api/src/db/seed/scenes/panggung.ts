import { Canvas, mix, type Point } from './canvas.ts';
import { boards } from './room.ts';
import { arch, circle, ellipse, group, line, path, polygon, rect } from './shapes.ts';

/** The stage of the hall before a speech contest: green curtains, a lectern in the light. */
export function panggung(): string {
  const c = new Canvas(1600, 1000, 47);
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.fade(
        [
          [0, '#3a4a3c'],
          [0.5, '#2a3a31'],
          [1, '#18241f'],
        ],
        'right',
      ),
    ),
  );
  c.put(path('M300,720 V250 Q300,120 420,110 H1180 Q1300,120 1300,250 V720 Z', '#10241d'));
  backdrop(c);
  boards(c, 690, '#96683c', [800, 300]);
  c.put(rect(0, 690, 300, 310, '#1d2b24'), rect(1300, 690, 300, 310, '#16221c'));
  c.put(
    polygon(
      [
        [300, 826],
        [1300, 826],
        [1380, 862],
        [220, 862],
      ],
      '#a87848',
    ),
    rect(200, 862, 1200, 70, '#5f4128'),
    rect(200, 862, 1200, 8, '#d3a464'),
  );
  border(c, 888);
  spots(c);
  curtain(c, 300, 1);
  curtain(c, 1300, -1);
  valance(c);
  lectern(c);
  c.put(flowers(430, 826), flowers(1170, 826));
  audience(c);
  return c.toSvg();
}

function backdrop(c: Canvas): void {
  c.put(
    rect(
      300,
      110,
      1000,
      590,
      c.fade([
        [0, '#244e40'],
        [0.6, '#38705a'],
        [1, '#1c3c31'],
      ]),
    ),
  );
  for (const [at, width, height, paint] of [
    [800, 560, 560, '#2b5c4a'],
    [800, 500, 520, '#f3dfae'],
  ] as const)
    c.put(
      path(arch(at, 700, width, height), {
        fill:
          width > 520
            ? paint
            : c.fade([
                [0, '#f6e2b2'],
                [1, '#d9b676'],
              ]),
      }),
    );
  c.put(
    path(
      arch(800, 700, 474, 500),
      c.fade([
        [0, '#1f4a3d'],
        [1, '#14332a'],
      ]),
    ),
  );
  const star = Array.from(
    { length: 16 },
    (_, i): Point => [
      800 + Math.cos((i / 16) * Math.PI * 2 - Math.PI / 2) * (i % 2 ? 62 : 96),
      400 + Math.sin((i / 16) * Math.PI * 2 - Math.PI / 2) * (i % 2 ? 62 : 96),
    ],
  );
  c.put(
    polygon(star, { fill: 'none', stroke: '#e3bd6c', 'stroke-width': 4 }),
    circle(800, 400, 46, { fill: 'none', stroke: '#e3bd6c', 'stroke-width': 3 }),
    circle(800, 400, 118, { fill: 'none', stroke: '#e3bd6c', 'stroke-width': 2, opacity: 0.6 }),
  );
}

// The edge of the stage carries bamboo shoots, as the embroidery of the highlands does.
function border(c: Canvas, y: number): void {
  for (let x = 210; x < 1390; x += 40)
    c.put(
      polygon(
        [
          [x, y + 30],
          [x + 20, y],
          [x + 40, y + 30],
        ],
        '#e0b65e',
      ),
      polygon(
        [
          [x + 9, y + 30],
          [x + 20, y + 13],
          [x + 31, y + 30],
        ],
        '#7f2f28',
      ),
    );
}

function curtain(c: Canvas, x: number, side: 1 | -1): void {
  const folds = ['#2f7a5a', '#1f5a43', '#3a8a66', '#1a4d3a', '#2a6d51', '#154233', '#327f5d'];
  const edge = (i: number) => {
    const [top, tie, hem] = [
      x + side * (i * 36 - 60),
      x + side * (i * 12 - 56),
      x + side * (i * 21 - 60),
    ];
    return {
      down: `${top},96 C${top},330 ${tie + side * i * 9},440 ${tie},552 C${hem},650 ${hem},740 ${hem},832`,
      up: `${hem},832 C${hem},740 ${hem},650 ${tie},552 C${tie + side * i * 9},440 ${top},330 ${top},96`,
    };
  };
  folds.forEach((color, i) => {
    c.put(path(`M${edge(i).down} L${edge(i + 1).up} Z`, color));
  });
  c.put(
    path(
      `M${x - side * 62},536 Q${x - side * 10},572 ${x + side * 36},534 L${x + side * 34},558 Q${x - side * 12},598 ${x - side * 62},562 Z`,
      '#e0b65e',
    ),
  );
}

function valance(c: Canvas): void {
  for (let i = 0; i < 9; i++) {
    const x = 236 + i * 126;
    c.put(
      path(`M${x},70 H${x + 126} V118 Q${x + 63},236 ${x},118 Z`, i % 2 ? '#24644b' : '#2f7a5a'),
      path(`M${x},118 Q${x + 63},236 ${x + 126},118`, {
        fill: 'none',
        stroke: '#e0b65e',
        'stroke-width': 7,
      }),
      path(`M${x + 26},70 Q${x + 40},140 ${x + 50},168`, {
        fill: 'none',
        stroke: '#123a2c',
        'stroke-width': 5,
        opacity: 0.4,
      }),
    );
  }
  c.put(rect(210, 46, 1180, 32, '#5f4128'), rect(210, 46, 1180, 6, '#b98a55'));
}

function spots(c: Canvas): void {
  for (const [x, foot] of [
    [420, 700],
    [1120, 900],
  ] as const)
    c.put(
      group(
        { filter: c.blur(10) },
        polygon(
          [
            [x - 14, 80],
            [x + 14, 80],
            [foot + 190, 850],
            [foot - 190, 850],
          ],
          c.fade([
            [0, '#ffe9b8', 0.55],
            [0.8, '#ffe9b8', 0.12],
            [1, '#ffe9b8', 0],
          ]),
        ),
      ),
    );
  c.put(ellipse(800, 826, 330, 40, { fill: '#ffe9b8', opacity: 0.4, filter: c.blur(14) }));
}

function lectern(c: Canvas): void {
  c.put(
    ellipse(816, 836, 110, 14, { fill: '#20150c', opacity: 0.45, filter: c.blur(5) }),
    polygon(
      [
        [736, 834],
        [750, 660],
        [850, 660],
        [864, 834],
      ],
      '#6f4a2c',
    ),
    polygon(
      [
        [736, 834],
        [750, 660],
        [784, 660],
        [778, 834],
      ],
      '#95683e',
    ),
    polygon(
      [
        [716, 664],
        [884, 664],
        [872, 634],
        [728, 634],
      ],
      '#b98a55',
    ),
    rect(716, 662, 168, 11, '#8a6038'),
    path(arch(800, 806, 54, 96), '#4e331e'),
    polygon(
      [
        [758, 656],
        [800, 660],
        [842, 656],
        [836, 636],
        [800, 640],
        [764, 636],
      ],
      '#fbf3dc',
    ),
  );
  c.put(
    line(
      [
        [846, 640],
        [840, 596],
        [812, 574],
      ],
      '#2a2a26',
      4,
    ),
    ellipse(808, 571, 9, 6, '#1c1c1a'),
  );
}

function flowers(x: number, y: number): string {
  const leaves = [-60, -34, -12, 10, 32, 58].map((turn) =>
    group(
      { transform: `translate(${x},${y - 54}) rotate(${turn})` },
      path('M0,0 C-20,-26 -16,-70 0,-92 C16,-70 20,-26 0,0 Z', turn % 4 ? '#3f8259' : '#2d6a4c'),
    ),
  );
  const heads = [
    [-32, -104],
    [4, -124],
    [34, -98],
    [-8, -92],
  ].map(
    ([dx = 0, dy = 0], i) =>
      circle(x + dx, y + dy, 11, i % 2 ? '#f0d9a0' : '#d98a5a') +
      circle(x + dx - 3, y + dy - 3, 5, { fill: '#fff4d8', opacity: 0.7 }),
  );
  return group(
    {},
    ...leaves,
    ...heads,
    polygon(
      [
        [x - 34, y - 60],
        [x + 34, y - 60],
        [x + 24, y + 6],
        [x - 24, y + 6],
      ],
      '#b5683f',
    ),
    polygon(
      [
        [x - 34, y - 60],
        [x - 6, y - 60],
        [x - 8, y + 6],
        [x - 24, y + 6],
      ],
      '#cf8456',
    ),
  );
}

// Rows of heads in the dark: caps at the left, scarves at the right.
function audience(c: Canvas): void {
  for (const [y, size, shift] of [
    [966, 26, 0],
    [1010, 34, 30],
  ] as const) {
    for (let x = 60 + shift; x < 1600; x += size * 2.9) {
      const tone = mix('#0f1a16', '#4a4a36', y < 980 ? 0.34 : 0.12);
      if (Math.abs(x - 800) < 46) continue;
      c.put(
        path(
          `M${x - size * 1.25},${y + 60} Q${x - size},${y - size * 0.1} ${x},${y - size * 0.2} Q${x + size},${y - size * 0.1} ${x + size * 1.25},${y + 60} Z`,
          tone,
        ),
      );
      c.put(
        x < 800
          ? circle(x, y - size * 0.75, size * 0.56, tone) +
              path(
                `M${x - size * 0.58},${y - size * 0.82} L${x - size * 0.5},${y - size * 1.5} Q${x},${y - size * 1.64} ${x + size * 0.5},${y - size * 1.5} L${x + size * 0.58},${y - size * 0.82} Z`,
                mix(tone, '#000000', 0.35),
              )
          : path(
              `M${x - size * 0.8},${y + size * 0.3} Q${x - size * 0.86},${y - size * 1.42} ${x},${y - size * 1.46} Q${x + size * 0.86},${y - size * 1.42} ${x + size * 0.8},${y + size * 0.3} Z`,
              mix(tone, '#6b6a50', 0.22),
            ),
      );
    }
  }
}
