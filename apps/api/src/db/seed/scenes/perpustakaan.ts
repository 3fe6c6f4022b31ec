import { Canvas, mix } from './canvas.ts';
import { arm, openBook } from './hands.ts';
import { near } from './near.ts';
import { ellipse, group, path, place, rect } from './shapes.ts';

const wood = '#6b4a2f';
const spines = [
  '#2d5747',
  '#7f2f28',
  '#c39a52',
  '#31506a',
  '#8a7a55',
  '#4c6b4a',
  '#5b3a2a',
  '#b5683f',
  '#d9c59a',
  '#22403a',
];

/** Readers near, by a green lamp, a wall of books behind them. */
export function perpustakaan(): string {
  const c = new Canvas(1600, 1000, 66);
  c.put(rect(0, 0, 1600, 1000, '#3a2a1c'));
  bookcase(c, 10, 790, 0.3);
  bookcase(c, 836, 1610, 0.45);
  c.put(
    rect(0, 0, 1600, 1000, { fill: '#1c3a30', opacity: 0.3 }),
    rect(
      0,
      0,
      1600,
      1000,
      c.glow([860, 520], 760, [
        [0, '#ffe7a6', 0.6],
        [1, '#ffe7a6', 0],
      ]),
    ),
    near(
      c,
      [1290, 430],
      1.6,
      {
        kind: 'putra',
        cloth: '#d8cdb2',
        cover: '#17211e',
        skin: '#bf8459',
        beard: '#3a2b22',
        smile: true,
      },
      -1,
      6,
    ),
    near(
      c,
      [470, 400],
      2.15,
      {
        kind: 'putra',
        cloth: '#5b8f7b',
        cover: '#1d2624',
        skin: '#cf9468',
        glasses: true,
        smile: true,
        litFromRight: true,
      },
      1,
      12,
      arm(
        [
          [300, 700],
          [400, 910],
          [560, 860],
        ],
        112,
        '#528370',
        '#cf9468',
      ),
    ),
    rect(
      0,
      860,
      1600,
      140,
      c.fade([
        [0, '#a86c3a'],
        [1, '#6b3f1f'],
      ]),
    ),
    rect(0, 860, 1600, 8, '#e0a566'),
    openBook(610, 850, 1.55, '#8f2f28'),
    openBook(1160, 868, 1.05, '#31506a'),
    ellipse(900, 882, 92, 16, '#2b1c12'),
    rect(892, 600, 16, 280, '#c9a24c'),
    path('M790,610 Q800,510 900,506 Q1000,510 1010,610 Z', '#2f8a5f'),
    path('M800,596 Q812,530 860,518 Q830,550 826,606 Z', { fill: '#bff0cc', opacity: 0.6 }),
    rect(790, 604, 220, 14, '#fff2c0'),
  );
  return c.toSvg();
}

function bookcase(c: Canvas, from: number, to: number, dusk: number): void {
  const tint = (color: string) => mix(color, '#20221a', dusk);
  c.put(
    rect(from - 16, 60, to - from + 32, 664, tint(mix(wood, '#1c1410', 0.35))),
    rect(from - 24, 46, to - from + 48, 22, tint(wood)),
    rect(from - 24, 46, to - from + 48, 5, tint(mix(wood, '#ffe2b0', 0.4))),
  );
  for (const y of [200, 328, 456, 584, 712]) {
    c.put(rect(from, y - 118, to - from, 118, tint('#2b2118')));
    let x = from + 4;
    while (x < to - 18) {
      const [w, h, pick] = [13 + c.random() * 21, 72 + c.random() * 36, c.random()];
      const color = tint(spines[Math.floor(c.random() * spines.length)] ?? wood);
      if (pick > 0.95) {
        c.put(
          rect(x, y - 15, 64, 15, color),
          rect(x + 4, y - 28, 56, 13, tint('#d9c59a')),
          rect(x + 2, y - 42, 58, 14, tint('#7f2f28')),
        );
        x += 70;
      } else if (pick > 0.88 && x + h * 0.5 < to) {
        c.put(place(x + 4, y, 1, group({ transform: 'rotate(14)' }, rect(0, -h, w, h - 4, color))));
        x += w + h * 0.26 + 6;
      } else {
        c.put(
          rect(x, y - h, w, h, color),
          rect(x, y - h, w * 0.22, h, { fill: '#fff0cf', opacity: 0.16 }),
          rect(x + w * 0.16, y - h * 0.82, w * 0.68, 3, { fill: '#ecd9a0', opacity: 0.55 }),
          rect(x + w * 0.16, y - h * 0.2, w * 0.68, 2, { fill: '#ecd9a0', opacity: 0.45 }),
        );
        x += w + 1.5;
      }
    }
    c.put(
      rect(from - 4, y, to - from + 8, 11, tint(wood)),
      rect(from - 4, y, to - from + 8, 3, tint(mix(wood, '#ffe2b0', 0.4))),
    );
  }
}
