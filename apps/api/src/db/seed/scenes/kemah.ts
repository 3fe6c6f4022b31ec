import { Canvas, mix, type Point } from './canvas.ts';
import { water } from './fields.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, seated, standing } from './people.ts';
import { circle, ellipse, line, path, place, polygon } from './shapes.ts';
import { clouds, sky, stars } from './sky.ts';
import { grass, palm, shadeTree } from './trees.ts';

const hour = {
  ...hours.petang,
  sky: ['#f0a968', '#b0707a', '#2c4258'] as const,
  far: '#5f6a80',
  mist: '#d3a08e',
};

/** Tents and a camp fire beside the river at Ketambe, as night falls. */
export function kemah(): string {
  const c = new Canvas(1600, 1000, 73);
  sky(c, hour, 600, [420, 520], 40);
  stars(c, 300, 90);
  clouds(c, hour, 180, 400, 6);
  mountains(c, hour, { from: 560, to: 690, layers: 5, peak: 330, shift: 0.05, mist: 0.5 });
  bank(c, 690, 90, hour.mist, 0.55);
  water(c, hour, 694, 800, 420);
  const dark = mix(hour.near, '#000000', 0.1);
  const meadow: Point[] = [
    [0, 786],
    [300, 768],
    [760, 782],
    [1180, 762],
    [1600, 776],
    [1600, 1000],
    [0, 1000],
  ];
  c.put(
    polygon(
      meadow,
      c.fade([
        [0, mix(dark, '#6c6a4c', 0.5)],
        [1, dark],
      ]),
    ),
  );
  const fire: Point = [800, 884];
  c.put(
    circle(
      ...fire,
      430,
      c.glow(fire, 430, [
        [0, '#ffc46a', 0.6],
        [0.3, '#f09a4c', 0.24],
        [1, '#f09a4c', 0],
      ]),
    ),
  );
  tent(c, 360, 846, 1.25, '#5e8a72', true);
  tent(c, 640, 812, 0.86, '#c98f4f', true);
  tent(c, 1010, 812, 0.88, '#7d8f6a', false);
  tent(c, 1270, 850, 1.3, '#b0714f', true);
  const warm = (turn: number, kind: 'putra' | 'putri' = 'putra') => {
    const d = dress(turn, kind);
    return {
      ...d,
      top: mix(d.top, '#c0723c', 0.45),
      bottom: mix(d.bottom, dark, 0.35),
      skin: mix(d.skin, '#6b3d22', 0.3),
    };
  };
  const ring: readonly Point[] = [
    [690, 872],
    [744, 856],
    [850, 856],
    [908, 870],
  ];
  ring.forEach(([x, y], i) => {
    c.put(seated(x, y, 58, warm(i)));
  });
  flames(c, fire);
  [
    [648, 918],
    [716, 944],
    [800, 952],
    [886, 944],
    [952, 920],
  ].forEach(([x = 0, y = 0], i) => {
    c.put(seated(x, y, 76, { ...warm(i + 1), top: mix('#efe8d8', dark, 0.5) }));
  });
  c.put(standing(1120, 862, 92, warm(2)), standing(1164, 866, 90, warm(0)));
  c.put(
    shadeTree(c, 96, 900, 2.5, dark, mix(dark, '#4c5a42', 0.8)),
    palm(c, 1500, 930, 2.4, dark),
    palm(c, 1580, 900, 1.7, dark),
  );
  c.put(
    grass(c, 0, 1600, 1006, 70, mix(dark, '#000000', 0.3)),
    grass(c, 0, 300, 1005, 110, '#050f0f'),
    grass(c, 1330, 1600, 1005, 120, '#050f0f'),
  );
  return c.toSvg();
}

function tent(c: Canvas, x: number, y: number, size: number, cloth: string, lit: boolean): void {
  const front = lit
    ? c.fade([
        [0, '#e09a4e'],
        [1, '#ffdf9a'],
      ])
    : mix(cloth, '#10231f', 0.55);
  c.put(
    place(
      x,
      y,
      size,
      ellipse(10, 2, 120, 9, { fill: '#0a1a18', opacity: 0.4 }),
      polygon(
        [
          [-30, -98],
          [66, -92],
          [116, 0],
          [52, 4],
        ],
        mix(cloth, '#10231f', 0.5),
      ),
      polygon(
        [
          [-92, 2],
          [-30, -98],
          [52, 4],
        ],
        cloth,
      ),
      polygon(
        [
          [-40, 3],
          [-30, -84],
          [14, 3.5],
        ],
        front,
      ),
      path('M-40,3 Q-30,-30 -30,-84 L-34,-84 Q-46,-34 -66,2 Z', mix(cloth, '#ffffff', 0.12)),
      line(
        [
          [-30, -98],
          [-126, 10],
        ],
        '#cbb99a',
        1.4,
        { opacity: 0.6 },
      ),
      line(
        [
          [66, -92],
          [148, 8],
        ],
        '#cbb99a',
        1.4,
        { opacity: 0.5 },
      ),
    ),
  );
}

function flames(c: Canvas, [x, y]: Point): void {
  const tongue = (w: number, h: number, color: string) =>
    path(
      `M${x - w},${y} Q${x - w * 1.2},${y - h * 0.5} ${x - w * 0.1},${y - h} Q${x + w * 0.1},${y - h * 0.62} ${x + w * 0.7},${y - h * 0.66} Q${x + w * 1.3},${y - h * 0.3} ${x + w},${y} Z`,
      color,
    );
  c.put(
    line(
      [
        [x - 34, y + 6],
        [x + 30, y - 10],
      ],
      '#3a2a1e',
      8,
    ),
    line(
      [
        [x + 34, y + 6],
        [x - 30, y - 10],
      ],
      '#4a3524',
      8,
    ),
    tongue(24, 78, '#e8823c'),
    tongue(16, 54, '#f8b552'),
    tongue(8, 30, '#fff0c0'),
  );
  for (let i = 0; i < 16; i++)
    c.put(
      circle(x + (c.random() - 0.5) * 90, y - 70 - c.random() * 170, 1 + c.random() * 1.8, {
        fill: '#ffc872',
        opacity: 0.8,
      }),
    );
}
