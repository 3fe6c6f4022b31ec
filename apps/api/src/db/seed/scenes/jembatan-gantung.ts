import { Canvas, mix, type Point } from './canvas.ts';
import { water } from './fields.ts';
import { hours } from './hours.ts';
import { bank, canopy, mountains, slope } from './mountains.ts';
import { dress, standing } from './people.ts';
import { line, polygon, rect } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { banana, grass, palm } from './trees.ts';

const hour = hours.pagi;
const [west, east] = [330, 1290];
const deck = (x: number) => 560 + 62 * (1 - ((x - 810) / 480) ** 2);
const cable = (x: number) => 330 + 208 * (1 - ((x - 810) / 480) ** 2);

/** The hanging bridge over Lawe Alas, students on their way across. */
export function jembatanGantung(): string {
  const c = new Canvas(1600, 1000, 15);
  sky(c, hour, 600, [470, 210], 46);
  clouds(c, hour, 60, 200, 4);
  mountains(c, hour, { from: 520, to: 700, layers: 6, peak: 350, shift: -0.02, mist: 0.95 });
  bank(c, 700, 220, hour.mist, 0.9);
  water(c, hour, 760, 1000, 620);
  bank(c, 764, 90, hour.mist, 0.85);
  cliff(c, 'left', 0.42);
  cliff(c, 'right', 0.42);
  cliff(c, 'left', 0);
  cliff(c, 'right', 0);
  bridge(c);
  const dark = mix(hour.near, '#000000', 0.14);
  c.put(
    palm(c, 160, 556, 1.5, dark),
    palm(c, 86, 590, 1.2, dark),
    banana(c, 238, 572, 0.9, dark, '#8fb377'),
    palm(c, 1450, 560, 1.7, dark),
    banana(c, 1380, 576, 1, dark, '#8fb377'),
    palm(c, 1546, 590, 1.1, dark),
  );
  c.put(grass(c, 0, 360, 584, 34, dark), grass(c, 1270, 1600, 584, 34, dark));
  birds(c, [820, 240], 7, mix(dark, hour.far, 0.3), 9);
  return c.toSvg();
}

// A wooded rock face at one side; `far` pushes it back into the mist.
function cliff(c: Canvas, side: 'left' | 'right', far: number): void {
  const color = mix(hour.near, hour.mist, far);
  const reach = 370 + far * 400;
  const mirror = (x: number) => (side === 'left' ? x : 1600 - x);
  const top = 570 + far * 190;
  const rim = slope(c, 0, 30, 4)
    .filter(([x]) => x < reach)
    .map(([x, h]): Point => [x, top + h * 0.4]);
  const face: Point[] = [
    [reach, top + 4],
    [reach - 12, top + 60],
    [reach - 46, top + 120],
    [reach - 34, top + 190],
    [reach - 90, 880],
    [reach - 60, 960],
    [reach - 130, 1000],
  ];
  const shape = [...rim, ...face, [0, 1000] as Point].map(([x, y]): Point => [mirror(x), y]);
  c.put(
    polygon(
      shape,
      c.fade([
        [0, mix(color, '#8db383', 0.25)],
        [0.5, color],
        [1, mix(color, hour.mist, 0.2)],
      ]),
    ),
  );
  const shade: Point[] = face.map(([x, y], i) => [mirror(x - 60 - (i % 2) * 44), y]);
  c.put(
    polygon([...face.map(([x, y]): Point => [mirror(x), y]), ...shade.reverse()], {
      fill: side === 'left' ? mix(color, '#0d2b24', 0.5) : mix(color, hour.lamp, 0.22),
      opacity: 0.6,
    }),
  );
  const crowns = [...rim].map(([x, y]): Point => [mirror(x), y + 6]).sort((a, b) => a[0] - b[0]);
  const [from, to] = side === 'left' ? [0, reach - 14] : [1600 - reach + 14, 1600];
  c.put(
    `<g clip-path="${c.clip(`<rect x="${from}" y="0" width="${to - from}" height="1000"/>`)}">`,
  );
  canopy(c, crowns, mix(color, '#000000', 0.06), far ? 18 : 24);
  c.put('</g>');
}

function bridge(c: Canvas): void {
  const wood = '#5a4630';
  const steel = mix(hour.near, '#000000', 0.25);
  const span = Array.from({ length: 61 }, (_, i) => west + ((east - west) * i) / 60);
  c.put(
    line(
      span.map((x): Point => [x, cable(x) - 8]),
      mix(steel, hour.far, 0.35),
      3,
    ),
    line(
      [
        [west, 322],
        [150, 566],
      ],
      steel,
      4,
    ),
    line(
      [
        [east, 322],
        [1470, 566],
      ],
      steel,
      4,
    ),
  );
  span.forEach((x, i) => {
    if (i % 2 === 0)
      c.put(
        line(
          [
            [x, cable(x)],
            [x, deck(x)],
          ],
          steel,
          1.5,
          { opacity: 0.8 },
        ),
      );
  });
  const walkers: readonly (readonly [number, number, 'putra' | 'putri'])[] = [
    [560, 1, 'putra'],
    [612, 0, 'putra'],
    [690, 2, 'putra'],
    [960, 1, 'putri'],
    [1008, 2, 'putri'],
    [1062, 3, 'putri'],
  ];
  for (const [x, turn, kind] of walkers) c.put(standing(x, deck(x) + 1, 66, dress(turn, kind), 3));
  c.put(
    line(
      span.map((x): Point => [x, deck(x) - 30]),
      steel,
      1.8,
    ),
    line(
      span.map((x): Point => [x, deck(x) + 4]),
      wood,
      10,
    ),
    line(
      span.map((x): Point => [x, deck(x)]),
      mix(wood, '#e9cfa0', 0.5),
      2.4,
    ),
    line(
      span.map((x): Point => [x, cable(x)]),
      steel,
      5,
    ),
  );
  for (const x of [west, east]) {
    c.put(
      rect(x - 19, 318, 11, 270, steel),
      rect(x + 8, 318, 11, 270, mix(steel, hour.far, 0.2)),
      rect(x - 26, 318, 52, 9, steel),
      rect(x - 22, 404, 44, 6, steel),
      rect(x - 22, 486, 44, 6, steel),
      polygon(
        [
          [x - 34, 320],
          [x, 296],
          [x + 34, 320],
        ],
        mix(steel, hour.far, 0.12),
      ),
    );
  }
}
