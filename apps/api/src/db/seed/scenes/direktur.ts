import { Canvas, mix } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { arch, ellipse, line, path, place, polygon, rect } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { surau } from './surau.ts';
import { palms } from './trees.ts';

const hour = hours.pagi;

/** The director's portrait: looking out over the school from the gallery, early. 960 by 1040. */
export function direktur(): string {
  const c = new Canvas(960, 1040, 14);
  sky(c, hour, 620, [230, 300], 44);
  clouds(c, hour, 120, 320, 5);
  mountains(c, hour, { from: 560, to: 690, layers: 6, peak: 300, shift: -0.1, mist: 0.85 });
  bank(c, 690, 110, hour.mist, 0.8);
  c.put(
    rect(
      0,
      690,
      960,
      360,
      c.fade([
        [0, '#b9cf9d'],
        [0.4, '#7fae79'],
        [1, '#2f6d4c'],
      ]),
    ),
  );
  c.put(
    palms(c, 60, 300, 716, 4, 0.7, mix(hour.near, hour.mist, 0.2)),
    surau(c, hour, 190, 744, 0.72),
    palms(c, 720, 900, 730, 4, 0.8, mix(hour.near, hour.mist, 0.12)),
  );
  c.put(
    line(
      [
        [0, 800],
        [960, 786],
      ],
      '#5d9163',
      5,
    ),
    line(
      [
        [0, 846],
        [960, 838],
      ],
      '#4a7f58',
      6,
    ),
  );
  gallery(c);
  c.put(figure());
  birds(c, [640, 250], 6, hour.near, 9);
  return c.toSvg();
}

function gallery(c: Canvas): void {
  const frame = '#2d5747';
  c.put(
    path(`M0,0 H960 V1040 H0 Z ${arch(480, 1040, 860, 1010)}`, {
      fill: frame,
      'fill-rule': 'evenodd',
    }),
    path(arch(480, 1040, 860, 1010), { fill: 'none', stroke: '#c9a25c', 'stroke-width': 7 }),
    path(arch(480, 1040, 894, 1030), { fill: 'none', stroke: '#1f4335', 'stroke-width': 10 }),
  );
  for (let x = 60; x < 930; x += 62)
    c.put(
      path(`M${x},1040 V920 q0,-20 14,-30 q14,10 14,30 V1040 Z`, '#3f7059'),
      rect(x, 900, 5, 140, '#86b39b'),
    );
  c.put(
    rect(46, 866, 868, 26, '#c9a97a'),
    rect(46, 866, 868, 7, '#f3dfb4'),
    rect(46, 892, 868, 6, { fill: '#1f4335', opacity: 0.35 }),
  );
}

// From behind: a dark jacket, a black cap, hands on the rail.
function figure(): string {
  const [coat, dark, light] = ['#2b3f3a', '#1a2a26', '#5f7f72'];
  return place(
    560,
    1040,
    1.28,
    ellipse(10, 0, 150, 16, { fill: '#10231f', opacity: 0.35 }),
    path(
      'M-96,10 Q-112,-150 -106,-236 Q-98,-284 -30,-300 H30 Q98,-284 106,-236 Q112,-150 96,10 Z',
      coat,
    ),
    path('M20,10 Q34,-150 26,-300 H30 Q98,-284 106,-236 Q112,-150 96,10 Z', dark),
    path(
      'M-106,-236 Q-98,-284 -30,-300 L-22,-300 Q-84,-276 -90,-232 Q-98,-150 -84,10 L-96,10 Q-112,-150 -106,-236 Z',
      light,
    ),
    path('M-100,-240 Q-134,-190 -138,-142 L-116,-126 Q-104,-150 -84,-168 Z', mix(coat, light, 0.4)),
    path('M100,-240 Q136,-190 142,-142 L118,-126 Q106,-150 84,-168 Z', dark),
    path('M-140,-146 q-8,16 6,22 q16,6 22,-4 l-4,-18 Z', '#9a6a48'),
    path('M142,-146 q8,16 -6,22 q-16,6 -22,-4 l4,-18 Z', '#7f5438'),
    line(
      [
        [0, -298],
        [2, 0],
      ],
      dark,
      3,
      { opacity: 0.6 },
    ),
    polygon(
      [
        [-34, -300],
        [0, -288],
        [34, -300],
        [24, -316],
        [-24, -316],
      ],
      '#efe6cf',
    ),
    rect(-24, -338, 48, 36, '#8f6244'),
    path(
      'M-50,-362 Q-52,-414 0,-418 Q52,-414 50,-362 Q46,-322 0,-320 Q-46,-322 -50,-362 Z',
      '#a5744f',
    ),
    path('M8,-418 Q52,-414 50,-362 Q46,-322 4,-320 Q30,-360 8,-418 Z', '#7f5438'),
    path('M-50,-366 q-12,-2 -10,14 q4,16 14,14 Z M50,-366 q12,-2 10,14 q-4,16 -14,14 Z', '#8f6244'),
    path(
      'M-52,-356 Q-50,-390 0,-394 Q50,-390 52,-356 Q44,-346 40,-338 Q0,-348 -40,-338 Q-44,-346 -52,-356 Z',
      '#1c1a17',
    ),
    path('M-54,-380 L-50,-436 Q0,-452 50,-436 L54,-380 Q0,-366 -54,-380 Z', '#141716'),
    path('M-54,-380 L-50,-436 Q-34,-442 -18,-444 L-22,-372 Q-42,-376 -54,-380 Z', '#3a4844'),
  );
}
