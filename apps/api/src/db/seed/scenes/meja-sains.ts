import { Canvas } from './canvas.ts';
import { arm } from './hands.ts';
import { near } from './near.ts';
import { circle, ellipse, group, line, path, rect } from './shapes.ts';

/** A girl at the microscope, the leaf that she has been drawing beside her. */
export function mejaSains(): string {
  const c = new Canvas(1600, 1000, 29);
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.fade(
        [
          [0, '#f4faf2'],
          [0.6, '#cfe6e4'],
          [1, '#9cc7cc'],
        ],
        'right',
      ),
    ),
    ...[0, 1].flatMap((i) => [
      rect(980, 190 + i * 190, 560, 16, '#ffffff'),
      ...[0, 1, 2, 3, 4, 5].map((k) =>
        rect(
          1010 + k * 88,
          190 + i * 190 - 74 - ((k * 17 + i * 11) % 30),
          54,
          74 + ((k * 17 + i * 11) % 30),
          {
            fill:
              ['#e4a24c', '#5a9a86', '#c8614a', '#7fb4c4', '#e9cf8a', '#3f7059'][(k + i * 2) % 6] ??
              '#5a9a86',
            rx: 10,
            opacity: 0.8,
          },
        ),
      ),
    ]),
  );
  c.put(
    near(
      c,
      [520, 400],
      2.3,
      {
        kind: 'putri',
        cloth: '#fbfaf2',
        cover: '#2f6fa3',
        skin: '#cf9468',
        side: true,
        smile: true,
      },
      1,
      20,
      arm(
        [
          [380, 740],
          [520, 910],
          [770, 780],
        ],
        116,
        '#efece0',
        '#cf9468',
      ),
    ),
    rect(
      0,
      850,
      1600,
      150,
      c.fade([
        [0, '#d9a868'],
        [1, '#a87440'],
      ]),
    ),
    rect(0, 850, 1600, 8, '#f6dcae'),
    microscope(),
    flask(1210, 846, '#e4a24c'),
    flask(1380, 846, '#4f9a83'),
    leaf(250, 905),
  );
  return c.toSvg();
}

function microscope(): string {
  return group(
    { 'stroke-linecap': 'round', transform: 'translate(-56,4)' },
    ellipse(930, 868, 200, 16, { fill: '#5d3a1c', opacity: 0.4 }),
    path('M790,866 Q800,822 870,822 H1040 Q1080,826 1084,866 Z', '#24332f'),
    path('M1030,836 C1130,700 1060,500 830,566', {
      fill: 'none',
      stroke: '#2f443d',
      'stroke-width': 44,
    }),
    rect(800, 736, 230, 22, '#3a5148'),
    rect(846, 726, 90, 10, '#e8f6f0'),
    group(
      { transform: 'translate(866,700) rotate(-22)' },
      rect(-34, -290, 68, 230, '#34504a'),
      rect(-34, -290, 16, 230, '#5f8378'),
      rect(-22, -64, 44, 60, '#d9b15c'),
      rect(-28, -352, 56, 70, '#1d2a27'),
    ),
    circle(1064, 690, 30, '#d9b15c'),
  );
}

function flask(x: number, y: number, color: string): string {
  return group(
    {},
    path(
      `M${x - 20},${y - 190} V${y - 120} L${x - 74},${y - 14} Q${x - 74},${y} ${x - 56},${y} H${x + 56} Q${x + 74},${y} ${x + 74},${y - 14} L${x + 20},${y - 120} V${y - 190} Z`,
      { fill: '#ffffff', opacity: 0.55 },
    ),
    path(
      `M${x - 42},${y - 76} L${x - 72},${y - 14} Q${x - 72},${y} ${x - 56},${y} H${x + 56} Q${x + 72},${y} ${x + 72},${y - 14} L${x + 42},${y - 76} Z`,
      color,
    ),
    line(
      [
        [x - 28, y - 190],
        [x + 28, y - 190],
      ],
      '#ffffff',
      9,
    ),
  );
}

function leaf(x: number, y: number): string {
  return group(
    { transform: `translate(${x},${y}) rotate(-8)` },
    path('M-170,-50 L150,-50 L190,50 L-210,50 Z', '#fffaf0'),
    path('M-110,20 C-80,-50 30,-60 90,-14 C40,40 -60,50 -110,20 Z', '#4f9a5c'),
    line(
      [
        [-130, 26],
        [86, -14],
      ],
      '#2c6a3f',
      5,
    ),
  );
}
