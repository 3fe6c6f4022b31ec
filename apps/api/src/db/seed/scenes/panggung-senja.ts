import { Canvas, mix } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, seated } from './people.ts';
import { circle, ellipse, line, path, polygon, rect } from './shapes.ts';
import { clouds, sky, stars } from './sky.ts';
import { surau } from './surau.ts';
import { palms } from './trees.ts';

const hour = hours.petang;

/** Twelve dancers of the mesekat in one row, on the open stage at dusk. */
export function panggungSenja(): string {
  const c = new Canvas(1600, 1000, 48);
  sky(c, hour, 600, [330, 440], 46);
  stars(c, 220, 60);
  clouds(c, hour, 120, 380, 7);
  mountains(c, hour, { from: 540, to: 650, layers: 5, peak: 310, shift: -0.1, mist: 0.55 });
  bank(c, 648, 90, hour.mist, 0.5);
  const dark = mix(hour.near, '#000000', 0.2);
  c.put(
    palms(c, 20, 300, 668, 4, 1.15, mix(hour.near, hour.mist, 0.12)),
    surau(c, hour, 1280, 668, 1),
    palms(c, 1080, 1130, 668, 2, 0.8, dark),
  );
  c.put(
    rect(
      0,
      664,
      1600,
      336,
      c.fade([
        [0, mix(hour.near, '#8a8a5a', 0.5)],
        [1, dark],
      ]),
    ),
  );
  stage(c);
  lights(c);
  dancers(c);
  crowd(c, dark);
  return c.toSvg();
}

function stage(c: Canvas): void {
  c.put(
    circle(
      800,
      780,
      640,
      c.glow([800, 780], 640, [
        [0, hour.glow, 0.45],
        [0.5, hour.glow, 0.14],
        [1, hour.glow, 0],
      ]),
    ),
  );
  c.put(
    polygon(
      [
        [330, 740],
        [1270, 740],
        [1360, 812],
        [240, 812],
      ],
      c.fade([
        [0, '#c08a52'],
        [1, '#a06f40'],
      ]),
    ),
    rect(240, 812, 1120, 58, '#5a3b22'),
    rect(240, 812, 1120, 6, '#f0c98a'),
  );
  for (let x = 246; x < 1350; x += 34)
    c.put(
      polygon(
        [
          [x, 862],
          [x + 17, 826],
          [x + 34, 862],
        ],
        '#e0b65e',
      ),
      polygon(
        [
          [x + 8, 862],
          [x + 17, 842],
          [x + 26, 862],
        ],
        '#8a2f28',
      ),
    );
  for (const [x, color] of [
    [380, '#d9a63f'],
    [1220, '#d9a63f'],
    [300, '#a8503a'],
    [1300, '#a8503a'],
  ] as const)
    c.put(
      path(`M${x},812 C${x - 4},690 ${x},600 ${x + 24},540 Q${x + 34},524 ${x + 48},532`, {
        fill: 'none',
        stroke: '#6f5534',
        'stroke-width': 4,
      }),
      path(
        `M${x},740 C${x},670 ${x + 4},600 ${x + 25},546 C${x + 38},586 ${x + 26},620 ${x + 36},660 C${x + 26},684 ${x + 30},706 ${x + 14},742 Z`,
        mix(color, hour.near, 0.2),
      ),
    );
}

function lights(c: Canvas): void {
  const sag = (x: number) => 440 + 74 * (1 - ((x - 800) / 520) ** 2);
  c.put(rect(276, 436, 9, 430, '#3a2a1c'), rect(1316, 436, 9, 430, '#3a2a1c'));
  c.put(
    line(
      Array.from({ length: 41 }, (_, i) => [280 + i * 26, sag(280 + i * 26)] as const),
      '#2a2018',
      2.5,
    ),
  );
  for (let x = 320; x <= 1290; x += 65) {
    const y = sag(x) + 16;
    c.put(
      circle(
        x,
        y,
        46,
        c.glow([x, y], 46, [
          [0, '#ffe6a8', 0.7],
          [0.3, '#ffd58a', 0.25],
          [1, '#ffd58a', 0],
        ]),
      ),
      line(
        [
          [x, y - 14],
          [x, y - 6],
        ],
        '#2a2018',
        2,
      ),
      circle(x, y, 6.5, '#fff2cc'),
    );
  }
}

// Black cloth with bands of red, gold and green, as the embroidery of the valley has them.
function dancers(c: Canvas): void {
  for (let i = 0; i < 12; i++) {
    const x = 800 + (i - 5.5) * 66;
    const y = 792;
    c.put(ellipse(x + 14, y + 2, 42, 6, { fill: '#2a1a0c', opacity: 0.35 }));
    c.put(seated(x, y, 104, { ...dress(i), top: '#1d2624', bottom: '#26312d', skin: '#a87550' }));
    c.put(
      path(
        `M${x - 17},${y - 26} Q${x},${y - 20} ${x + 17},${y - 26} L${x + 16},${y - 34} Q${x},${y - 28} ${x - 16},${y - 34} Z`,
        '#c9973c',
      ),
      path(
        `M${x - 16},${y - 37} Q${x},${y - 31} ${x + 16},${y - 37} L${x + 15},${y - 42} Q${x},${y - 36} ${x - 15},${y - 42} Z`,
        '#a8402f',
      ),
      path(
        `M${x - 13},${y - 68} Q${x},${y - 60} ${x + 13},${y - 68} L${x + 12},${y - 73} Q${x},${y - 66} ${x - 12},${y - 73} Z`,
        '#3f8259',
      ),
    );
    c.put(
      rect(x - 11.5, y - 98, 23, 5, '#d9a63f'),
      path(`M${x + 3},${y - 100} q8,-22 14,-18 q-2,14 -10,22 Z`, '#c9973c'),
    );
    const lift = i % 2 ? 14 : -2;
    c.put(
      line(
        [
          [x - 15, y - 62],
          [x - 25, y - 46 - lift],
          [x - 12, y - 40 - lift * 1.5],
        ],
        '#1d2624',
        8,
      ),
      line(
        [
          [x + 15, y - 62],
          [x + 25, y - 46 - lift],
          [x + 14, y - 40 - lift * 1.5],
        ],
        '#171f1d',
        8,
      ),
    );
  }
}

function crowd(c: Canvas, dark: string): void {
  for (const [y, size] of [
    [950, 78],
    [1008, 104],
  ] as const) {
    for (let x = 30; x < 1600; x += size * (0.86 + c.random() * 0.3)) {
      const d = dress(Math.floor(c.random() * 5), x > 820 ? 'putri' : 'putra');
      c.put(
        seated(x, y, size, {
          ...d,
          top: mix(d.top, dark, y > 960 ? 0.8 : 0.66),
          bottom: mix(d.bottom, dark, 0.7),
          skin: mix(d.skin, dark, 0.6),
        }),
      );
    }
  }
}
