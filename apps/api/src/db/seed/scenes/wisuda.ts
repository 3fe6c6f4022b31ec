import { Canvas } from './canvas.ts';
import { arm } from './hands.ts';
import { near } from './near.ts';
import { line, polygon, rect } from './shapes.ts';

/** A graduate and her mother under the red pennants, rain still in the air. */
export function wisuda(): string {
  const c = new Canvas(1600, 1000, 91);
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.fade([
        [0, '#c8433a'],
        [0.55, '#e2755a'],
        [1, '#f3b48c'],
      ]),
    ),
  );
  for (let i = 0; i < 9; i++) {
    const x = i * 190 - 40;
    c.put(
      polygon(
        [
          [x, 0],
          [x + 95, 0],
          [x + 95, 1000],
          [x, 1000],
        ],
        { fill: '#a82f2e', opacity: 0.25 },
      ),
      polygon(
        [
          [x + 10, 70],
          [x + 110, 70],
          [x + 60, 200],
        ],
        ['#f2c14e', '#fbf0d4', '#2f8a5f'][i % 3] ?? '#f2c14e',
      ),
    );
  }
  c.put(
    line(
      [
        [0, 70],
        [1600, 70],
      ],
      '#fbf0d4',
      6,
    ),
  );
  const gown = '#1f4a3c';
  c.put(
    near(
      c,
      [1400, 360],
      1.35,
      {
        kind: 'putra',
        cloth: '#274f47',
        cover: '#1d2624',
        skin: '#b37a52',
        hat: 'toga',
        smile: true,
        open: true,
      },
      -1,
    ),
    near(
      c,
      [200, 380],
      1.3,
      {
        kind: 'putri',
        cloth: '#274f47',
        cover: '#f0e6cf',
        skin: '#c48a60',
        hat: 'toga',
        smile: true,
      },
      1,
      4,
    ),
    near(
      c,
      [990, 430],
      2.05,
      { kind: 'putri', cloth: '#e9c07a', cover: '#2f7f78', skin: '#bd8156', smile: true },
      -1,
      8,
    ),
    near(
      c,
      [590, 410],
      2.15,
      {
        kind: 'putri',
        cloth: gown,
        cover: '#fbf7ea',
        skin: '#cf9468',
        hat: 'toga',
        smile: true,
        open: true,
      },
      1,
      4,
    ),
    arm(
      [
        [1180, 1020],
        [860, 880],
      ],
      108,
      '#dfb268',
      '#bd8156',
    ),
    rect(700, 800, 190, 130, { fill: '#fbf7ea', rx: 8, transform: 'rotate(-8 795 865)' }),
    rect(714, 814, 162, 102, {
      fill: 'none',
      stroke: '#c9963f',
      'stroke-width': 5,
      transform: 'rotate(-8 795 865)',
    }),
    arm(
      [
        [420, 1020],
        [716, 900],
      ],
      112,
      '#245545',
      '#cf9468',
    ),
  );
  for (let i = 0; i < 70; i++) {
    const [x, y] = [c.random() * 1600, c.random() * 1000];
    c.put(
      line(
        [
          [x, y],
          [x - 7, y + 34],
        ],
        '#fff6e6',
        2.2,
        { opacity: 0.3 },
      ),
    );
  }
  return c.toSvg();
}
