import { Canvas } from './canvas.ts';
import { arm, openBook } from './hands.ts';
import { near } from './near.ts';
import { arch, ellipse, line, path, polygon, rect } from './shapes.ts';

/** Two girls repeat to each other what they know by heart, in the morning. */
export function kitabRehal(): string {
  const c = new Canvas(1600, 1000, 48);
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.fade(
        [
          [0, '#fff3d8'],
          [0.55, '#f6dcc0'],
          [1, '#e2b79c'],
        ],
        'right',
      ),
    ),
  );
  c.put(
    ...[250, 800, 1350].flatMap((x) => [
      path(arch(x, 700, 400, 640), '#fffaf0'),
      path(
        arch(x, 700, 350, 600),
        c.fade([
          [0, '#ffe9b4'],
          [1, '#fff7e2'],
        ]),
      ),
      line(
        [
          [x, 110],
          [x, 700],
        ],
        '#f0cfa4',
        7,
      ),
      line(
        [
          [x - 174, 430],
          [x + 174, 430],
        ],
        '#f0cfa4',
        7,
      ),
    ]),
    rect(
      0,
      700,
      1600,
      300,
      c.fade([
        [0, '#b9563f'],
        [1, '#8c3a31'],
      ]),
    ),
    ...Array.from({ length: 16 }, (_, i) =>
      polygon(
        [
          [i * 106, 724],
          [i * 106 + 53, 700],
          [i * 106 + 106, 724],
          [i * 106 + 53, 748],
        ],
        '#e9b95f',
      ),
    ),
  );
  c.put(
    near(
      c,
      [440, 400],
      2.1,
      {
        kind: 'putri',
        cloth: '#f3ead6',
        cover: '#e07f6a',
        skin: '#cf9468',
        side: true,
        smile: true,
      },
      1,
      10,
      arm(
        [
          [300, 720],
          [420, 935],
          [606, 896],
        ],
        104,
        '#eee2c8',
        '#cf9468',
      ),
    ),
    near(
      c,
      [1160, 410],
      2.05,
      { kind: 'putri', cloth: '#dfe7d8', cover: '#3f8a76', skin: '#bf8459', side: true },
      -1,
      14,
      arm(
        [
          [1300, 730],
          [1190, 935],
          [994, 896],
        ],
        104,
        '#cfdaca',
        '#bf8459',
      ),
    ),
    polygon(
      [
        [620, 1000],
        [710, 1000],
        [900, 850],
        [840, 830],
      ],
      '#7a4a26',
    ),
    polygon(
      [
        [980, 1000],
        [890, 1000],
        [700, 850],
        [760, 830],
      ],
      '#9c6534',
    ),
    openBook(800, 840, 1.7, '#1f5a45'),
    ellipse(634, 886, 26, 15, '#cf9468'),
    ellipse(966, 886, 26, 15, '#bf8459'),
  );
  return c.toSvg();
}
