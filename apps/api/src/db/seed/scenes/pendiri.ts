import { Canvas, mix } from './canvas.ts';
import { hours } from './hours.ts';
import { archWindow, boards } from './room.ts';
import { circle, ellipse, group, line, path, place, polygon, rect } from './shapes.ts';

const hour = { ...hours.petang, sky: ['#f6b872', '#c98578', '#34506a'] as const };

/** In memory of the founder: a reader at the evening window, his kitab before him. 960 by 1040. */
export function pendiri(): string {
  const c = new Canvas(960, 1040, 7);
  c.put(
    rect(
      0,
      0,
      960,
      760,
      c.fade(
        [
          [0, '#7d6a4e'],
          [0.45, '#574c3b'],
          [1, '#2c2b25'],
        ],
        'right',
      ),
    ),
  );
  boards(c, 790, '#6b4a2f', [420, 420]);
  c.put(
    rect(
      0,
      700,
      960,
      96,
      c.fade(
        [
          [0, '#2f5a48'],
          [1, '#16312a'],
        ],
        'right',
      ),
    ),
    rect(0, 694, 960, 7, '#b9934f'),
  );
  archWindow(c, hour, 420, 694, 520, 610, '#234a3c', -0.02);
  const lamp = c.glow([690, 640], 420, [
    [0, '#ffd98f', 0.6],
    [0.22, '#ffc76f', 0.26],
    [1, '#ffb95c', 0],
  ]);
  c.put(rect(0, 0, 960, 1040, lamp));
  books(c);
  c.put(
    polygon(
      [
        [120, 900],
        [800, 900],
        [900, 1010],
        [20, 1010],
      ],
      '#1f4537',
    ),
    polygon(
      [
        [150, 910],
        [772, 910],
        [846, 996],
        [76, 996],
      ],
      { fill: 'none', stroke: '#c9a25c', 'stroke-width': 4 },
    ),
  );
  c.put(ellipse(400, 940, 270, 26, { fill: '#0d120f', opacity: 0.5, filter: c.blur(6) }));
  c.put(reader(), table(), oilLamp(690, 690));
  return c.toSvg();
}

// Seen from behind: shawl, white cap, the line of a shoulder in lamplight.
function reader(): string {
  const [cloth, light, rim] = ['#a79c80', '#cfc3a2', '#ffe0a6'];
  return place(
    390,
    930,
    1.12,
    path('M-178,4 Q-196,-46 -112,-66 H118 Q196,-48 178,2 Q0,34 -178,4 Z', '#2b463c'),
    path('M10,18 Q120,12 178,2 Q196,-48 118,-66 H30 Z', { fill: '#14261f', opacity: 0.45 }),
    path('M92,-236 Q142,-206 150,-132 Q156,-96 196,-84 L188,-56 Q128,-58 106,-96 Z', light),
    path(
      'M120,-214 Q148,-186 152,-132 Q158,-98 196,-84 L194,-76 Q150,-88 144,-132 Q138,-184 112,-214 Z',
      rim,
    ),
    path('M190,-86 q26,-2 30,12 q-8,18 -34,18 Z', '#8a5f42'),
    path(
      'M-108,-24 Q-136,-170 -100,-248 Q-66,-292 0,-298 Q66,-292 100,-248 Q136,-170 108,-24 Q0,4 -108,-24 Z',
      cloth,
    ),
    path('M52,-6 Q92,-140 58,-290 Q84,-276 100,-248 Q136,-170 108,-24 Q80,-12 52,-6 Z', light),
    path('M100,-248 Q136,-170 108,-24 L98,-20 Q124,-168 88,-262 Z', rim),
    path('M-66,-14 Q-84,-120 -60,-196 M-10,-6 Q-22,-110 -6,-190', {
      fill: 'none',
      stroke: '#857b62',
      'stroke-width': 4,
      opacity: 0.5,
      'stroke-linecap': 'round',
    }),
    path(
      'M-104,-240 Q-96,-276 -40,-292 Q0,-300 40,-292 Q96,-276 106,-238 Q116,-214 114,-186 Q60,-150 0,-152 Q-66,-154 -116,-192 Q-114,-216 -104,-240 Z',
      '#345a4a',
    ),
    path(
      'M48,-290 Q96,-276 106,-238 Q116,-214 114,-186 Q84,-166 58,-159 Q76,-220 48,-290 Z',
      '#4f7d66',
    ),
    path('M106,-238 Q116,-214 114,-186 L104,-180 Q108,-214 92,-256 Z', '#8fb59a'),
    ...[-176, -196].map((y) =>
      path(`M-112,${y - 4} Q-60,${y + 36} 0,${y + 38} Q62,${y + 38} 112,${y}`, {
        fill: 'none',
        stroke: '#c9a25c',
        'stroke-width': 2.4,
        opacity: 0.7,
      }),
    ),
    path('M-26,-334 H30 V-286 Q2,-276 -26,-288 Z', '#6a4631'),
    path('M-50,-362 q-13,-3 -11,13 q4,18 16,15 Z', '#6a4631'),
    path('M56,-362 q13,-3 11,13 q-4,18 -16,15 Z', '#b07a52'),
    path(
      'M-50,-376 Q-50,-424 3,-426 Q56,-424 56,-376 Q54,-322 3,-314 Q-48,-322 -50,-376 Z',
      '#6f4a33',
    ),
    path(
      'M-51,-372 Q-50,-396 3,-398 Q56,-396 57,-372 Q54,-344 44,-334 Q2,-344 -38,-334 Q-48,-344 -51,-372 Z',
      '#d5cfbd',
    ),
    path(
      'M34,-396 Q56,-394 57,-372 Q54,-344 44,-334 Q38,-336 32,-337 Q44,-366 34,-396 Z',
      '#f6e6c2',
    ),
    path('M-54,-384 L-49,-432 Q3,-446 55,-432 L60,-384 Q3,-370 -54,-384 Z', '#e9dfc6'),
    path('M32,-440 Q46,-436 55,-432 L60,-384 Q48,-380 36,-378 Z', '#fff0c8'),
    path('M-54,-384 L-49,-432 Q-34,-437 -20,-440 L-24,-376 Q-40,-379 -54,-384 Z', '#b9b096'),
  );
}

function table(): string {
  return group(
    {},
    ellipse(690, 934, 150, 14, { fill: '#0d120f', opacity: 0.45 }),
    rect(566, 846, 16, 88, '#4a3220'),
    rect(814, 846, 16, 88, '#4a3220'),
    polygon(
      [
        [560, 820],
        [826, 820],
        [862, 850],
        [532, 850],
      ],
      '#b98a55',
    ),
    rect(532, 850, 330, 14, '#6f4d2f'),
    rect(532, 850, 330, 4, '#e6bd83'),
    polygon(
      [
        [560, 844],
        [648, 848],
        [640, 824],
        [572, 822],
      ],
      '#fff3d2',
    ),
    polygon(
      [
        [648, 848],
        [734, 842],
        [716, 821],
        [640, 824],
      ],
      '#f0dcae',
    ),
    line(
      [
        [580, 830],
        [632, 833],
      ],
      '#8a6a3c',
      2,
    ),
    line(
      [
        [576, 837],
        [636, 840],
      ],
      '#8a6a3c',
      2,
    ),
    line(
      [
        [654, 833],
        [708, 830],
      ],
      '#8a6a3c',
      2,
    ),
    line(
      [
        [658, 840],
        [714, 836],
      ],
      '#8a6a3c',
      2,
    ),
  );
}

function oilLamp(x: number, y: number): string {
  return place(
    x + 80,
    y + 132,
    0.92,
    ellipse(0, 2, 46, 9, '#7a5c2c'),
    path('M-38,0 Q-42,-32 -18,-42 H18 Q42,-32 38,0 Z', '#b98a3c'),
    path('M-38,0 Q-42,-32 -18,-42 H-8 Q-24,-26 -22,0 Z', '#ecc983'),
    rect(-22, -60, 44, 20, '#8a6a35'),
    path('M-22,-60 C-46,-92 -30,-130 -17,-180 H17 C30,-130 46,-92 22,-60 Z', {
      fill: '#fff3d0',
      opacity: 0.55,
    }),
    path('M0,-64 C-18,-82 -7,-100 0,-124 C7,-100 18,-82 0,-64 Z', '#ffd98a'),
    circle(0, -78, 7, '#fff8e0'),
    ellipse(0, -180, 17, 4, { fill: 'none', stroke: '#fff3d0', 'stroke-width': 2.4 }),
  );
}

function books(c: Canvas): void {
  const colors = ['#5f2a23', '#2d5747', '#8a7030', '#31465a', '#4a3a2a'];
  for (const y of [270, 420, 570]) {
    let x = 742;
    while (x < 950) {
      const [w, h] = [15 + c.random() * 20, 74 + c.random() * 36];
      const color = mix(colors[Math.floor(c.random() * 5)] ?? '#5f2a23', '#1c1b17', 0.35);
      c.put(
        rect(x, y - h, w, h, color),
        rect(x + w * 0.2, y - h * 0.8, w * 0.6, 3, { fill: '#e6c483', opacity: 0.5 }),
      );
      x += w + 2;
    }
    c.put(rect(728, y, 240, 12, '#3f2c1c'), rect(728, y, 240, 3, '#8a6540'));
  }
}
