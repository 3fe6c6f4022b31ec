import { Canvas, mix, type Point } from './canvas.ts';
import { mirrored, water } from './fields.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, standing } from './people.ts';
import { line, polygon } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { surau } from './surau.ts';
import { grass, palms } from './trees.ts';

const hour = hours.merona;

/** The old surau beside flooded rice fields on a misty morning. */
export function surauPagi(): string {
  const c = new Canvas(1600, 1000, 12);
  sky(c, hour, 600, [360, 250], 46);
  clouds(c, hour, 70, 220, 5);
  mountains(c, hour, { from: 470, to: 640, layers: 6, peak: 290, shift: -0.12, mist: 0.85 });
  bank(c, 640, 150, hour.mist, 0.8);
  const dark = mix(hour.near, '#000000', 0.06);
  const shore = 706;
  water(c, hour, shore, 1000, 360);
  const standingThere = [
    palms(c, 120, 620, shore, 6, 1, mix(dark, hour.mist, 0.3)),
    surau(c, hour, 1010, shore - 6, 1.42),
    palms(c, 1400, 1590, shore, 4, 1.25, dark),
  ];
  c.put(mirrored(c, shore + 6, 0.34, ...standingThere));
  c.put(...standingThere);
  c.put(
    polygon(
      [
        [0, shore - 10],
        [520, shore - 2],
        [1600, shore - 12],
        [1600, shore + 8],
        [700, shore + 9],
        [0, shore + 8],
      ],
      dark,
    ),
  );
  bank(c, shore + 4, 70, hour.mist, 0.5);
  const bund: Point[] = [
    [0, 838],
    [420, 812],
    [900, 806],
    [1600, 772],
  ];
  c.put(
    line(
      bund.map(([x, y]): Point => [x, y + 9]),
      mix(dark, hour.mist, 0.2),
      22,
    ),
    line(bund, mix(dark, '#b9cf8f', 0.45), 8),
  );
  c.put(
    standing(560, 808, 74, dress(0), 2),
    standing(612, 808, 70, dress(3), 2),
    standing(668, 806, 68, dress(1, 'putri')),
  );
  c.put(
    line(
      [
        [0, 1000],
        [300, 900],
        [760, 868],
        [1600, 856],
      ],
      mix(dark, '#b9cf8f', 0.3),
      15,
    ),
  );
  c.put(
    grass(c, 0, 1600, 1006, 74, dark),
    grass(c, -20, 420, 1004, 130, mix(dark, '#000000', 0.25)),
  );
  birds(c, [760, 200], 6, mix(hour.near, hour.far, 0.4), 10);
  return c.toSvg();
}
