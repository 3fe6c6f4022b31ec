import { Canvas, mix } from './canvas.ts';
import { hours } from './hours.ts';
import { archWindow, beam, boards } from './room.ts';
import { ellipse, line, path, place, polygon, rect } from './shapes.ts';

const hour = hours.pagi;

/** A classroom before the lesson: three windows on the valley, benches in the morning light. */
export function jendelaKelas(): string {
  const c = new Canvas(1600, 1000, 51);
  c.put(
    rect(
      0,
      0,
      1600,
      700,
      c.fade(
        [
          [0, '#f3ead2'],
          [0.55, '#ddd2b4'],
          [1, '#a9a586'],
        ],
        'right',
      ),
    ),
  );
  c.put(
    rect(0, 0, 1600, 58, '#7a5b3c'),
    rect(0, 52, 1600, 8, '#5b4029'),
    rect(
      0,
      566,
      1600,
      134,
      c.fade(
        [
          [0, '#5f9478'],
          [1, '#2f5b49'],
        ],
        'right',
      ),
    ),
    rect(0, 560, 1600, 8, '#e3cf9c'),
    rect(0, 690, 1600, 12, '#2a4a3c'),
  );
  boards(c, 700, '#a57f52', [560, 340]);
  for (const [x, shift] of [
    [210, 0.3],
    [520, 0],
    [830, -0.3],
  ] as const)
    archWindow(c, hour, x, 556, 220, 400, '#3f7059', shift);
  blackboard(c);
  for (const [x, skew] of [
    [210, 250],
    [520, 290],
    [830, 330],
  ] as const)
    beam(
      c,
      [
        [x - 100, 250],
        [x + 100, 250],
        [x + skew + 210, 1000],
        [x + skew - 150, 1000],
      ],
      '#fff6d8',
      0.34,
    );
  for (const [x, y, size] of [
    [300, 806, 0.86],
    [700, 806, 0.86],
    [1100, 806, 0.86],
    [1490, 806, 0.86],
    [110, 968, 1.26],
    [660, 968, 1.26],
    [1210, 968, 1.26],
  ] as const)
    desk(c, x, y, size);
  return c.toSvg();
}

function desk(c: Canvas, x: number, y: number, size: number): void {
  const wood = '#b98a55';
  const items = c.random();
  c.put(
    place(
      x,
      y,
      size,
      polygon(
        [
          [-170, 8],
          [150, 8],
          [300, 46],
          [-40, 46],
        ],
        { fill: '#3a2b1c', opacity: 0.22 },
      ),
      ...[-130, 118].map((at) => rect(at, -92, 12, 100, mix(wood, '#2a1c10', 0.45))),
      ...[-104, 94].map((at) => rect(at, -96, 10, 78, mix(wood, '#2a1c10', 0.6))),
      rect(-132, -94, 264, 20, mix(wood, '#2a1c10', 0.3)),
      polygon(
        [
          [-128, -128],
          [118, -128],
          [148, -94],
          [-150, -94],
        ],
        mix(wood, '#fff2cf', 0.35),
      ),
      polygon(
        [
          [20, -128],
          [118, -128],
          [148, -94],
          [40, -94],
        ],
        { fill: mix(wood, '#2a1c10', 0.2), opacity: 0.35 },
      ),
      rect(-150, -94, 298, 7, wood),
      items > 0.35
        ? polygon(
            [
              [-84, -116],
              [-30, -119],
              [-22, -104],
              [-82, -101],
            ],
            '#fbf5e2',
          ) +
            polygon(
              [
                [-30, -119],
                [22, -116],
                [34, -101],
                [-22, -104],
              ],
              '#eee4c8',
            ) +
            line(
              [
                [-30, -119],
                [-22, -104],
              ],
              '#b7a988',
              1.6,
            )
        : rect(-60, -123, 66, 8, '#2f5b49') +
            rect(-54, -131, 58, 8, '#a8503a') +
            rect(-56, -138, 54, 7, '#e0bd6e'),
      items > 0.6
        ? rect(70, -128, 20, 20, '#4f7f92') +
            line(
              [
                [74, -128],
                [70, -148],
              ],
              '#c9923e',
              3,
            ) +
            line(
              [
                [84, -128],
                [88, -150],
              ],
              '#8a3f31',
              3,
            )
        : '',
    ),
  );
}

// The board still carries yesterday's geometry.
function blackboard(c: Canvas): void {
  const chalk = {
    fill: 'none',
    stroke: '#eef2e2',
    'stroke-width': 3,
    opacity: 0.8,
    'stroke-linecap': 'round',
  };
  c.put(
    rect(1068, 176, 506, 316, '#7a5b3c'),
    rect(1080, 188, 482, 292, '#264b3e'),
    rect(1068, 490, 506, 14, '#94704a'),
    rect(1100, 484, 30, 6, '#f4f2e6'),
    rect(1140, 484, 18, 6, '#e3b04b'),
  );
  c.put(
    path('M1200,392 H1300 V317 Z M1288,392 v-12 h12', chalk),
    path('M1300,317 L1200,392 L1155,332 L1255,257 Z', { ...chalk, 'stroke-width': 2.4 }),
    path('M1200,392 v72 h100 v-72', { ...chalk, 'stroke-width': 2.4 }),
    path('M1300,317 h75 v75 h-75', { ...chalk, 'stroke-width': 2.4 }),
  );
  for (const [y, w] of [
    [250, 110],
    [296, 150],
    [330, 96],
    [386, 140],
  ] as const)
    c.put(
      line(
        [
          [1420, y],
          [1420 + w * 0.8, y - 3],
        ],
        '#eef2e2',
        3,
        { 'stroke-dasharray': '26 7 14 6 34 8', opacity: 0.6 },
      ),
    );
  c.put(ellipse(1330, 506, 230, 8, { fill: '#20382e', opacity: 0.25 }));
}
