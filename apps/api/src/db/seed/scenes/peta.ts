import { school } from '@pesantren/content/school';
import { Canvas, mix, type Point } from './canvas.ts';
import { hours } from './hours.ts';
import { circle, ellipse, group, line, n, path, place, polygon, rect } from './shapes.ts';
import { surau } from './surau.ts';

/** Middle of the valley floor from the north-west to the south-east, as the road and the river follow it. */
const valley: readonly Point[] = [
  [90, 60],
  [300, 190],
  [470, 300],
  [640, 400],
  [820, 490],
  [1010, 590],
  [1220, 720],
  [1530, 930],
];
const river: readonly Point[] = [
  [40, 110],
  [200, 190],
  [290, 270],
  [430, 320],
  [540, 420],
  [690, 450],
  [760, 540],
  [880, 600],
  [900, 700],
  [850, 800],
  [880, 900],
  [820, 1010],
];
const tributary: readonly Point[] = [
  [1040, 170],
  [1000, 260],
  [930, 320],
  [900, 400],
  [830, 470],
  [772, 536],
];
const road: readonly Point[] = [
  [70, 40],
  [250, 130],
  [390, 250],
  [560, 330],
  [700, 400],
  [810, 452],
  [980, 530],
  [1130, 640],
  [1300, 740],
  [1560, 880],
];

/** The drawn map of the valley with the school's pin, 1600 by 1000, as an HTML document. */
export function peta(font: string): string {
  const c = new Canvas(1600, 1000, 62);
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.fade([
        [0, '#eef0da'],
        [1, '#e2e6c6'],
      ]),
    ),
  );
  const floor = line(valley, '#d3dfae', 250);
  c.put(
    group({ filter: c.blur(26) }, floor),
    group({ filter: c.blur(14) }, line(valley.slice(2, 7), '#dfe8bd', 150)),
  );
  fields(c);
  hills(c);
  ribbon(c, tributary, 9);
  ribbon(c, river, 20);
  const way = curve(road);
  c.put(
    path(way, { fill: 'none', stroke: '#b08a4e', 'stroke-width': 13, 'stroke-linecap': 'round' }),
    path(way, { fill: 'none', stroke: '#fdf6e0', 'stroke-width': 8, 'stroke-linecap': 'round' }),
  );
  for (const [name, x, y, dx, dy, big] of [
    ['Ketambe', 390, 250, 22, -16, 0],
    ['Kutacane', 810, 452, 14, 98, 1],
    ['Lawe Sigala-gala', 1130, 640, -40, 66, 0],
  ] as const)
    town(c, name, [x, y], [dx, dy], Boolean(big));
  schoolPin(c);
  c.put(
    label('Blangkejeren, 100 km', 124, 48, 24, '#5b4a2c', 'start'),
    label('Kabanjahe dan Medan, 240 km', 1560, 952, 24, '#5b4a2c', 'end'),
  );
  c.put(
    riverLabel('Lawe Alas', [
      [196, 234],
      [276, 306],
      [410, 358],
      [520, 456],
    ]),
    riverLabel('Lawe Bulan', [
      [952, 214],
      [922, 268],
      [872, 312],
      [852, 380],
    ]),
  );
  c.put(
    label('Gunung Leuser', 214, 690, 26, '#1f4a3b', 'middle'),
    label('Gunung Bendahara', 800, 150, 26, '#1f4a3b', 'middle'),
    label('Taman Nasional Gunung Leuser', 330, 868, 22, '#3c6650', 'middle'),
  );
  c.put(
    compass(1480, 130),
    label('Peta gambar, jarak tidak menurut skala', 40, 970, 20, '#5c6a58', 'start'),
  );
  c.put(rect(10, 10, 1580, 980, { fill: 'none', stroke: '#b98a3c', 'stroke-width': 3, rx: 8 }));
  return `<!doctype html><meta charset="utf-8"><style>@font-face{font-family:Jakarta;src:url(${font});font-weight:200 800}body{margin:0}svg{display:block}text{font-family:Jakarta}</style>${c.toSvg(0.16)}`;
}

function label(
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
  anchor: string,
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="650" text-anchor="${anchor}" fill="${color}" stroke="#f1f2df" stroke-width="6" stroke-linejoin="round" paint-order="stroke">${text}</text>`;
}

function riverLabel(text: string, points: readonly Point[]): string {
  const id = text.replace(' ', '');
  return `<path id="${id}" d="${curve(points)}" fill="none"/><text font-size="24" font-weight="600" font-style="italic" fill="#2f6f86" stroke="#eef0da" stroke-width="5" paint-order="stroke"><textPath href="#${id}" startOffset="4%">${text}</textPath></text>`;
}

// A smooth line through the points (Catmull-Rom as cubic curves).
function curve(points: readonly Point[]): string {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0];
  const parts = points.slice(0, -1).map((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${n(p1[0] + (p2[0] - p0[0]) / 6)},${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)},${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])},${n(p2[1])}`;
  });
  return `M${at(0).join(',')} ${parts.join(' ')}`;
}

function ribbon(c: Canvas, points: readonly Point[], width: number): void {
  const d = curve(points);
  for (const [color, w] of [
    ['#d9cda2', width + 7],
    ['#5f9fb0', width],
    ['#8fc3cc', width * 0.42],
  ] as const)
    c.put(path(d, { fill: 'none', stroke: color, 'stroke-width': w, 'stroke-linecap': 'round' }));
}

// How far a place lies from the middle of the valley, in pixels.
function fromValley(x: number, y: number): number {
  return Math.min(
    ...valley.flatMap((a, i) => {
      const b = valley[i + 1];
      if (!b) return [];
      const t = Math.min(
        1,
        Math.max(
          0,
          ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) /
            ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2),
        ),
      );
      return [Math.hypot(x - a[0] - t * (b[0] - a[0]), y - a[1] - t * (b[1] - a[1]))];
    }),
  );
}

function hills(c: Canvas): void {
  const spots: (readonly [x: number, y: number, size: number])[] = [
    [214, 660, 190],
    [330, 700, 120],
    [800, 120, 150],
    [930, 110, 100],
  ];
  for (let i = 0; i < 330; i++) {
    const [x, y] = [c.random() * 1600, 40 + c.random() * 980];
    const away = fromValley(x, y);
    const south = Math.hypot(x - 860, (y - 840) * 0.7) < 110;
    const named =
      Math.hypot(x - 214, y - 690) < 90 ||
      Math.hypot(x - 330, y - 862) < 60 ||
      Math.hypot(x - 800, y - 150) < 70;
    if (away < 150 || south || named || Math.hypot(x - 1480, y - 130) < 110) continue;
    if (spots.some(([sx, sy, size]) => Math.hypot(sx - x, (sy - y) * 1.5) < size * 0.42)) continue;
    spots.push([x, y, Math.min(150, 46 + (away - 140) * 0.26 + c.random() * 26)]);
  }
  for (const [x, y, size] of spots.toSorted((a, b) => a[1] - b[1])) hill(c, x, y, size);
}

// A dome that rises out of the ground like the ranges out of the mist, lit from the left.
function hill(c: Canvas, x: number, y: number, size: number): void {
  const [w, h, lean] = [
    size * (0.84 + c.random() * 0.2),
    size * (0.5 + c.random() * 0.12),
    (c.random() - 0.5) * 0.24,
  ];
  const tone = mix('#86ab8a', '#2f6a52', Math.min(1, (size - 30) / 130));
  const body = `M${n(x - w)},${n(y)} C${n(x - w * 0.62)},${n(y - h * 0.14)} ${n(x - w * (0.42 - lean))},${n(y - h * 0.9)} ${n(x + w * lean)},${n(y - h)} C${n(x + w * (0.34 + lean))},${n(y - h * 1.04)} ${n(x + w * 0.5)},${n(y - h * 0.26)} ${n(x + w)},${n(y)} Z`;
  const lee = `M${n(x + w * lean)},${n(y - h)} C${n(x + w * (0.34 + lean))},${n(y - h * 1.04)} ${n(x + w * 0.5)},${n(y - h * 0.26)} ${n(x + w)},${n(y)} L${n(x + w * 0.3)},${n(y)} L${n(x + w * (lean + 0.16))},${n(y - h * 0.34)} L${n(x + w * (lean + 0.04))},${n(y - h * 0.62)} Z`;
  c.put(
    path(
      body,
      c.fade([
        [0, mix(tone, hours.pagi.lamp, 0.12)],
        [0.6, mix(tone, '#dfe8bd', 0.34)],
        [1, '#e4e9cb', 0.2],
      ]),
    ),
    path(
      lee,
      c.fade([
        [0, '#12402f', 0.34],
        [1, '#12402f', 0],
      ]),
    ),
  );
}

function fields(c: Canvas): void {
  for (let i = 0; i < 150; i++) {
    const [x, y] = [c.random() * 1600, c.random() * 1000];
    if (fromValley(x, y) > 96) continue;
    const color =
      ['#b9cf86', '#cddb9c', '#dcc27a', '#a3c283'][Math.floor(c.random() * 4)] ?? '#b9cf86';
    const [w, h] = [26 + c.random() * 34, 14 + c.random() * 14];
    c.put(
      group(
        { transform: `translate(${n(x)},${n(y)}) rotate(${n(28 + c.random() * 10)})` },
        rect(0, 0, w, h, { fill: color, opacity: 0.7, rx: 2 }),
        ...[0.33, 0.66].map((t) =>
          line(
            [
              [2, h * t],
              [w - 2, h * t],
            ],
            '#ffffff',
            1,
            { opacity: 0.5 },
          ),
        ),
      ),
    );
  }
}

function town(c: Canvas, name: string, [x, y]: Point, [dx, dy]: Point, big: boolean): void {
  const roof = (px: number, py: number, s: number) =>
    place(
      x + px,
      y + py,
      s,
      rect(-11, -10, 22, 12, '#f4ead0'),
      polygon(
        [
          [-16, -9],
          [0, -24],
          [16, -9],
        ],
        '#a8503a',
      ),
    );
  const houses = big
    ? [
        [-62, -26],
        [-30, -40],
        [-84, 0],
        [-46, 4],
        [10, 34],
        [-20, 40],
      ]
    : [
        [-34, -14],
        [24, 20],
        [-18, 26],
      ];
  c.put(
    ...houses.map(([px = 0, py = 0]) => roof(px, py, big ? 1.1 : 0.9)),
    circle(x, y, big ? 12 : 9, '#7f2f28'),
    circle(x, y, big ? 5 : 4, '#fff'),
    label(name, x + dx, y + dy, big ? 32 : 26, '#1d2a25', 'start'),
  );
}

function schoolPin(c: Canvas): void {
  const [x, y] = [1010, 448];
  c.put(
    circle(
      x,
      y - 40,
      120,
      c.glow([x, y - 40], 120, [
        [0, '#fff6d8', 0.95],
        [1, '#fff6d8', 0],
      ]),
    ),
    ellipse(x, y + 6, 74, 9, { fill: '#1f4a3b', opacity: 0.3 }),
    surau(c, hours.pagi, x - 14, y, 0.46),
  );
  const lane: Point[] = [
    [x - 14, y + 4],
    [x - 40, y + 44],
    [936, 506],
  ];
  c.put(line(lane, '#b08a4e', 11), line(lane, '#fdf6e0', 7));
  const tip: Point = [x - 15, y - 148];
  c.put(
    path(
      `M${tip[0]},${tip[1]} c-6,-16 -24,-26 -24,-46 a24,24 0 0 1 48,0 c0,20 -18,30 -24,46 Z`,
      '#a8402f',
    ),
    circle(tip[0], tip[1] - 46, 9, '#ffffff'),
  );
  c.put(
    rect(1082, 374, 398, 92, { fill: '#ffffff', rx: 14, stroke: '#cfd8c9', 'stroke-width': 2 }),
    `<text x="1106" y="412" font-size="28" font-weight="750" fill="#0f4a38">${school.name}</text><text x="1106" y="446" font-size="22" font-weight="500" fill="#47564f">${school.address.street}, ${school.address.town}</text>`,
  );
}

function compass(x: number, y: number): string {
  return group(
    { transform: `translate(${x},${y})` },
    circle(0, 0, 62, { fill: '#fbf8ef', stroke: '#b98a3c', 'stroke-width': 3 }),
    polygon(
      [
        [0, -50],
        [13, 0],
        [0, 50],
        [-13, 0],
      ],
      '#2f6a52',
    ),
    polygon(
      [
        [0, -50],
        [13, 0],
        [-13, 0],
      ],
      '#a8402f',
    ),
    polygon(
      [
        [-40, 0],
        [0, -8],
        [40, 0],
        [0, 8],
      ],
      { fill: '#b98a3c', opacity: 0.7 },
    ),
    circle(0, 0, 5, '#fff'),
    `<text y="-70" text-anchor="middle" font-size="24" font-weight="700" fill="#1d2a25">U</text>`,
  );
}
