import { Canvas, mix, type Point } from './canvas.ts';
import { terraces } from './fields.ts';
import { hours } from './hours.ts';
import { bank, heightAt, mountains } from './mountains.ts';
import { dress, standing } from './people.ts';
import { circle, line, polygon, rect } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { surau } from './surau.ts';
import { banana, grass, palm, palms } from './trees.ts';

const hour = hours.fajar;

/** The picture that greets visitors, 1200 by 1300 for the arch: surau, terraces and Leuser at dawn. */
export function hero(): string {
  const c = new Canvas(1200, 1300, 11);
  sky(c, hour, 800, [330, 452], 62);
  clouds(c, hour, 190, 420, 7);
  mountains(c, hour, { from: 690, to: 905, layers: 8, peak: 400, shift: -0.02, mist: 0.88 });
  bank(c, 905, 170, hour.mist, 0.85);
  const dark = mix(hour.near, '#000000', 0.16);
  c.put(
    palms(c, 40, 400, 930, 6, 0.8, mix(hour.near, hour.mist, 0.3)),
    palms(c, 1030, 1190, 926, 3, 0.9, mix(hour.near, hour.mist, 0.22)),
  );
  const shore = 950;
  const hill: Point[] = [
    [0, 962],
    [260, 948],
    [520, 930],
    [900, 926],
    [1200, 944],
    [1200, 1040],
    [0, 1040],
  ];
  c.put(
    polygon(
      hill,
      c.fade([
        [0, mix(hour.near, '#6d8a58', 0.3)],
        [1, dark],
      ]),
    ),
  );
  const school = surau(c, hour, 660, shore - 8, 1.5);
  const edges = terraces(
    c,
    hour,
    985,
    6,
    (step) => (step === 2 || step === 5 ? 'hijau' : 'air'),
    26,
  );
  for (const [at, wide] of [
    [-105, 15],
    [-62, 17],
    [-21, 15],
    [21, 18],
    [62, 15],
    [105, 17],
  ] as const) {
    const fall = c.fade([
      [0, hour.glow, 0.55],
      [1, hour.glow, 0],
    ]);
    c.put(rect(660 + at * 1.2 - wide, 1000, wide * 2, 150, { fill: fall, filter: c.blur(5) }));
  }
  c.put(
    circle(
      660,
      900,
      330,
      c.glow([660, 900], 330, [
        [0, hour.glow, 0.3],
        [1, hour.glow, 0],
      ]),
    ),
    school,
  );
  c.put(
    palm(c, 322, 962, 1.15, dark),
    palm(c, 392, 958, 0.86, dark),
    banana(c, 446, 958, 0.62, dark, '#a3b06a'),
  );
  bank(c, 990, 40, hour.mist, 0.25);
  const walk = (x: number) => heightAt(edges[1] ?? [], x) + 6;
  for (const [x, i, kind] of [
    [560, 0, 'putra'],
    [600, 1, 'putra'],
    [648, 2, 'putra'],
  ] as const)
    c.put(standing(x, walk(x), 54, dress(i, kind), 3));
  const path2 = (x: number) => heightAt(edges[3] ?? [], x) + 8;
  for (const [x, i] of [
    [846, 0],
    [900, 1],
  ] as const)
    c.put(standing(x, path2(x), 84, dress(i, 'putri')));
  c.put(
    line(
      [
        [0, 1292],
        [1200, 1292],
      ],
      dark,
      30,
    ),
  );
  c.put(
    grass(c, 0, 1200, 1304, 84, dark),
    grass(c, 0, 300, 1304, 130, mix(dark, '#000000', 0.3)),
    grass(c, 960, 1200, 1304, 140, mix(dark, '#000000', 0.3)),
    palm(c, 1120, 1300, 2.3, mix(dark, '#000000', 0.2)),
    banana(c, 70, 1306, 1.5, mix(dark, '#000000', 0.2), '#5f7a4c'),
  );
  birds(c, [760, 330], 9, mix(hour.near, hour.far, 0.3), 11);
  return c.toSvg();
}
