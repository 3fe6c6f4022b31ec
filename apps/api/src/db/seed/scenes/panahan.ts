import { Canvas } from './canvas.ts';
import { arm } from './hands.ts';
import { near } from './near.ts';
import { circle, ellipse, group, line, path, polygon, rect } from './shapes.ts';

/** An archer in profile at full draw, the target far at the right. */
export function panahan(): string {
  const c = new Canvas(1600, 1000, 85);
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.fade([
        [0, '#8ecdf0'],
        [0.6, '#e4f4f2'],
        [1, '#f8f8e4'],
      ]),
    ),
    ...[
      [260, 150, 1],
      [1180, 210, 1.3],
      [760, 90, 0.8],
    ].map(([x = 0, y = 0, s = 1]) =>
      group(
        { opacity: 0.85 },
        ellipse(x, y, 150 * s, 26 * s, '#ffffff'),
        ellipse(x + 40 * s, y - 22 * s, 80 * s, 34 * s, '#ffffff'),
      ),
    ),
    path('M0,520 L220,410 L420,500 L640,380 L900,510 L1140,430 L1600,540 V760 H0 Z', '#b7d8dc'),
    path('M0,600 Q300,540 620,590 T1200,570 T1600,600 V760 H0 Z', '#7db795'),
    path('M0,670 Q200,620 420,654 T860,640 T1240,650 T1600,630 V760 H0 Z', '#4c8f62'),
    rect(
      0,
      700,
      1600,
      300,
      c.fade([
        [0, '#b9dc6c'],
        [1, '#6fae46'],
      ]),
    ),
    polygon(
      [
        [1180, 720],
        [1196, 720],
        [1150, 900],
        [1130, 900],
      ],
      '#7a5630',
    ),
    polygon(
      [
        [1380, 720],
        [1364, 720],
        [1410, 900],
        [1430, 900],
      ],
      '#5d4022',
    ),
    ...[
      ['#fbfaf2', 170],
      ['#24332f', 138],
      ['#3f8fc0', 106],
      ['#d8503a', 72],
      ['#f6cf52', 36],
    ].map(([color, r]) => ellipse(1280, 640, Number(r) * 0.86, Number(r), String(color))),
    line(
      [
        [1150, 648],
        [1262, 640],
      ],
      '#4a3018',
      6,
    ),
  );
  const skin = '#cf9468';
  c.put(
    near(
      c,
      [520, 380],
      2.1,
      { kind: 'putri', cloth: '#efe9f6', cover: '#8a4f9c', skin, side: true, open: true },
      1,
      0,
      arm(
        [
          [480, 640],
          [760, 545],
          [985, 506],
        ],
        96,
        '#d8d0ea',
        skin,
      ),
    ),
    path('M960,60 C1062,220 1062,800 960,962', {
      fill: 'none',
      stroke: '#7a3f22',
      'stroke-width': 20,
      'stroke-linecap': 'round',
    }),
    rect(1022, 456, 26, 110, '#24332f'),
    line(
      [
        [960, 62],
        [640, 500],
        [960, 960],
      ],
      '#fffdf4',
      4,
    ),
    line(
      [
        [640, 500],
        [1110, 500],
      ],
      '#4a3018',
      7,
    ),
    polygon(
      [
        [1104, 486],
        [1140, 500],
        [1104, 514],
      ],
      '#33413c',
    ),
    circle(1018, 506, 27, skin),
    arm(
      [
        [330, 560],
        [640, 504],
      ],
      100,
      '#e2daf0',
      skin,
    ),
  );
  return c.toSvg();
}
