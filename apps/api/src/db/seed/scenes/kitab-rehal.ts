import { Canvas, mix, type Point } from './canvas.ts';
import { hours } from './hours.ts';
import { archWindow, beam, boards } from './room.ts';
import { ellipse, group, line, path, place, polygon, rect } from './shapes.ts';

const hour = hours.fajar;
const wood = '#8a5a34';

/** An open kitab on its stand, in the light of an arched window. */
export function kitabRehal(): string {
  const c = new Canvas(1600, 1000, 18);
  c.put(
    rect(
      0,
      0,
      1600,
      720,
      c.fade(
        [
          [0, '#e9d7b4'],
          [0.4, '#cdb78f'],
          [1, '#7c7358'],
        ],
        'right',
      ),
    ),
  );
  c.put(
    rect(
      0,
      596,
      1600,
      130,
      c.fade(
        [
          [0, '#3d6b57'],
          [0.5, '#2b5445'],
          [1, '#1b3a31'],
        ],
        'right',
      ),
    ),
    rect(0, 590, 1600, 8, '#c9a25c'),
    rect(0, 716, 1600, 8, '#173229'),
  );
  boards(c, 722, '#9b7146', [760, 380]);
  archWindow(c, hour, 380, 590, 380, 520, '#2d5747', 0.1);
  shelf(c);
  rug(c);
  beam(
    c,
    [
      [230, 120],
      [560, 330],
      [1330, 1000],
      [420, 1000],
    ],
    '#fff0c8',
    0.5,
  );
  c.put(ellipse(900, 912, 330, 30, { fill: '#1a1a12', opacity: 0.35, filter: c.blur(8) }));
  c.put(rehal());
  return c.toSvg();
}

function rehal(): string {
  const page = (side: number) =>
    `M0,-12 C${side * 62},-62 ${side * 180},-66 ${side * 282},-34 L${side * 240},-222 C${side * 160},-246 ${side * 62},-240 0,-196 Z`;
  const leg = (side: number, color: string) =>
    polygon(
      [
        [-side * 292, -28],
        [-side * 268, -38],
        [side * 20, 92],
        [side * 172, 214],
        [side * 128, 220],
        [side * -18, 112],
      ],
      color,
    );
  const lines = (side: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8;
      const [y0, y1] = [-188 + t * 158, -214 + t * 164];
      const outer = 214 + t * 30;
      return path(
        `M${side * 24},${y0 - 8} C${side * 70},${y0 - 44} ${side * 150},${y1 - 14} ${side * outer},${y1 - 2}`,
        {
          fill: 'none',
          stroke: '#6b5f4a',
          'stroke-width': i % 4 === 3 ? 2 : 4.6,
          'stroke-dasharray': side > 0 ? '34 7 22 6 46 8 16 7' : '22 7 40 6 28 8',
          opacity: 0.5,
        },
      );
    });
  return place(
    900,
    700,
    1.04,
    leg(1, mix(wood, '#1c1410', 0.35)),
    leg(-1, wood),
    polygon(
      [
        [-292, -28],
        [-268, -38],
        [-250, -30],
        [-274, -20],
      ],
      mix(wood, '#ffe2b0', 0.5),
    ),
    path(
      'M-58,136 q22,-30 40,-14 q-10,26 -40,34 Z M92,196 q-16,-34 -44,-38 q14,28 44,38 Z',
      mix(wood, '#1c1410', 0.6),
    ),
    path(
      'M0,0 C-62,-50 -180,-54 -290,-22 L-284,-36 L0,-16 L284,-36 L290,-22 C180,-54 62,-50 0,0 Z',
      '#7f2f28',
    ),
    path(
      'M0,-4 C-62,-56 -180,-60 -286,-28 L-282,-38 L0,-20 L282,-38 L286,-28 C180,-60 62,-56 0,-4 Z',
      '#d8c69c',
    ),
    path(page(-1), '#fbf3dc'),
    path(page(1), '#efe2c0'),
    path('M0,-12 C30,-40 60,-50 96,-54 L84,-240 C54,-236 24,-220 0,-196 Z', {
      fill: '#8d7a54',
      opacity: 0.28,
    }),
    path('M-22,-34 C-80,-72 -180,-74 -262,-48 L-224,-208 C-150,-230 -70,-224 -18,-190', {
      fill: 'none',
      stroke: '#c49a45',
      'stroke-width': 2,
    }),
    path('M22,-34 C80,-72 180,-74 262,-48 L224,-208 C150,-230 70,-224 18,-190', {
      fill: 'none',
      stroke: '#c49a45',
      'stroke-width': 2,
    }),
    ...lines(-1),
    ...lines(1),
    path(
      'M0,-196 C10,-120 4,-60 6,-12 L2,70 L10,54 L18,72 L14,-12 C14,-60 16,-130 8,-200 Z',
      '#a8422f',
    ),
  );
}

// A woven mat, its border a run of bamboo shoots.
function rug(c: Canvas): void {
  const at = (x: number, t: number): Point => [900 + (x - 900) * (0.66 + 0.34 * t), 770 + 210 * t];
  c.put(
    polygon([at(330, 0), at(1470, 0), at(1470, 1), at(330, 1)], '#24503f'),
    polygon([at(360, 0.06), at(1440, 0.06), at(1440, 0.94), at(360, 0.94)], '#c9a25c'),
    polygon([at(372, 0.09), at(1428, 0.09), at(1428, 0.91), at(372, 0.91)], '#5f2a23'),
    polygon([at(430, 0.24), at(1370, 0.24), at(1370, 0.78), at(430, 0.78)], '#1f4a3b'),
  );
  for (let x = 396; x < 1404; x += 44)
    for (const [t0, t1] of [
      [0.22, 0.1],
      [0.8, 0.9],
    ] as const)
      c.put(
        polygon([at(x, t0), at(x + 22, t1), at(x + 44, t0)], { fill: '#dcb866', opacity: 0.85 }),
      );
}

function shelf(c: Canvas): void {
  const colors = ['#5b3a2a', '#2d5747', '#7f2f28', '#c39a52', '#31465a', '#8a7a55'];
  for (const y of [250, 400, 550]) {
    let x = 1150;
    const books: string[] = [];
    while (x < 1560) {
      const [w, h] = [16 + c.random() * 24, 78 + c.random() * 38];
      if (c.random() > 0.12)
        books.push(
          rect(
            x,
            y - h,
            w,
            h,
            mix(colors[Math.floor(c.random() * colors.length)] ?? '#5b3a2a', '#20241d', 0.28),
          ),
          rect(x + w * 0.15, y - h * 0.78, w * 0.7, 3, { fill: '#dcc07c', opacity: 0.5 }),
        );
      x += w + 2;
    }
    c.put(
      group(
        {},
        ...books,
        rect(1120, y, 460, 13, '#5e4128'),
        rect(1120, y + 13, 460, 8, { fill: '#1b1a14', opacity: 0.3 }),
      ),
    );
  }
  c.put(
    line(
      [
        [1120, 110],
        [1120, 592],
      ],
      '#5e4128',
      12,
    ),
  );
}
