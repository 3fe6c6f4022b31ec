import { Canvas, mix } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, canopy, mountains, slope } from './mountains.ts';
import { dress, standing } from './people.ts';
import { circle, ellipse, line, path, place, polygon, rect } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { grass, palm, shadeTree } from './trees.ts';

const hour = hours.pagi;

/** The archery ground behind the dormitory: three targets, archers at the far line. */
export function panahan(): string {
  const c = new Canvas(1600, 1000, 85);
  sky(c, hour, 600, [360, 240], 46);
  clouds(c, hour, 60, 200, 4);
  mountains(c, hour, { from: 440, to: 560, layers: 5, peak: 300, shift: 0.02, mist: 0.9 });
  bank(c, 560, 150, hour.mist, 0.9);
  const edge = slope(c, 640, 46, 3);
  const woods = mix(hour.near, hour.mist, 0.26);
  c.put(
    polygon(
      [[0, 700], ...edge, [1600, 700]],
      c.fade([
        [0, woods],
        [1, mix(woods, hour.mist, 0.4)],
      ]),
    ),
  );
  canopy(c, edge, woods, 24);
  bank(c, 664, 80, hour.mist, 0.75);
  c.put(
    rect(
      0,
      668,
      1600,
      332,
      c.fade([
        [0, mix('#a8c88c', hour.mist, 0.4)],
        [0.35, '#7aae74'],
        [1, '#2f6d4c'],
      ]),
    ),
  );
  for (const [x0, x1] of [
    [300, -420],
    [520, 330],
    [740, 1080],
    [960, 1830],
    [1180, 2580],
  ] as const)
    c.put(
      line(
        [
          [x0 + 160, 676],
          [x1, 1000],
        ],
        '#f4f4e4',
        3,
        { opacity: 0.45 },
      ),
    );
  archers(c);
  target(c, 700, 770, 0.66, 1);
  target(c, 960, 826, 1.02, 2);
  target(c, 1310, 912, 1.62, 5);
  const dark = mix(hour.near, '#000000', 0.1);
  c.put(
    shadeTree(c, 110, 930, 2.6, dark, '#93b877'),
    palm(c, 1560, 760, 1.5, mix(dark, hour.mist, 0.1)),
  );
  c.put(grass(c, 0, 1600, 1006, 62, mix(dark, '#4d8a55', 0.3)), grass(c, 0, 420, 1006, 92, dark));
  birds(c, [980, 210], 6, dark, 9);
  return c.toSvg();
}

function target(c: Canvas, x: number, y: number, size: number, hits: number): void {
  const rings = [
    ['#f3ecd8', 78],
    ['#2f3f3b', 64],
    ['#4f86a0', 50],
    ['#b4573f', 35],
    ['#e9bd4e', 20],
  ] as const;
  const arrows = [
    [-14, 8],
    [9, -11],
    [26, 22],
    [-34, -20],
    [4, 6],
  ]
    .slice(0, hits)
    .map(
      ([ax = 0, ay = 0]) =>
        line(
          [
            [ax, ay],
            [ax - 46, ay + 15],
          ],
          '#5b4428',
          2.6,
        ) +
        polygon(
          [
            [ax - 44, ay + 14],
            [ax - 58, ay + 12],
            [ax - 60, ay + 20],
            [ax - 47, ay + 16],
          ],
          '#eae0c4',
        ) +
        circle(ax, ay, 2.2, '#3b2c1c'),
    );
  c.put(
    place(
      x,
      y,
      size,
      ellipse(30, 4, 120, 9, { fill: '#1f4d3a', opacity: 0.35 }),
      line(
        [
          [-50, -150],
          [-74, 4],
        ],
        '#6f5534',
        7,
      ),
      line(
        [
          [50, -150],
          [74, 4],
        ],
        '#5b4428',
        7,
      ),
      line(
        [
          [0, -170],
          [26, -8],
        ],
        '#5b4428',
        5,
      ),
      `<g transform="translate(0,-100)">${ellipse(12, 4, 84, 86, '#b79a5c')}${circle(0, 0, 84, '#d7bd80')}${rings.map(([color, radius]) => circle(0, 0, radius, color)).join('')}${path('M0,-84 A84,84 0 0 1 0,84 A150,150 0 0 0 0,-84 Z', { fill: '#10231f', opacity: 0.1 })}${arrows.join('')}</g>`,
    ),
  );
}

// Three archers of the girls' team on the shooting line, at full draw.
function archers(c: Canvas): void {
  for (const [x, y, h, turn] of [
    [296, 756, 92, 0],
    [380, 744, 86, 1],
    [458, 734, 80, 2],
  ] as const) {
    const d = dress(turn, 'putri');
    const [shoulder, reach] = [y - h * 0.66, h * 0.46];
    c.put(ellipse(x + 12, y, h * 0.26, 4, { fill: '#1f4d3a', opacity: 0.3 }), standing(x, y, h, d));
    c.put(
      line(
        [
          [x + 4, shoulder],
          [x + reach, shoulder - 2],
        ],
        d.bottom,
        h * 0.07,
      ),
      line(
        [
          [x + 2, shoulder + 2],
          [x - h * 0.2, shoulder + 3],
          [x - h * 0.03, shoulder - 4],
        ],
        mix(d.bottom, '#10231f', 0.2),
        h * 0.06,
      ),
    );
    c.put(
      path(
        `M${x + reach - 8},${shoulder - h * 0.36} Q${x + reach + h * 0.14},${shoulder} ${x + reach - 8},${shoulder + h * 0.34}`,
        { fill: 'none', stroke: '#4a3520', 'stroke-width': 2.6 },
      ),
      line(
        [
          [x + reach - 8, shoulder - h * 0.36],
          [x - 2, shoulder - 3],
          [x + reach - 8, shoulder + h * 0.34],
        ],
        '#f6f1df',
        1,
      ),
      line(
        [
          [x - 2, shoulder - 3],
          [x + reach + 12, shoulder - 4],
        ],
        '#4a3520',
        1.6,
      ),
    );
  }
}
