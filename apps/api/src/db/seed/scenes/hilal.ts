import { Canvas, mix, type Point } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, standing } from './people.ts';
import { circle, group, line, path, polygon, rect } from './shapes.ts';
import { clouds, crescent, sky, stars } from './sky.ts';
import { grass, palm } from './trees.ts';

const hour = {
  ...hours.petang,
  sky: ['#f8b670', '#c98f86', '#273d57'] as const,
  far: '#5b6880',
  near: '#0d2629',
  mist: '#dba78c',
};

/** Students look for the young moon: a hair of light left of where the sun went down. */
export function hilal(): string {
  const c = new Canvas(1600, 1000, 39);
  sky(c, hour, 640, null);
  const dusk: Point = [720, 640];
  c.put(
    rect(
      0,
      0,
      1600,
      1000,
      c.glow(dusk, 760, [
        [0, '#ffd592', 0.85],
        [0.35, '#ffc27d', 0.34],
        [1, '#ffb46e', 0],
      ]),
    ),
  );
  stars(c, 330, 110);
  clouds(c, hour, 430, 570, 5);
  crescent(c, [560, 372], 30, '#fff6de', 0.025, -38);
  mountains(c, hour, { from: 640, to: 800, layers: 5, peak: 300, shift: 0.22, mist: 0.55 });
  bank(c, 800, 90, hour.mist, 0.4);
  const dark = mix(hour.near, '#000000', 0.35);
  c.put(palm(c, 690, 808, 0.9, dark), palm(c, 1490, 860, 2.3, dark), palm(c, 1570, 840, 1.8, dark));
  c.put(
    path(
      'M0,850 Q400,808 820,836 T1600,824 V1000 H0 Z',
      c.fade([
        [0, mix(dark, '#5a5a48', 0.42)],
        [1, dark],
      ]),
    ),
  );
  const dim = (turn: number, kind: 'putra' | 'putri' = 'putra') => {
    const d = dress(turn, kind);
    return {
      ...d,
      top: mix(d.top, dark, 0.5),
      bottom: mix(d.bottom, dark, 0.6),
      skin: mix(d.skin, dark, 0.5),
    };
  };
  const watchers: readonly (readonly [number, number, number, 'putra' | 'putri'])[] = [
    [210, 884, 128, 'putri'],
    [268, 872, 122, 'putri'],
    [326, 888, 130, 'putri'],
    [420, 868, 124, 'putra'],
    [478, 880, 132, 'putra'],
    [548, 870, 126, 'putra'],
    [838, 868, 128, 'putra'],
    [900, 880, 134, 'putra'],
  ];
  watchers.forEach(([x, y, h, kind], i) => {
    c.put(standing(x, y, h, dim(i, kind)));
  });
  c.put(
    line(
      [
        [488, 786],
        [520, 764],
        [540, 744],
      ],
      mix('#efe8d8', dark, 0.5),
      7,
    ),
  );
  telescope(c, 1130, 918, 1.5, dark);
  c.put(standing(1235, 920, 168, dim(0)));
  c.put(grass(c, 0, 1600, 1006, 58, mix(dark, '#000000', 0.4)));
  return c.toSvg();
}

// A refractor on its tripod, pointing at the moon.
function telescope(c: Canvas, x: number, y: number, size: number, dark: string): void {
  const metal = mix(dark, '#c9b28a', 0.18);
  c.put(
    group(
      { transform: `translate(${x},${y}) scale(${size})` },
      line(
        [
          [0, -78],
          [-44, 2],
        ],
        metal,
        4.5,
      ),
      line(
        [
          [0, -78],
          [38, 4],
        ],
        metal,
        4.5,
      ),
      line(
        [
          [0, -78],
          [6, -2],
        ],
        mix(metal, '#000000', 0.2),
        4.5,
      ),
      line(
        [
          [-24, -34],
          [22, -32],
        ],
        metal,
        2,
      ),
      rect(-5, -96, 10, 22, metal),
      group(
        { transform: 'translate(0,-98) rotate(24)' },
        polygon(
          [
            [-104, -11],
            [46, -8],
            [46, 8],
            [-104, 11],
          ],
          mix(dark, '#d8c39a', 0.3),
        ),
        polygon(
          [
            [-104, -11],
            [46, -8],
            [46, -3],
            [-104, -4],
          ],
          mix(dark, '#ffd592', 0.55),
        ),
        rect(-122, -14, 22, 28, mix(dark, '#c9b28a', 0.12)),
        rect(46, -5, 26, 10, metal),
        rect(70, -8, 9, 16, dark),
        rect(-30, -18, 46, 5, metal),
        circle(-7, 12, 7, metal),
      ),
    ),
  );
}
