import { Canvas } from './canvas.ts';
import { arm } from './hands.ts';
import { near } from './near.ts';
import { circle, group, line, path, polygon, rect } from './shapes.ts';
import { crescent, stars } from './sky.ts';

/** A pupil at the telescope and his teacher, in the violet after sunset. */
export function hilal(): string {
  const c = new Canvas(1600, 1000, 39);
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.fade([
        [0, '#241f4d'],
        [0.4, '#5b3f7e'],
        [0.68, '#b2608a'],
        [0.86, '#f29a86'],
        [1, '#ffd09a'],
      ]),
    ),
  );
  stars(c, 420, 90);
  crescent(c, [170, 190], 80, '#fff3d0', 0.05, -38);
  c.put(
    path('M0,830 Q240,740 420,800 T800,770 T1200,810 T1600,760 V1000 H0 Z', '#6a3f6e'),
    path('M0,900 Q400,850 800,890 T1600,860 V1000 H0 Z', '#33244a'),
  );
  const skin = '#c48a6c';
  c.put(
    near(
      c,
      [1330, 330],
      1.85,
      {
        kind: 'putra',
        cloth: '#4a4a7c',
        cover: '#17162c',
        skin: '#b37a5e',
        beard: '#3a2b2e',
        open: true,
        smile: true,
      },
      -1,
      -4,
    ),
    near(
      c,
      [960, 545],
      1.95,
      { kind: 'putra', cloth: '#e4d6d8', cover: '#1b1a33', skin, side: true, open: true },
      -1,
      -2,
    ),
    telescope(),
    arm(
      [
        [1104, 850],
        [960, 960],
        [850, 600],
      ],
      104,
      '#cdbcc4',
      skin,
    ),
  );
  return c.toSvg();
}

function telescope(): string {
  return group(
    {},
    line(
      [
        [636, 490],
        [470, 1000],
      ],
      '#2a1c2e',
      22,
    ),
    line(
      [
        [636, 490],
        [610, 1000],
      ],
      '#2a1c2e',
      22,
    ),
    line(
      [
        [636, 490],
        [750, 1000],
      ],
      '#2a1c2e',
      22,
    ),
    group(
      { transform: 'translate(650,440) rotate(24)' },
      rect(-330, -58, 420, 116, '#f0e2c8'),
      rect(-330, -58, 420, 30, '#fff8e6'),
      polygon(
        [
          [-390, -74],
          [-330, -66],
          [-330, 66],
          [-390, 74],
        ],
        '#c9963f',
      ),
      rect(90, -42, 110, 84, '#c9963f'),
      rect(200, -26, 70, 52, '#2a1c2e'),
      circle(0, 62, 26, '#8a6230'),
    ),
  );
}
