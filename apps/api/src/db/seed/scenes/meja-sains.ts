import { Canvas, mix } from './canvas.ts';
import { hours } from './hours.ts';
import { archWindow, beam } from './room.ts';
import { circle, ellipse, group, line, path, place, polygon, rect } from './shapes.ts';

const hour = hours.pagi;
const bench = 700;

/** The science bench: microscope, glassware and a leaf that somebody has been drawing. */
export function mejaSains(): string {
  const c = new Canvas(1600, 1000, 29);
  c.put(
    rect(
      0,
      0,
      1600,
      bench,
      c.fade(
        [
          [0, '#eef0df'],
          [0.5, '#d3dbc8'],
          [1, '#8ea595'],
        ],
        'right',
      ),
    ),
  );
  archWindow(c, hour, 340, 600, 360, 500, '#3f7059', 0.12);
  cabinet(c);
  c.put(
    rect(
      0,
      bench,
      1600,
      300,
      c.fade(
        [
          [0, '#c49a66'],
          [0.5, '#a67c4c'],
          [1, '#7d5b38'],
        ],
        'right',
      ),
    ),
    rect(0, bench, 1600, 7, '#ecd2a2'),
    rect(0, 926, 1600, 74, '#4e3824'),
    rect(0, 926, 1600, 6, '#8a6540'),
  );
  beam(
    c,
    [
      [190, 130],
      [510, 300],
      [1500, 926],
      [330, 926],
    ],
    '#fff8de',
    0.45,
  );
  microscope(c, 880, 846, 1.5);
  glass(c);
  plant(c, 640, 812);
  notebook(c);
  return c.toSvg();
}

function shadow(x: number, y: number, rx: number): string {
  return polygon(
    [
      [x - rx, y - 6],
      [x + rx, y - 8],
      [x + rx * 2.6, y + 16],
      [x + rx * 0.8, y + 18],
    ],
    { fill: '#3d2b1a', opacity: 0.25 },
  );
}

function microscope(c: Canvas, x: number, y: number, size: number): void {
  const [body, light, metal] = ['#23443a', '#5d8a74', '#d8cfae'];
  c.put(
    place(
      x,
      y,
      size,
      shadow(10, 2, 84),
      path('M-86,4 Q-88,-16 -60,-18 H64 Q84,-16 84,4 Z', body),
      path('M-86,4 Q-88,-16 -60,-18 H0 V-12 H-54 Q-74,-10 -76,4 Z', light),
      path('M30,-18 C96,-58 100,-168 28,-214 L8,-190 C60,-158 60,-84 12,-52 L6,-18 Z', body),
      path('M28,-214 L8,-190 C60,-158 60,-84 12,-52 L18,-48 C76,-82 78,-160 22,-196 Z', light),
      rect(-66, -76, 104, 12, '#1b352d'),
      rect(-66, -76, 104, 4, metal),
      polygon(
        [
          [-30, -80],
          [4, -80],
          [4, -76],
          [-30, -76],
        ],
        '#cfe6da',
      ),
      circle(-12, -46, 13, '#1b352d'),
      circle(-12, -46, 8, '#fff3c4'),
      rect(-18, -36, 12, 20, body),
      group(
        { transform: 'translate(-13,-86) rotate(-0)' },
        polygon(
          [
            [-9, 0],
            [9, 0],
            [12, -34],
            [-12, -34],
          ],
          metal,
        ),
        rect(-17, -52, 34, 20, body),
        rect(-14, -132, 28, 82, light),
        rect(-14, -132, 9, 82, '#86b39b'),
        rect(-18, -140, 36, 10, body),
      ),
      group(
        { transform: 'translate(-13,-224) rotate(-38)' },
        rect(-13, -70, 26, 74, body),
        rect(-13, -70, 8, 74, light),
        rect(-17, -84, 34, 16, '#1b352d'),
      ),
      polygon(
        [
          [-30, -226],
          [14, -232],
          [34, -206],
          [8, -196],
          [-26, -210],
        ],
        body,
      ),
      circle(56, -92, 17, metal),
      circle(56, -92, 10, '#a89c74'),
      circle(38, -40, 13, metal),
      circle(38, -40, 7, '#a89c74'),
    ),
  );
}

function glass(c: Canvas): void {
  const flask = (x: number, y: number, size: number, liquid: string) =>
    place(
      x,
      y,
      size,
      shadow(8, 2, 56),
      path('M-16,-150 H16 V-92 L62,-14 Q68,0 52,2 H-52 Q-68,0 -62,-14 L-16,-92 Z', {
        fill: '#eef6ee',
        opacity: 0.55,
      }),
      path('M-36,-58 H36 L60,-14 Q66,0 52,2 H-52 Q-66,0 -60,-14 Z', {
        fill: liquid,
        opacity: 0.85,
      }),
      ellipse(0, -58, 36, 6, mix(liquid, '#ffffff', 0.35)),
      path('M-16,-150 H16 V-92 L62,-14 Q68,0 52,2 H-52 Q-68,0 -62,-14 L-16,-92 Z', {
        fill: 'none',
        stroke: '#f8fdf6',
        'stroke-width': 3.4,
        opacity: 0.9,
      }),
      rect(-21, -156, 42, 8, { fill: '#f8fdf6', opacity: 0.9, rx: 3 }),
      line(
        [
          [-26, -70],
          [-48, -24],
        ],
        '#ffffff',
        5,
        { opacity: 0.7 },
      ),
    );
  c.put(flask(1120, 830, 1.2, '#d9a441'), flask(1478, 842, 1.04, '#7fae8f'));
  const tubes = ['#a8503a', '#d9a441', '#5f9478', '#4f7f92', '#c9b58a'].map((liquid, i) =>
    place(
      1240 + i * 36,
      818,
      1,
      rect(-9, -132, 18, 128, { fill: '#eef6ee', opacity: 0.6, rx: 9 }),
      rect(-9, -70 + (i % 3) * 14, 18, 66 - (i % 3) * 14, { fill: liquid, rx: 8, opacity: 0.9 }),
      rect(-9, -132, 18, 128, { fill: 'none', stroke: '#f8fdf6', 'stroke-width': 2.4, rx: 9 }),
      rect(-6, -124, 4, 100, { fill: '#ffffff', opacity: 0.6 }),
    ),
  );
  c.put(
    shadow(1312, 826, 96),
    rect(1214, 728, 196, 12, '#8a6038'),
    ...tubes,
    rect(1214, 782, 196, 14, '#a8794a'),
    rect(1214, 812, 196, 14, '#8a6038'),
    rect(1214, 728, 10, 98, '#8a6038'),
    rect(1400, 728, 10, 98, '#7a5230'),
  );
}

function plant(c: Canvas, x: number, y: number): void {
  const leaf = (turn: number, long: number, color: string) =>
    group(
      { transform: `rotate(${turn})` },
      path(
        `M0,0 C${-long * 0.42},${-long * 0.3} ${-long * 0.34},${-long * 0.8} 0,${-long} C${long * 0.34},${-long * 0.8} ${long * 0.42},${-long * 0.3} 0,0 Z`,
        color,
      ),
      line(
        [
          [0, 0],
          [0, -long * 0.9],
        ],
        '#d5e4b4',
        1.8,
        { opacity: 0.7 },
      ),
    );
  c.put(
    place(
      x,
      y,
      1.15,
      shadow(8, 4, 54),
      ...[
        [-62, 108, '#2d6a4c'],
        [58, 104, '#2d6a4c'],
        [-34, 138, '#3f8259'],
        [36, 132, '#377550'],
        [-8, 158, '#5fa06a'],
        [14, 112, '#6fae74'],
      ].map(([turn, long, color]) =>
        place(0, -70, 1, leaf(Number(turn), Number(long), String(color))),
      ),
      polygon(
        [
          [-50, -80],
          [50, -80],
          [40, 2],
          [-40, 2],
        ],
        '#b5683f',
      ),
      polygon(
        [
          [-50, -80],
          [-8, -80],
          [-10, 2],
          [-40, 2],
        ],
        '#cf8456',
      ),
      rect(-56, -92, 112, 16, '#a35a34'),
      rect(-56, -92, 50, 16, '#c47a4c'),
    ),
  );
}

function notebook(c: Canvas): void {
  c.put(
    place(
      330,
      862,
      1.32,
      polygon(
        [
          [-190, 24],
          [170, 24],
          [196, 40],
          [-160, 40],
        ],
        { fill: '#3d2b1a', opacity: 0.3 },
      ),
      polygon(
        [
          [-186, 22],
          [0, 26],
          [0, -64],
          [-150, -66],
        ],
        '#fdf8e6',
      ),
      polygon(
        [
          [0, 26],
          [186, 20],
          [150, -68],
          [0, -64],
        ],
        '#f2e9cd',
      ),
      path('M-84,10 C-140,-8 -128,-48 -78,-54 C-44,-40 -44,-4 -84,10 Z', {
        fill: '#b9d19a',
        stroke: '#2d5747',
        'stroke-width': 2,
      }),
      line(
        [
          [-84, 14],
          [-79, -50],
        ],
        '#2d5747',
        1.8,
      ),
      ...[0, 1, 2, 3].map(
        (i) =>
          line(
            [
              [-82, 2 - i * 12],
              [-108 + i * 4, -8 - i * 11],
            ],
            '#2d5747',
            1.2,
          ) +
          line(
            [
              [-81, 2 - i * 12],
              [-58 - i * 2, -10 - i * 11],
            ],
            '#2d5747',
            1.2,
          ),
      ),
      ...[0, 1, 2, 3, 4].map((i) =>
        line(
          [
            [26, -46 + i * 13],
            [132 + i * 4, -49 + i * 14],
          ],
          '#7c7358',
          2,
          { 'stroke-dasharray': '28 6 16 5', opacity: 0.6 },
        ),
      ),
      line(
        [
          [0, 26],
          [0, -64],
        ],
        '#c4b68e',
        2,
      ),
      group(
        { transform: 'translate(150,-30) rotate(28)' },
        rect(-5, -66, 10, 96, '#c9923e'),
        polygon(
          [
            [-5, 30],
            [5, 30],
            [0, 46],
          ],
          '#f2dcb0',
        ),
        rect(-5, -74, 10, 9, '#a8503a'),
      ),
    ),
  );
}

function cabinet(c: Canvas): void {
  const tint = (color: string) => mix(color, '#6f8578', 0.35);
  c.put(rect(900, 96, 660, 10, '#6b5a3c'));
  for (const y of [250, 420])
    c.put(
      rect(900, y, 660, 14, '#8a7048'),
      rect(900, y + 14, 660, 8, { fill: '#30443a', opacity: 0.2 }),
    );
  const jar = (x: number, y: number, w: number, h: number, color: string) =>
    rect(x, y - h, w, h, { fill: tint(color), rx: 6 }) +
    rect(x - 2, y - h - 10, w + 4, 12, { fill: tint('#7a5b3c'), rx: 3 }) +
    rect(x + 6, y - h + 8, 5, h - 20, { fill: '#ffffff', opacity: 0.35 }) +
    rect(x + w * 0.2, y - h * 0.55, w * 0.6, h * 0.28, { fill: '#f4efdc', opacity: 0.8 });
  c.put(
    jar(930, 250, 54, 86, '#7fae8f'),
    jar(1000, 250, 44, 64, '#d9a441'),
    jar(1060, 250, 62, 100, '#b5683f'),
    jar(1146, 250, 44, 72, '#c9d6c4'),
    jar(960, 420, 58, 92, '#4f7f92'),
    jar(1040, 420, 46, 70, '#d9c59a'),
  );
  for (const [x, w, h, color] of [
    [1250, 26, 116, '#2d5747'],
    [1278, 22, 104, '#7f2f28'],
    [1302, 30, 120, '#c39a52'],
    [1334, 20, 98, '#31506a'],
    [1356, 28, 112, '#4c6b4a'],
    [1140, 24, 110, '#5b3a2a'],
    [1166, 28, 118, '#2d5747'],
  ] as const)
    c.put(rect(x, (x < 1200 ? 420 : 250) - h, w, h, tint(color)));
  c.put(
    circle(1470, 372, 44, tint('#4f7f92')),
    path(
      'M1440,352 q14,-22 36,-18 q-6,16 8,22 q-18,22 -44,-4 Z M1478,386 q20,-8 30,-2 q-10,22 -28,22 Z',
      tint('#7fae8f'),
    ),
    path('M1424,372 A46,46 0 0 0 1470,420', { fill: 'none', stroke: '#8a7048', 'stroke-width': 5 }),
    rect(1450, 412, 40, 8, '#8a7048'),
  );
}
