import { Canvas, mix } from './canvas.ts';
import { terraces } from './fields.ts';
import { hours } from './hours.ts';
import { bank, heightAt, mountains } from './mountains.ts';
import { dress, reaping, standing } from './people.ts';
import { hut } from './sawah-berundak.ts';
import { ellipse, path, place } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { banana, palms } from './trees.ts';

const hour = { ...hours.fajar, near: '#2c4a32' };

/** Ripe rice on the terraces, reapers at work in small groups. */
export function panen(): string {
  const c = new Canvas(1600, 1000, 58);
  sky(c, hour, 600, [330, 240], 50);
  clouds(c, hour, 60, 220, 5);
  mountains(
    c,
    { ...hour, near: hours.fajar.near },
    { from: 430, to: 590, layers: 6, peak: 280, shift: 0.1, mist: 0.75 },
  );
  bank(c, 596, 130, hour.mist, 0.75);
  c.put(palms(c, 900, 1560, 612, 6, 0.6, mix(hour.near, hour.mist, 0.3)));
  const edges = terraces(
    c,
    hour,
    610,
    8,
    (step) => (step === 1 || step === 4 ? 'hijau' : 'kuning'),
    44,
  );
  const at = (step: number, x: number) => heightAt(edges[step] ?? [], x);
  c.put(
    hut(330, at(2, 330) + 6, 1.15, mix(hour.near, '#000000', 0.1), '#c39a58'),
    banana(c, 236, at(2, 236) + 6, 0.55, hour.near, '#a8b46a'),
  );
  for (const [x, y, h, i] of [
    [700, 34, 46, 0],
    [770, 40, 44, 1],
    [850, 36, 46, 2],
    [1120, 46, 50, 3],
  ] as const)
    c.put(reaping(x, at(3, x) + y, h, dress(i)));
  for (const [x, y, h, i] of [
    [980, 60, 96, 1],
    [1110, 70, 100, 4],
  ] as const)
    c.put(reaping(x, at(5, x) + y, h * 0.82, dress(i)));
  c.put(
    standing(1270, at(5, 1270) + 74, 112, { ...dress(2), kind: 'petani' }),
    standing(520, at(5, 520) + 70, 108, { ...dress(0), kind: 'petani' }, 4),
  );
  for (const [x, y, size] of [
    [610, 84, 1],
    [680, 92, 1.15],
    [1390, 78, 1.1],
    [1450, 90, 0.95],
  ] as const)
    c.put(sheaf(x, at(5, x) + y, size));
  birds(c, [640, 330], 9, mix(hour.near, hour.far, 0.3), 7);
  return c.toSvg();
}

// A bundle of cut rice tied in the middle.
function sheaf(x: number, y: number, size: number): string {
  return place(
    x,
    y,
    size * 0.9,
    ellipse(4, 2, 24, 5, { fill: '#2c3a22', opacity: 0.35 }),
    path('M-14,2 Q-4,-22 -24,-52 Q0,-64 24,-52 Q4,-22 14,2 Z', '#d9ae55'),
    path('M2,2 Q6,-22 6,-59 Q16,-58 24,-52 Q4,-22 14,2 Z', '#b58939'),
    path('M-8,-24 Q0,-20 7,-24 L8,-18 Q0,-14 -9,-18 Z', '#7d6130'),
  );
}
