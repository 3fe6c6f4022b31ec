import { Canvas, mix } from './canvas.ts';
import { terraces } from './fields.ts';
import { hours } from './hours.ts';
import { bank, heightAt, mountains } from './mountains.ts';
import { dress, standing } from './people.ts';
import { place, polygon, rect } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { banana, palms } from './trees.ts';

const hour = hours.siang;

/** A watchman's hut on stilts. */
function hut(x: number, y: number, size: number, dark: string, straw: string): string {
  return place(
    x,
    y,
    size,
    ...[-28, -10, 10, 28].map((at) => rect(at - 1.5, -40, 3, 42, dark)),
    rect(-36, -44, 72, 6, dark),
    rect(-30, -70, 60, 28, mix(dark, straw, 0.25)),
    rect(-30, -58, 60, 2, dark),
    polygon(
      [
        [-48, -64],
        [0, -108],
        [2, -108],
        [2, -64],
      ],
      mix(straw, dark, 0.12),
    ),
    polygon(
      [
        [2, -64],
        [2, -108],
        [50, -64],
      ],
      mix(straw, dark, 0.45),
    ),
  );
}

/** Rice terraces that mirror the morning sky at the foot of Leuser. */
export function sawahBerundak(): string {
  const c = new Canvas(1600, 1000, 44);
  sky(c, hour, 600, [400, 230], 48);
  clouds(c, hour, 60, 200, 4);
  mountains(c, hour, { from: 420, to: 590, layers: 6, peak: 270, shift: 0.06, mist: 0.8 });
  bank(c, 590, 120, hour.mist, 0.7);
  const dark = mix(hour.near, '#000000', 0.1);
  c.put(palms(c, 60, 700, 596, 7, 0.5, mix(hour.near, hour.mist, 0.35)));
  const edges = terraces(c, hour, 610, 10, (step) => (step % 3 === 2 ? 'hijau' : 'air'), 62);
  const at = (step: number, x: number) => heightAt(edges[step] ?? [], x) + 4;
  c.put(
    hut(1180, at(3, 1180), 1.25, dark, '#c9a766'),
    banana(c, 1262, at(3, 1262), 0.6, hour.near, '#a8c47f'),
  );
  c.put(palms(c, 1330, 1560, at(3, 1450), 4, 0.95, dark));
  c.put(
    standing(470, at(4, 470), 52, { ...dress(1), kind: 'petani' }, 3),
    standing(540, at(4, 540), 52, { ...dress(3), kind: 'petani' }, 3),
  );
  birds(c, [820, 330], 8, dark, 7);
  return c.toSvg();
}
