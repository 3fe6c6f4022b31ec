import { Canvas } from './canvas.ts';
import { arm, openBook } from './hands.ts';
import { near } from './near.ts';
import { circle, ellipse, path, polygon, rect } from './shapes.ts';
import { stars } from './sky.ts';

/** A night without electricity: three pupils at one oil lamp on the verandah, the sky blue behind. */
export function belajarMalam(): string {
  const c = new Canvas(1600, 1000, 12);
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.fade([
        [0, '#0d1c44'],
        [0.7, '#2a5590'],
        [1, '#3f74a8'],
      ]),
    ),
  );
  stars(c, 560, 150);
  c.put(
    polygon(
      [
        [0, 640],
        [240, 470],
        [460, 590],
        [760, 400],
        [1050, 580],
        [1310, 460],
        [1600, 610],
        [1600, 900],
        [0, 900],
      ],
      '#173462',
    ),
    path('M0,720 Q400,640 800,700 T1600,660 V900 H0 Z', '#0f2749'),
    rect(0, 0, 1600, 44, '#20160f'),
    rect(70, 0, 44, 1000, '#3a2618'),
    rect(1500, 0, 44, 1000, '#2b1c12'),
    rect(
      0,
      0,
      1600,
      1000,
      c.glow([650, 700], 760, [
        [0, '#ffc766', 0.7],
        [0.45, '#f09a3e', 0.22],
        [1, '#f09a3e', 0],
      ]),
    ),
  );
  c.put(
    near(
      c,
      [860, 390],
      1.6,
      {
        kind: 'putra',
        cloth: '#e9e0c8',
        cover: '#152033',
        skin: '#b97c52',
        open: true,
        smile: true,
      },
      -1,
      4,
    ),
    near(
      c,
      [330, 470],
      1.9,
      {
        kind: 'putra',
        cloth: '#b8543f',
        cover: '#14203a',
        skin: '#c98f63',
        smile: true,
        litFromRight: true,
      },
      1,
      13,
    ),
    near(
      c,
      [1230, 440],
      1.95,
      { kind: 'putra', cloth: '#4f9a7c', cover: '#14203a', skin: '#c08559' },
      -1,
      12,
      arm(
        [
          [1415, 740],
          [1310, 930],
          [1130, 880],
        ],
        104,
        '#468c70',
        '#c08559',
      ),
    ),
    rect(
      0,
      890,
      1600,
      110,
      c.fade([
        [0, '#a5662f'],
        [1, '#4a2b16'],
      ]),
    ),
    rect(0, 890, 1600, 8, '#f0b968'),
    openBook(400, 880, 1.15, '#8f2f28'),
    openBook(1050, 872, 1.3, '#1f5a45'),
    circle(
      690,
      740,
      170,
      c.glow([690, 740], 170, [
        [0, '#fff6d0', 0.95],
        [0.4, '#ffd98a', 0.4],
        [1, '#ffd98a', 0],
      ]),
    ),
    path('M660,830 Q630,740 672,640 H708 Q750,740 720,830 Z', { fill: '#fff4cc', opacity: 0.8 }),
    ellipse(690, 782, 14, 36, '#ff9f32'),
    path('M640,836 H740 L762,906 H618 Z', '#b9863a'),
  );
  return c.toSvg();
}
