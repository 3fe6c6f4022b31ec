import { Canvas, mix, type Point } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, canopy, mountains, slope } from './mountains.ts';
import { circle, group, line, n, path, polygon, rect } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { banana, grass, palm, shadeTree } from './trees.ts';

const hour = hours.fajar;

/** The school's bus on the valley road, early in the morning. */
export function busLembah(): string {
  const c = new Canvas(1600, 1000, 64);
  sky(c, hour, 600, [330, 300], 52);
  clouds(c, hour, 70, 250, 6);
  mountains(c, hour, { from: 520, to: 720, layers: 7, peak: 320, shift: -0.04, mist: 0.85 });
  bank(c, 720, 190, hour.mist, 0.7);
  hillside(c);
  const road = (t: number): Point => [-60 + 1720 * t, 905 - 210 * t + Math.sin(t * 4.6) * 46];
  const steps = Array.from({ length: 49 }, (_, i) => i / 48);
  const edge = (lift: number) =>
    steps.map((t): Point => [road(t)[0], road(t)[1] + lift * (1.25 - t * 0.75)]);
  c.put(polygon([...edge(64), [1660, 1000], [-60, 1000]], mix(hour.near, '#5f7a4a', 0.35)));
  c.put(
    polygon(
      [...edge(-34), ...edge(52).reverse()],
      c.fade([
        [0, mix('#6b6a63', hour.pale, 0.35)],
        [1, '#565851'],
      ]),
    ),
  );
  c.put(
    line(edge(-33), mix(hour.pale, '#ffffff', 0.3), 3, { opacity: 0.8 }),
    line(edge(50), mix(hour.pale, '#ffffff', 0.3), 4, { opacity: 0.7 }),
    line(edge(7), '#f5e9cf', 4, { 'stroke-dasharray': '46 40', opacity: 0.85 }),
  );
  for (let t = 0.03; t < 1; t += 0.052) post(c, road(t), t);
  c.put(bus(c, road(0.56), -6.5, 1.12));
  const dark = mix(hour.near, '#000000', 0.14);
  c.put(shadeTree(c, 1450, 690, 1.15, mix(dark, '#4a6a44', 0.3), '#c9b877'));
  c.put(palm(c, 120, 860, 2.1, dark), banana(c, 235, 880, 1.1, dark, '#a3b06a'));
  c.put(
    grass(c, -10, 1600, 1008, 96, mix(dark, '#40602f', 0.3)),
    grass(c, 0, 700, 1006, 130, dark),
  );
  birds(c, [930, 210], 7, dark, 10);
  return c.toSvg();
}

function hillside(c: Canvas): void {
  const crest = slope(c, 0, 60, 3).map(
    ([x, h]): Point => [x, 850 - x * 0.165 + h * 0.6 - Math.max(0, x - 1050) * 0.16],
  );
  const color = mix(hour.near, '#5d7d52', 0.22);
  c.put(
    polygon(
      [[0, 1000], ...crest, [1600, 1000]],
      c.fade([
        [0, color],
        [1, hour.near],
      ]),
    ),
  );
  canopy(c, crest, color, 20);
}

function post(c: Canvas, [x, y]: Point, t: number): void {
  const size = 1.25 - t * 0.7;
  const foot = y - 36 * (1.25 - t * 0.75);
  c.put(
    rect(x - 4 * size, foot - 30 * size, 8 * size, 32 * size, '#f1e4c8'),
    rect(x - 4 * size, foot - 22 * size, 8 * size, 8 * size, '#a8503a'),
  );
}

// The bus from its side, climbing to the right.
function bus(c: Canvas, [x, y]: Point, tilt: number, size: number): string {
  const [body, shade] = ['#1f6a4e', '#154a38'];
  const window = c.fade(
    [
      [0, '#fdeccb'],
      [1, '#c9d8c8'],
    ],
    'right',
  );
  const wheel = (at: number) => circle(at, 0, 15, '#23302c') + circle(at, 0, 7, '#b9b39d');
  return group(
    { transform: `translate(${n(x)},${n(y - 8)}) rotate(${tilt}) scale(${size})` },
    path('M-128,12 L150,12 L150,17 L-128,17 Z', { fill: '#22332c', opacity: 0.35 }),
    path(
      'M-132,-2 V-66 Q-132,-82 -116,-82 H112 Q124,-82 130,-70 L142,-38 Q146,-28 146,-16 V-2 Z',
      body,
    ),
    rect(-132, -34, 278, 7, '#e9b84f'),
    path('M-132,-2 V-20 H146 V-2 Z', shade),
    ...[-120, -84, -48, -12, 24].map((at) => rect(at, -71, 31, 29, { fill: window, rx: 4 })),
    path('M62,-71 H108 Q116,-71 120,-62 L129,-42 H62 Z', window),
    rect(96, -71, 3, 30, body),
    rect(-118, -96, 70, 12, { fill: '#8a6a45', rx: 3 }),
    rect(-42, -94, 44, 10, { fill: '#a8503a', rx: 3 }),
    rect(8, -95, 52, 11, { fill: '#5f6f55', rx: 3 }),
    line(
      [
        [-122, -84],
        [66, -84],
      ],
      shade,
      3,
    ),
    circle(143, -16, 5, '#fff0c2'),
    path(
      'M146,-20 L240,-34 V6 L146,-10 Z',
      c.fade(
        [
          [0, '#fff0c2', 0.5],
          [1, '#fff0c2', 0],
        ],
        'right',
      ),
    ),
    wheel(-84),
    wheel(94),
  );
}
