import { Canvas, mix, type Point } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, standing } from './people.ts';
import { circle, ellipse, group, line, polygon, rect } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { surau } from './surau.ts';
import { palms, shadeTree } from './trees.ts';

const hour = hours.petang;
const ground = 652;

/** The courtyard of the surau at dusk, people on their way to the sunset prayer. */
export function halamanSenja(): string {
  const c = new Canvas(1600, 1000, 23);
  sky(c, hour, 600, [300, 372], 50);
  clouds(c, hour, 80, 330, 8);
  mountains(c, hour, { from: 520, to: 640, layers: 5, peak: 300, shift: -0.06, mist: 0.55 });
  bank(c, 630, 110, hour.mist, 0.5);
  const dark = mix(hour.near, '#000000', 0.2);
  c.put(palms(c, 60, 380, ground, 5, 1.1, mix(hour.near, hour.mist, 0.16)));
  c.put(
    rect(0, ground - 26, 1600, 32, mix(hour.near, hour.pale, 0.18)),
    rect(0, ground - 30, 1600, 5, mix(hour.near, hour.pale, 0.42)),
  );
  const floor = c.fade([
    [0, mix(hour.near, hour.pale, 0.62)],
    [0.5, mix(hour.near, hour.pale, 0.4)],
    [1, mix(hour.near, hour.pale, 0.14)],
  ]);
  c.put(rect(0, ground, 1600, 1000 - ground, floor));
  paving(c);
  c.put(surau(c, hour, 760, ground + 6, 1.95));
  for (const x of [560, 660, 727, 793, 860, 930])
    c.put(
      polygon(
        [
          [x - 16, ground + 22],
          [x + 16, ground + 22],
          [x + 44 + (x - 760) * 0.2, 800],
          [x - 20 + (x - 760) * 0.2, 800],
        ],
        c.fade([
          [0, hour.glow, 0.34],
          [1, hour.glow, 0],
        ]),
      ),
    );
  walkers(c);
  for (const [x, y, size] of [
    [420, 690, 1],
    [1230, 700, 1.05],
    [250, 850, 1.7],
  ] as const)
    lantern(c, x, y, size, dark);
  c.put(shadeTree(c, 1470, 880, 2.7, mix(dark, '#2c4a34', 0.4), mix('#4f6a42', hour.pale, 0.3)));
  birds(c, [980, 150], 8, dark, 10);
  return c.toSvg();
}

function paving(c: Canvas): void {
  const seam = mix(hour.near, hour.pale, 0.3);
  for (let x = -2400; x <= 4000; x += 250)
    c.put(
      line(
        [
          [800 + (x - 800) * 0.3, ground + 2],
          [x, 1000],
        ],
        seam,
        2,
        { opacity: 0.35 },
      ),
    );
  for (const t of [0.06, 0.15, 0.28, 0.46, 0.7])
    c.put(
      line(
        [
          [0, ground + 348 * t],
          [1600, ground + 348 * t],
        ],
        seam,
        1.6,
        { opacity: 0.35 },
      ),
    );
}

function walkers(c: Canvas): void {
  const places: readonly Point[] = [
    [640, 708],
    [700, 716],
    [820, 700],
    [905, 742],
    [960, 748],
    [1090, 806],
    [520, 800],
    [1010, 812],
  ];
  places.forEach(([x, y], i) => {
    const height = (y - 590) * 0.62;
    const dim = (color: string) => mix(color, hour.near, 0.3);
    const d = dress(i, i > 4 && i !== 6 ? 'putri' : 'putra');
    c.put(
      polygon(
        [
          [x - 8, y],
          [x + 8, y],
          [x + height * 1.3, y + height * 0.26],
          [x + height * 1.2, y + height * 0.3],
        ],
        { fill: hour.near, opacity: 0.25 },
      ),
    );
    c.put(standing(x, y, height, { ...d, top: dim(d.top), bottom: dim(d.bottom) }, 3));
  });
}

function lantern(c: Canvas, x: number, y: number, size: number, dark: string): void {
  c.put(
    circle(
      x,
      y - 118 * size,
      110 * size,
      c.glow([x, y - 118 * size], 110 * size, [
        [0, hour.glow, 0.55],
        [0.25, hour.glow, 0.2],
        [1, hour.glow, 0],
      ]),
    ),
    group(
      {},
      rect(x - 2.5 * size, y - 104 * size, 5 * size, 104 * size, dark),
      ellipse(x, y, 12 * size, 3 * size, dark),
      rect(x - 8 * size, y - 128 * size, 16 * size, 24 * size, hour.glow),
      polygon(
        [
          [x - 13 * size, y - 127 * size],
          [x, y - 146 * size],
          [x + 13 * size, y - 127 * size],
        ],
        dark,
      ),
      rect(x - 10 * size, y - 106 * size, 20 * size, 4 * size, dark),
    ),
  );
}
