import { Canvas, mix } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, seated, standing } from './people.ts';
import { line, polygon, rect } from './shapes.ts';
import { crescent, sky, stars } from './sky.ts';
import { surau } from './surau.ts';
import { grass, palms } from './trees.ts';

const hour = hours.malam;
const ground = 720;

/** The old surau on the night of the khataman: windows alight, families on mats outside. */
export function malamKhataman(): string {
  const c = new Canvas(1600, 1000, 91);
  sky(c, hour, 600, null);
  stars(c, 520, 260);
  crescent(c, [372, 196], 44, hour.lamp, 0.22);
  mountains(c, hour, { from: 560, to: 690, layers: 6, peak: 330, shift: -0.16, mist: 0.75 });
  bank(c, 690, 130, hour.mist, 0.6);
  const dark = mix(hour.near, '#000000', 0.2);
  c.put(
    palms(c, 60, 420, ground, 5, 1.25, mix(hour.near, hour.mist, 0.14)),
    palms(c, 1420, 1600, ground, 3, 1.5, dark),
  );
  c.put(
    rect(
      0,
      ground - 4,
      1600,
      284,
      c.fade([
        [0, mix(hour.near, hour.mist, 0.42)],
        [0.5, mix(hour.near, hour.mist, 0.16)],
        [1, dark],
      ]),
    ),
  );
  const halo = c.glow([860, 620], 620, [
    [0, hour.glow, 0.42],
    [0.4, hour.glow, 0.13],
    [1, hour.glow, 0],
  ]);
  c.put(rect(200, 100, 1300, 900, halo));
  c.put(surau(c, hour, 840, ground + 4, 2.15));
  for (const at of [-181, -108, -37, 37, 108, 181]) {
    const x = 840 + at;
    c.put(
      polygon(
        [
          [x - 20, ground + 24],
          [x + 20, ground + 24],
          [x + at * 0.75 + 66, 960],
          [x + at * 0.75 - 66, 960],
        ],
        c.fade([
          [0, hour.glow, 0.5],
          [0.6, hour.glow, 0.12],
          [1, hour.glow, 0],
        ]),
      ),
    );
  }
  mats(c);
  c.put(
    grass(c, 0, 1600, 1006, 54, dark),
    grass(c, 0, 330, 1004, 96, dark),
    grass(c, 1330, 1600, 1004, 110, dark),
  );
  return c.toSvg();
}

function mats(c: Canvas): void {
  const warm = (color: string, share: number) => mix(mix(color, hour.near, share), hour.glow, 0.16);
  for (const [y, size, xs] of [
    [806, 62, [600, 668, 742, 930, 1006, 1074]],
    [878, 84, [500, 604, 700, 1010, 1108, 1220]],
  ] as const) {
    for (const [from, to] of [
      [xs[0] - size, xs[2] + size],
      [xs[3] - size, xs[5] + size],
    ] as const)
      c.put(
        polygon(
          [
            [from, y + 6],
            [to, y + 6],
            [to - 12, y - size * 0.3],
            [from + 12, y - size * 0.3],
          ],
          warm('#8f7a4a', 0.5),
        ),
        line(
          [
            [from + 5, y + 1],
            [to - 5, y + 1],
          ],
          warm('#d9c48c', 0.45),
          1.5,
          { opacity: 0.7 },
        ),
      );
    xs.forEach((x, i) => {
      const d = dress(i + (y > 850 ? 2 : 0), i % 3 === 1 || x > 1000 ? 'putri' : 'putra');
      c.put(
        seated(x, y, size, {
          ...d,
          top: warm(d.top, 0.34),
          bottom: warm(d.bottom, 0.3),
          skin: warm(d.skin, 0.3),
        }),
      );
    });
  }
  for (const [x, y, i] of [
    [770, 752, 0],
    [868, 750, 1],
  ] as const) {
    const d = dress(i);
    c.put(standing(x, y, 62, { ...d, top: warm(d.top, 0.4), bottom: warm(d.bottom, 0.4) }, 2));
  }
}
