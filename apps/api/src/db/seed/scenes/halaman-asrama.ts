import { Canvas, mix, type Point } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, standing } from './people.ts';
import { ellipse, line, path, polygon, rect } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { banana, grass, palms, shadeTree } from './trees.ts';

const hour = hours.siang;
const ground = 716;

/** The yard of the dormitory on washing day: sarongs on the line, the mango tree's shade. */
export function halamanAsrama(): string {
  const c = new Canvas(1600, 1000, 53);
  sky(c, hour, 600, [240, 220], 44);
  clouds(c, hour, 60, 240, 6);
  mountains(c, hour, { from: 470, to: 610, layers: 5, peak: 300, shift: -0.3, mist: 0.85 });
  bank(c, 612, 100, hour.mist, 0.7);
  c.put(palms(c, 20, 380, ground, 5, 1.1, mix(hour.near, hour.mist, 0.2)));
  dormitory(c);
  c.put(
    rect(
      0,
      ground,
      1600,
      300,
      c.fade([
        [0, '#b4c68c'],
        [0.3, '#8fb377'],
        [1, '#3f7a52'],
      ]),
    ),
  );
  c.put(
    path(
      'M1024,716 C1030,800 880,880 700,1000 H1150 C1110,880 1160,800 1156,716 Z',
      c.fade([
        [0, '#e6dcb8'],
        [1, '#b8a87c'],
      ]),
    ),
  );
  c.put(
    banana(c, 640, ground + 8, 0.9, hour.near, '#a3c47f'),
    banana(c, 1540, ground + 14, 1.1, hour.near, '#a3c47f'),
  );
  washing(c, [80, 600], [700, 626], 0);
  washing(c, [150, 690], [860, 720], 5);
  for (const [x, y, h, turn, kind] of [
    [560, 850, 118, 1, 'putra'],
    [742, 902, 136, 2, 'putra'],
    [1090, 820, 108, 0, 'putra'],
    [1148, 828, 106, 3, 'putra'],
    [1380, 880, 124, 4, 'putra'],
  ] as const)
    c.put(
      polygon(
        [
          [x - 12, y],
          [x + 12, y],
          [x + h * 0.8, y + 20],
          [x + h * 0.6, y + 22],
        ],
        { fill: '#2d5a40', opacity: 0.3 },
      ),
      standing(x, y, h, dress(turn, kind), 4),
    );
  basin(c, 640, 872);
  basin(c, 1460, 896);
  c.put(shadeTree(c, 70, 950, 2.7, mix(hour.near, '#000000', 0.06), '#9dbf79'));
  c.put(grass(c, 0, 1600, 1006, 50, mix(hour.near, '#4d8a55', 0.4)));
  birds(c, [560, 200], 6, hour.near, 9);
  return c.toSvg();
}

function dormitory(c: Canvas): void {
  const [left, right] = [760, 1560];
  const wall = c.fade(
    [
      [0, '#dcc08c'],
      [0.5, '#c0a06c'],
      [1, '#8f764e'],
    ],
    'right',
  );
  const storey = (y: number, height: number, door: boolean) => {
    c.put(rect(left, y, right - left, height, wall));
    const sill = y + (door ? 60 : 30);
    for (let k = y + 14; k < y + height; k += 15)
      c.put(
        line(
          [
            [left, k],
            [right, k],
          ],
          '#6f5534',
          1.2,
          { opacity: 0.28 },
        ),
      );
    for (let x = left + 52; x < right - 60; x += 124) {
      if (door && x === left + 300) continue;
      c.put(
        rect(x - 4, sill - 4, 68, 76, '#5a4024'),
        rect(x, sill, 60, 68, '#f6e7b8'),
        rect(x, sill, 28, 68, '#3f8266'),
        rect(x + 46, sill, 26, 68, '#2f6a52'),
        line(
          [
            [x + 4, sill + 20],
            [x + 24, sill + 20],
          ],
          '#2d5747',
          2,
        ),
        line(
          [
            [x + 4, sill + 36],
            [x + 24, sill + 36],
          ],
          '#2d5747',
          2,
        ),
      );
    }
  };
  storey(540, 176, true);
  storey(388, 140, false);
  c.put(rect(left, 540, right - left, 34, { fill: '#4a3a22', opacity: 0.35 }));
  c.put(
    rect(left - 40, 526, right - left + 80, 16, '#7a5a38'),
    rect(left - 40, 526, right - left + 80, 5, '#e3c48c'),
  );
  for (let x = left - 34; x <= right + 36; x += 18) c.put(rect(x, 478, 4, 50, '#94703f'));
  c.put(rect(left - 40, 472, right - left + 80, 8, '#b98f58'));
  for (let x = left - 34; x <= right + 36; x += 124)
    c.put(rect(x - 6, 388, 12, 330, '#6f5230'), rect(x - 6, 388, 4, 330, '#c9a46a'));
  c.put(
    polygon(
      [
        [left - 84, 396],
        [left + 30, 268],
        [right - 30, 268],
        [right + 84, 396],
      ],
      c.fade(
        [
          [0, '#a8593c'],
          [1, '#8a4630'],
        ],
        'right',
      ),
    ),
    polygon(
      [
        [left - 84, 396],
        [left + 30, 268],
        [left + 130, 268],
        [left + 50, 396],
      ],
      { fill: '#d98a5e', opacity: 0.45 },
    ),
  );
  for (let i = 0; i <= 24; i++)
    c.put(
      line(
        [
          [left + 30 + (i / 24) * (right - left - 60), 268],
          [left - 84 + (i / 24) * (right - left + 168), 396],
        ],
        '#5a2a1c',
        1.6,
        { opacity: 0.35 },
      ),
    );
  c.put(
    rect(left - 86, 394, right - left + 172, 8, '#5a2f20'),
    line(
      [
        [left + 30, 268],
        [right - 30, 268],
      ],
      '#5a2a1c',
      6,
    ),
    rect(left - 30, 710, right - left + 60, 14, '#9a9478'),
  );
  c.put(
    rect(1048, 588, 84, 128, '#5a4024'),
    rect(1054, 594, 72, 122, '#2f6a52'),
    rect(1054, 594, 34, 122, '#3f8266'),
  );
}

// A line of washing between two poles, each piece hanging from its own height.
function washing(c: Canvas, from: Point, to: Point, turn: number): void {
  const colors = [
    '#efe8d8',
    '#7f3a30',
    '#2f5f4a',
    '#31506a',
    '#d9b46a',
    '#5b4637',
    '#efe8d8',
    '#4f7f6a',
    '#a8503a',
  ];
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * 26,
  ];
  for (const [x, y] of [from, to])
    c.put(
      rect(x - 5, y - 12, 10, 150 + turn * 8, '#8a7048'),
      rect(x - 5, y - 12, 4, 150 + turn * 8, '#cdb98a'),
      line(
        [
          [x - 26, y - 2],
          [x + 26, y - 2],
        ],
        '#8a7048',
        5,
      ),
    );
  c.put(
    line(
      Array.from({ length: 25 }, (_, i) => at(i / 24)),
      '#5a4a30',
      2,
    ),
  );
  for (let i = 0; i < 8; i++) {
    const [x, y] = at(0.08 + i * 0.115);
    const [w, color] = [58, colors[(i + turn) % colors.length] ?? '#efe8d8'];
    const sway = 6 + c.random() * 10;
    if (i % 3 === 1)
      c.put(
        path(
          `M${x},${y} h${w * 0.86} l16,20 l-12,10 l-8,-8 q2,40 ${sway * 0.4},62 h${-w * 0.72} q-2,-30 0,-62 l-8,8 l-12,-10 Z`,
          color,
        ),
        path(
          `M${x + w * 0.5},${y} h${w * 0.36} l16,20 l-12,10 l-8,-8 q2,40 ${sway * 0.4},62 h${-w * 0.4} Z`,
          { fill: '#10231f', opacity: 0.12 },
        ),
      );
    else
      c.put(
        path(
          `M${x},${y} h${w} q4,50 ${sway},104 q${-w * 0.3},10 ${-w * 0.5},-2 q${-w * 0.3},8 ${-w * 0.5},0 q-6,-50 ${-sway},-102 Z`,
          color,
        ),
        ...(color === '#efe8d8'
          ? []
          : [18, 40, 62, 84].map((dy) =>
              line(
                [
                  [x + 3, y + dy],
                  [x + w + sway * 0.6, y + dy + 2],
                ],
                '#f3e3b8',
                1.6,
                { opacity: 0.4 },
              ),
            )),
      );
  }
}

function basin(c: Canvas, x: number, y: number): void {
  c.put(
    ellipse(x + 8, y + 8, 62, 10, { fill: '#2d5a40', opacity: 0.35 }),
    path(
      `M${x - 52},${y - 22} L${x - 40},${y + 8} Q${x},${y + 18} ${x + 40},${y + 8} L${x + 52},${y - 22} Z`,
      '#4f86a0',
    ),
    ellipse(x, y - 22, 52, 11, '#7fb0c4'),
    ellipse(x, y - 21, 44, 8, '#e8f2ee'),
    ellipse(x - 12, y - 25, 16, 7, '#ffffff'),
    ellipse(x + 14, y - 24, 14, 6, mix('#ffffff', '#7fb0c4', 0.1)),
  );
}
