import { Canvas } from './canvas.ts';
import { hours } from './hours.ts';
import { mountains } from './mountains.ts';
import { birds, clouds, sky } from './sky.ts';

/** Mist over the ranges of Leuser at sunrise. */
export function kabutLeuser(): string {
  const c = new Canvas(1600, 1000, 31);
  sky(c, hours.fajar, 600, [430, 330]);
  clouds(c, hours.fajar, 90, 260, 5);
  mountains(c, hours.fajar, { from: 560, to: 1010, layers: 8, peak: 330, mist: 0.8 });
  birds(c, [980, 230], 7, '#3f5f5c');
  return c.toSvg();
}
