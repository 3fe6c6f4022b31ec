import { Canvas, mix } from './canvas.ts';
import { hours } from './hours.ts';
import { archWindow, beam } from './room.ts';
import { circle, ellipse, group, line, path, place, polygon, rect } from './shapes.ts';

const hour = hours.petang;
const desk = 640;

/** A writing desk by the window: reed pens, ink, a sheet of practised letters. */
export function menulisKitab(): string {
  const c = new Canvas(1600, 1000, 81);
  c.put(
    rect(
      0,
      0,
      1600,
      desk,
      c.fade(
        [
          [0, '#ddc095'],
          [0.45, '#a98e68'],
          [1, '#4f4a3b'],
        ],
        'right',
      ),
    ),
  );
  archWindow(c, hour, 350, 580, 390, 520, '#2d5747', 0.04);
  c.put(
    rect(
      0,
      desk,
      1600,
      360,
      c.fade(
        [
          [0, '#b07c4a'],
          [0.5, '#8a5c35'],
          [1, '#54381f'],
        ],
        'right',
      ),
    ),
    rect(0, desk, 1600, 7, '#e6bd83'),
  );
  for (const y of [720, 836, 952])
    c.put(
      line(
        [
          [0, y],
          [1600, y + 10],
        ],
        '#4a2f1a',
        2,
        { opacity: 0.25 },
      ),
    );
  bound(c);
  c.put(lamp(c));
  beam(
    c,
    [
      [190, 120],
      [520, 300],
      [1420, 1000],
      [330, 1000],
    ],
    '#ffe2ae',
    0.42,
  );
  sheet(c);
  c.put(inkwell(1130, 850));
  pens(c);
  return c.toSvg();
}

// Letters measured with diamond dots, as masters of the pen teach them: alif, ba, nun.
function sheet(c: Canvas): void {
  const ink = '#2b2118';
  const dot = (x: number, y: number, color = ink) =>
    polygon(
      [
        [x, y - 11],
        [x + 11, y],
        [x, y + 11],
        [x - 11, y],
      ],
      color,
    );
  const alif = (x: number) =>
    path(
      `M${x - 10},-196 Q${x + 12},-206 ${x + 15},-190 L${x + 5},-20 Q${x + 2},2 ${x - 7},-12 Z`,
      ink,
    );
  c.put(
    group(
      { transform: 'translate(690,872) skewX(-8)' },
      polygon(
        [
          [-400, 116],
          [410, 116],
          [440, 140],
          [-370, 140],
        ],
        { fill: '#2a1a0c', opacity: 0.32, filter: c.blur(4) },
      ),
      polygon(
        [
          [-372, -232],
          [372, -232],
          [408, 116],
          [-404, 116],
        ],
        '#fbf1d8',
      ),
      polygon(
        [
          [0, -232],
          [372, -232],
          [408, 116],
          [40, 116],
        ],
        { fill: '#e8d6ae', opacity: 0.55 },
      ),
      polygon(
        [
          [-340, -208],
          [340, -208],
          [372, 92],
          [-370, 92],
        ],
        { fill: 'none', stroke: '#b98a3c', 'stroke-width': 2.4 },
      ),
      ...[-24, 74].map((y) =>
        line(
          [
            [-356, y],
            [362, y],
          ],
          '#a89468',
          1.4,
          { opacity: 0.7 },
        ),
      ),
      alif(270),
      ...[-184, -158, -132, -106, -80, -54, -28].map((y) => dot(308, y, '#a8422f')),
      path(
        'M150,-96 Q156,-112 166,-100 Q172,-44 110,-32 Q20,-22 -22,-40 Q-54,-58 -30,-104 Q-24,-112 -18,-102 Q-34,-62 4,-56 Q70,-48 120,-58 Q148,-64 150,-96 Z',
        ink,
      ),
      dot(64, 2),
      path(
        'M-126,-124 Q-118,-138 -110,-124 Q-92,-60 -140,-30 Q-200,2 -256,-30 Q-296,-62 -276,-122 Q-268,-134 -264,-120 Q-276,-72 -240,-52 Q-196,-30 -152,-58 Q-116,-82 -126,-124 Z',
        ink,
      ),
      dot(-190, -112),
      ...[0, 1, 2].map((i) =>
        path(`M${250 - i * 230},48 q-20,24 -70,20 q-52,-2 -50,-30`, {
          fill: 'none',
          stroke: ink,
          'stroke-width': 8,
          'stroke-linecap': 'round',
          opacity: i === 2 ? 0.35 : 0.85,
        }),
      ),
      dot(190, 88),
      dot(-40, 88),
    ),
  );
}

function inkwell(x: number, y: number): string {
  return place(
    x,
    y,
    1.1,
    polygon(
      [
        [-70, -2],
        [70, -6],
        [190, 26],
        [30, 30],
      ],
      { fill: '#2a1a0c', opacity: 0.35 },
    ),
    path('M-74,0 Q-78,-70 -44,-86 H44 Q78,-70 74,0 Q0,14 -74,0 Z', '#23443a'),
    path('M-74,0 Q-78,-70 -44,-86 H-14 Q-40,-50 -30,6 Z', '#4a7a66'),
    rect(-36, -106, 72, 24, '#c9a25c'),
    ellipse(0, -106, 36, 9, '#e6c483'),
    ellipse(0, -106, 27, 6, '#15120e'),
  );
}

function pens(c: Canvas): void {
  const pen = (turn: number, x: number, y: number, color: string, long: number) =>
    group(
      { transform: `translate(${x},${y}) rotate(${turn})` },
      rect(-long, -7, long * 2, 14, color),
      rect(-long, -7, long * 2, 5, mix(color, '#fff0cf', 0.5)),
      ...[-0.4, 0.2].map((at) => rect(long * at, -8, 4, 16, mix(color, '#2a1a0c', 0.4))),
      path(
        `M${-long},-7 Q${-long - 30},-4 ${-long - 44},3 L${-long - 40},8 Q${-long - 20},6 ${-long},7 Z`,
        mix(color, '#2a1a0c', 0.25),
      ),
      polygon(
        [
          [-long - 34, 2],
          [-long - 46, 3],
          [-long - 40, 9],
        ],
        '#15120e',
      ),
    );
  c.put(
    polygon(
      [
        [1190, 924],
        [1500, 850],
        [1520, 866],
        [1216, 944],
      ],
      { fill: '#2a1a0c', opacity: 0.3 },
    ),
    pen(-14, 1348, 888, '#c49a5a', 150),
    pen(-8, 1380, 944, '#a3743f', 140),
  );
}

function bound(c: Canvas): void {
  const pile = [
    ['#7f2f28', 250, 40],
    ['#2d5747', 226, 34],
    ['#c39a52', 236, 30],
    ['#31465a', 206, 38],
  ] as const;
  let y = 668;
  pile.forEach(([color, width, height], i) => {
    y -= height;
    const x = 1296 - width / 2 + (i % 2) * 14;
    c.put(
      rect(x, y, width, height, color),
      rect(x, y, width * 0.3, height, { fill: '#fff0cf', opacity: 0.14 }),
      rect(x + width - 16, y + 4, 14, height - 8, '#e8d6ae'),
      rect(x + 24, y + height * 0.42, width * 0.36, 3, { fill: '#e6c483', opacity: 0.8 }),
    );
  });
}

function lamp(c: Canvas): string {
  const glow = c.glow([960, 476], 300, [
    [0, '#ffdf9a', 0.75],
    [0.25, '#ffd283', 0.3],
    [1, '#ffd283', 0],
  ]);
  return group(
    {},
    circle(960, 476, 300, glow),
    ellipse(960, 656, 66, 14, '#8a6a35'),
    path('M904,654 Q900,604 936,590 H984 Q1020,604 1016,654 Z', '#b98a3c'),
    path('M904,654 Q900,604 936,590 H950 Q926,612 930,654 Z', '#e6c07a'),
    rect(934, 560, 52, 32, '#8a6a35'),
    path('M932,562 C900,520 920,470 936,404 H984 C1000,470 1020,520 988,562 Z', {
      fill: '#fff3d0',
      opacity: 0.5,
    }),
    path('M960,556 C934,532 950,506 960,476 C970,506 986,532 960,556 Z', '#ffcf72'),
    path('M960,554 C948,540 954,526 960,508 C966,526 972,540 960,554 Z', '#fff8e0'),
    path('M932,562 C900,520 920,470 936,404', {
      fill: 'none',
      stroke: '#fff8e4',
      'stroke-width': 3,
      opacity: 0.8,
    }),
    ellipse(960, 404, 24, 5, { fill: 'none', stroke: '#fff3d0', 'stroke-width': 3 }),
  );
}
