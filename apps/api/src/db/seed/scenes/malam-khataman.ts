import { Canvas } from './canvas.ts';
import { arm, openBook } from './hands.ts';
import { near } from './near.ts';
import { arch, circle, ellipse, line, path, polygon, rect } from './shapes.ts';
import { stars } from './sky.ts';

/** The last page of thirty parts: an old teacher listens to two pupils by lamplight. */
export function malamKhataman(): string {
  const c = new Canvas(1600, 1000, 77);
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.fade([
        [0, '#1a1512'],
        [1, '#3a2618'],
      ]),
    ),
  );
  c.put(path(arch(800, 640, 460, 620), '#5a3d22'));
  c.inset(600, 50, 400, 590, path(arch(800, 640, 400, 570), '#000000'), (inner) => {
    inner.put(
      rect(
        0,
        0,
        400,
        590,
        inner.fade([
          [0, '#0e1e38'],
          [1, '#2b4a63'],
        ]),
      ),
    );
    stars(inner, 520, 110);
  });
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.glow([800, 560], 900, [
        [0, '#ffbe5c', 0.75],
        [0.4, '#e08a38', 0.3],
        [1, '#e08a38', 0],
      ]),
    ),
  );
  c.put(
    near(
      c,
      [1330, 420],
      1.5,
      { kind: 'putra', cloth: '#8f8a74', cover: '#1c2624', skin: '#b9794e' },
      -1,
      10,
    ),
    near(
      c,
      [400, 360],
      2.05,
      {
        kind: 'putra',
        cloth: '#efe2c4',
        cover: '#f5ecd6',
        skin: '#b88058',
        beard: '#e6ddcc',
        glasses: true,
        smile: true,
        litFromRight: true,
      },
      1,
      9,
      arm(
        [
          [240, 640],
          [340, 850],
          [620, 800],
        ],
        112,
        '#e6d7b4',
        '#b88058',
      ),
    ),
    near(
      c,
      [1130, 480],
      1.75,
      { kind: 'putra', cloth: '#cfd2b4', cover: '#23302c', skin: '#cb9064', smile: true },
      -1,
      14,
      arm(
        [
          [1272, 740],
          [1180, 880],
          [1000, 800],
        ],
        88,
        '#bfc3a3',
        '#cb9064',
      ),
    ),
  );
  c.put(
    rect(
      0,
      880,
      1600,
      120,
      c.fade([
        [0, '#7a4a26'],
        [1, '#3c2213'],
      ]),
    ),
    rect(0, 880, 1600, 7, '#d39a53'),
    polygon(
      [
        [640, 890],
        [710, 890],
        [880, 770],
        [820, 750],
      ],
      '#6b3f1f',
    ),
    polygon(
      [
        [960, 890],
        [890, 890],
        [720, 770],
        [780, 750],
      ],
      '#8a5429',
    ),
    openBook(800, 760, 1.5, '#1f5a45'),
  );
  // The lamp hangs over the page.
  c.put(
    circle(
      800,
      440,
      150,
      c.glow([800, 440], 150, [
        [0, '#fff3c6', 0.9],
        [0.4, '#ffd27a', 0.35],
        [1, '#ffd27a', 0],
      ]),
    ),
    line(
      [
        [800, 0],
        [800, 340],
      ],
      '#2a1c10',
      5,
    ),
    path('M744,384 Q800,312 856,384 Z', '#3f6a52'),
    path('M768,386 Q752,450 776,500 L824,500 Q848,450 832,386 Z', {
      fill: '#fff0b8',
      opacity: 0.85,
    }),
    ellipse(800, 460, 12, 28, '#ffa63c'),
    rect(766, 498, 68, 16, '#8a5a2a'),
  );
  return c.toSvg();
}
