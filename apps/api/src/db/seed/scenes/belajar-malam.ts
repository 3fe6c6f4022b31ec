import { Canvas, mix, type Point } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, seated } from './people.ts';
import { circle, ellipse, group, line, path, polygon, rect } from './shapes.ts';
import { sky, stars } from './sky.ts';
import { palms } from './trees.ts';

const hour = hours.malam;

/** Three nights without electricity: oil lamps on the porch, the Milky Way over the hills. */
export function belajarMalam(): string {
  const c = new Canvas(1600, 1000, 88);
  sky(c, hour, 600, null);
  stars(c, 560, 420);
  mountains(c, hour, { from: 520, to: 640, layers: 6, peak: 310, shift: -0.08, mist: 0.7 });
  bank(c, 640, 120, hour.mist, 0.6);
  const dark = mix(hour.near, '#000000', 0.2);
  c.put(
    rect(
      0,
      648,
      1600,
      130,
      c.fade([
        [0, mix(hour.near, hour.mist, 0.4)],
        [1, dark],
      ]),
    ),
    palms(c, 1080, 1330, 664, 5, 1.05, mix(hour.near, hour.mist, 0.1)),
    palms(c, 60, 300, 664, 3, 0.9, mix(hour.near, hour.mist, 0.16)),
  );
  c.put(
    rect(
      0,
      742,
      1600,
      260,
      c.fade([
        [0, '#6f4a2c'],
        [0.35, '#5a3b22'],
        [1, '#1f150d'],
      ]),
    ),
    rect(0, 738, 1600, 7, '#b9874e'),
  );
  for (let x = -900; x <= 2500; x += 110)
    c.put(
      line(
        [
          [800 + (x - 800) * 0.42, 746],
          [x, 1000],
        ],
        '#1c120a',
        2,
        { opacity: 0.4 },
      ),
    );
  const lamps: readonly Point[] = [
    [300, 470],
    [800, 440],
    [1300, 470],
  ];
  for (const lamp of lamps)
    c.put(
      circle(
        lamp[0],
        lamp[1],
        430,
        c.glow(lamp, 430, [
          [0, '#ffd27d', 0.62],
          [0.2, '#f9b860', 0.3],
          [0.6, '#f0a04c', 0.09],
          [1, '#f0a04c', 0],
        ]),
      ),
      ellipse(lamp[0], 868, 270, 54, { fill: '#ffcf7d', opacity: 0.3, filter: c.blur(18) }),
    );
  railing(c);
  lamps.forEach(([x], i) => {
    table(c, x, i);
  });
  for (const lamp of lamps) hanging(c, lamp);
  frame(c);
  return c.toSvg();
}

function railing(c: Canvas): void {
  for (let x = 30; x < 1600; x += 44)
    c.put(rect(x, 652, 7, 90, '#2a1c11'), rect(x, 652, 2.4, 90, '#8a6238'));
  c.put(rect(0, 640, 1600, 13, '#3a2717'), rect(0, 640, 1600, 3.5, '#c9955a'));
}

function table(c: Canvas, x: number, turn: number): void {
  const warm = (color: string, share = 0.3) => mix(mix(color, '#2a1a10', share), '#f0a04c', 0.22);
  const person = (i: number) => {
    const d = dress(i, turn === 2 ? 'putri' : 'putra');
    return {
      ...d,
      top: warm(d.top, 0.12),
      bottom: warm(d.bottom, 0.35),
      skin: warm(d.skin, 0.2),
      cap: '#6a5236',
    };
  };
  for (const [dx, i] of [
    [-104, 0],
    [-8, 1],
    [92, 2],
  ] as const)
    c.put(seated(x + dx, 834, 118, person(i + turn)));
  c.put(
    ellipse(x, 900, 200, 20, { fill: '#120b06', opacity: 0.5 }),
    polygon(
      [
        [x - 150, 812],
        [x + 150, 812],
        [x + 186, 856],
        [x - 186, 856],
      ],
      c.fade([
        [0, '#d9a25c'],
        [1, '#a8743c'],
      ]),
    ),
    rect(x - 186, 856, 372, 12, '#5f3f22'),
    rect(x - 166, 866, 14, 40, '#3a2717'),
    rect(x + 152, 866, 14, 40, '#3a2717'),
  );
  for (const [dx, w] of [
    [-112, 44],
    [-12, 50],
    [90, 44],
  ] as const)
    c.put(
      polygon(
        [
          [x + dx - w, 846],
          [x + dx, 849],
          [x + dx - 2, 824],
          [x + dx - w + 8, 822],
        ],
        '#fff3d2',
      ),
      polygon(
        [
          [x + dx + w, 846],
          [x + dx, 849],
          [x + dx - 2, 824],
          [x + dx + w - 10, 822],
        ],
        '#efd9a6',
      ),
      line(
        [
          [x + dx - w + 14, 832],
          [x + dx - 8, 834],
        ],
        '#8a6a3c',
        1.6,
      ),
      line(
        [
          [x + dx + 8, 834],
          [x + dx + w - 16, 832],
        ],
        '#8a6a3c',
        1.6,
      ),
    );
  for (const [dx, i] of [
    [-150, 3],
    [-44, 4],
    [60, 0],
    [158, 1],
  ] as const) {
    const d = person(i + turn * 2);
    c.put(
      seated(x + dx, 966, 132, {
        ...d,
        top: mix(d.top, '#1a120c', 0.32),
        bottom: mix(d.bottom, '#1a120c', 0.5),
        skin: mix(d.skin, '#1a120c', 0.25),
        cap: '#1a120c',
      }),
    );
  }
}

// An oil lamp on its wire.
function hanging(c: Canvas, [x, y]: Point): void {
  c.put(
    line(
      [
        [x, 100],
        [x, y - 78],
      ],
      '#1c120a',
      3,
    ),
    group(
      {},
      path(`M${x - 34},${y - 44} Q${x},${y - 92} ${x + 34},${y - 44} Z`, '#4a4a3a'),
      path(
        `M${x - 34},${y - 44} Q${x - 20},${y - 76} ${x},${y - 78} Q${x - 10},${y - 60} ${x - 8},${y - 44} Z`,
        '#8a8a6a',
      ),
      path(
        `M${x - 15},${y + 26} C${x - 34},${y + 4} ${x - 22},${y - 22} ${x - 12},${y - 44} H${x + 12} C${x + 22},${y - 22} ${x + 34},${y + 4} ${x + 15},${y + 26} Z`,
        { fill: '#fff3d0', opacity: 0.72 },
      ),
      path(
        `M${x},${y + 20} C${x - 14},${y + 6} ${x - 5},${y - 8} ${x},${y - 24} C${x + 5},${y - 8} ${x + 14},${y + 6} ${x},${y + 20} Z`,
        '#ffe08a',
      ),
      rect(x - 20, y + 25, 40, 18, '#b98a3c'),
      rect(x - 20, y + 25, 14, 18, '#e6c07a'),
      rect(x - 14, y + 43, 28, 5, '#6f5224'),
    ),
  );
}

// The roof beam and two posts, close to the viewer.
function frame(c: Canvas): void {
  c.put(
    polygon(
      [
        [0, 0],
        [1600, 0],
        [1600, 96],
        [0, 96],
      ],
      '#150d07',
    ),
    rect(0, 90, 1600, 14, '#3a2717'),
    rect(0, 100, 1600, 4, '#8a6238'),
  );
  for (let x = 60; x < 1600; x += 190)
    c.put(
      polygon(
        [
          [x, 0],
          [x + 34, 0],
          [x + 34, 92],
          [x, 92],
        ],
        '#22160d',
      ),
    );
  for (const x of [548, 1052])
    c.put(
      rect(x - 19, 96, 38, 660, '#24170d'),
      rect(x - 19, 96, 9, 660, '#8a6238'),
      rect(x + 12, 96, 7, 660, '#5f4223'),
      polygon(
        [
          [x - 50, 104],
          [x + 50, 104],
          [x + 19, 158],
          [x - 19, 158],
        ],
        '#24170d',
      ),
    );
}
