import { type Canvas, mix, type Point } from '../scenes/canvas.ts';
import { terraces } from '../scenes/fields.ts';
import { hours } from '../scenes/hours.ts';
import { bank, heightAt, range } from '../scenes/mountains.ts';
import { dress, standing } from '../scenes/people.ts';
import { circle, ellipse, polygon, rect } from '../scenes/shapes.ts';
import { birds, clouds, sky } from '../scenes/sky.ts';
import { surau } from '../scenes/surau.ts';
import { banana, grass, palm, palms } from '../scenes/trees.ts';

/**
 * One sheet of the film: how far it travels to the left (pixels, over the whole film), where it
 * appears (seconds, `undefined` from the start) and the drawing, transparent where nothing is.
 */
export type Layer = { travel: number; appears?: number; draw: (c: Canvas) => void };

/** The film is drawn at twice its size, so that a slow sheet moves by half pixels. */
export const frame = { width: 2560, height: 1440 } as const;

const hour = hours.fajar;
const ranges = { from: 830, to: 1080, layers: 7, peak: 520, mist: 0.85 };
const dark = mix(hour.near, '#000000', 0.16);
const shore = 1096;
const place = 2560;

/** The sheets from the sky to the grass before the viewer. */
export const layers: readonly Layer[] = [
  {
    travel: 0,
    draw: (c) => {
      sky(c, hour, 900, [700, 520], 84);
    },
  },
  {
    travel: 40,
    appears: 1.5,
    draw: (c) => {
      c.put(
        rect(
          0,
          0,
          c.width,
          c.height,
          c.glow([700, 520], 1500, [
            [0, '#ffe9bd', 0.3],
            [0.4, '#ffdca0', 0.18],
            [1, '#ffdca0', 0],
          ]),
        ),
      );
    },
  },
  {
    travel: 150,
    draw: (c) => {
      clouds(c, hour, 170, 520, 9);
    },
  },
  ...[130, 210, 320, 440, 560, 690, 820].map(
    (travel, i): Layer => ({
      travel,
      draw: (c) => {
        range(c, hour, ranges, i);
      },
    }),
  ),
  {
    travel: 400,
    draw: (c) => {
      birds(c, [1900, 420], 9, mix(hour.near, hour.far, 0.3), 17);
    },
  },
  {
    travel: 760,
    draw: (c) => {
      bank(c, 1070, 230, hour.mist, 0.85);
      c.put(
        palms(c, 200, 1500, 1110, 8, 1.3, mix(hour.near, hour.mist, 0.3)),
        palms(c, 2500, c.width - 100, 1104, 7, 1.4, mix(hour.near, hour.mist, 0.24)),
      );
    },
  },
  {
    travel: 960,
    draw: (c) => {
      school(c, false);
    },
  },
  {
    travel: 960,
    appears: 5,
    draw: (c) => {
      school(c, true);
    },
  },
  { travel: 1220, draw: fields },
  { travel: 1900, draw: foreground },
];

function school(c: Canvas, lit: boolean): void {
  if (lit) {
    c.put(
      circle(
        place,
        1010,
        620,
        c.glow([place, 1010], 620, [
          [0, hour.glow, 0.4],
          [1, hour.glow, 0],
        ]),
      ),
    );
  } else {
    const hill: Point[] = [
      [0, shore + 40],
      [900, shore + 24],
      [1700, shore - 4],
      [2500, shore - 18],
      [3100, shore - 8],
      [c.width, shore + 16],
      [c.width, 1440],
      [0, 1440],
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
  }
  c.put(surau(c, hour, place, shore - 4, 1.95, lit));
  if (lit)
    c.put(
      ellipse(place, shore + 34, 420, 26, { fill: hour.glow, opacity: 0.3, filter: c.blur(14) }),
    );
  else
    c.put(
      palm(c, place - 480, shore + 10, 1.7, dark),
      palm(c, place - 390, shore + 4, 1.25, dark),
      banana(c, place - 310, shore + 6, 0.95, dark, '#a3b06a'),
    );
}

function fields(c: Canvas): void {
  const edges = terraces(c, hour, shore + 50, 6, (step) => (step % 3 === 2 ? 'hijau' : 'air'), 34);
  const on = (step: number, x: number) => heightAt(edges[step] ?? [], x) + 8;
  for (const [x, turn] of [
    [2560, 0],
    [2620, 1],
    [2690, 2],
  ] as const)
    c.put(standing(x, on(1, x), 84, dress(turn), 3));
  for (const [x, turn] of [
    [3020, 0],
    [3098, 1],
  ] as const)
    c.put(standing(x, on(3, x), 124, dress(turn, 'putri')));
}

function foreground(c: Canvas): void {
  const near = mix(dark, '#000000', 0.35);
  c.put(rect(0, 1418, c.width, 30, near), grass(c, 0, c.width, 1446, 130, near));
  c.put(
    palm(c, 420, 1450, 4.4, near),
    palm(c, 700, 1460, 3.4, near),
    banana(c, 1000, 1450, 2.2, near, '#3f5f44'),
    palm(c, 2500, 1470, 3, near),
    palm(c, 4250, 1450, 4.2, near),
    banana(c, 4040, 1450, 2.1, near, '#3f5f44'),
  );
}
