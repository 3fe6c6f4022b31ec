import { Canvas, mix, type Point } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, seated, standing } from './people.ts';
import { projection } from './room.ts';
import { ellipse, group, line, place, polygon, rect } from './shapes.ts';
import { clouds, sky } from './sky.ts';
import { banana, palms } from './trees.ts';

const hour = hours.petang;
const eye: Point = [620, 470];
const at = projection(eye, 620);
const wood = '#8f6038';

/** The long porch of the dormitory in the late afternoon, sandals in a row. */
export function serambiAsrama(): string {
  const c = new Canvas(1600, 1000, 92);
  sky(c, hour, 560, [250, 330], 46);
  clouds(c, hour, 120, 300, 5);
  mountains(c, hour, { from: 500, to: 570, layers: 5, peak: 250, shift: -0.28, mist: 0.6 });
  bank(c, 566, 70, hour.mist, 0.5);
  c.put(
    rect(
      0,
      560,
      1600,
      440,
      c.fade([
        [0, '#8a9a5f'],
        [0.4, '#56753f'],
        [1, '#24452f'],
      ]),
    ),
  );
  c.put(
    palms(c, 30, 420, 580, 5, 0.9, mix(hour.near, hour.mist, 0.14)),
    banana(c, 90, 760, 1.5, '#24523a', '#a3b06a'),
  );
  floor(c);
  wall(c);
  ceiling(c);
  bands(c);
  furniture(c);
  posts(c);
  return c.toSvg();
}

function floor(c: Canvas): void {
  c.put(
    polygon(
      [at(-470, -330, -300), at(900, -330, -300), at(900, -330, 5200), at(-470, -330, 5200)],
      c.fade([
        [0, '#c79a66'],
        [1, '#7d5431'],
      ]),
    ),
  );
  for (let x = -470; x <= 900; x += 62)
    c.put(line([at(x, -330, -300), at(x, -330, 5200)], '#4a2f1a', 1.6, { opacity: 0.35 }));
  c.put(
    polygon(
      [at(-470, -330, -300), at(-470, -330, 5200), at(-470, -372, 5200), at(-470, -372, -300)],
      '#5a3b22',
    ),
    line([at(-470, -330, -300), at(-470, -330, 5200)], '#e6bd83', 4),
  );
}

function wall(c: Canvas): void {
  c.put(
    polygon(
      [at(760, -330, -300), at(760, 440, -300), at(760, 440, 5200), at(760, -330, 5200)],
      c.fade(
        [
          [0, '#b98f5c'],
          [1, '#7c5a38'],
        ],
        'right',
      ),
    ),
  );
  for (let y = -300; y < 420; y += 50)
    c.put(line([at(760, y, -300), at(760, y, 5200)], '#4a2f1a', 1.5, { opacity: 0.3 }));
  c.put(
    polygon([at(760, -330, -300), at(760, -190, -300), at(760, -190, 5200), at(760, -330, 5200)], {
      fill: '#2f5f4a',
    }),
  );
  for (let z = 60; z < 4600; z += 640) {
    const door = (x0: number, x1: number, y0: number, y1: number, paint: string) =>
      polygon(
        [at(760, y0, z + x0), at(760, y1, z + x0), at(760, y1, z + x1), at(760, y0, z + x1)],
        paint,
      );
    c.put(
      door(-10, 190, -330, 250, '#5a3b22'),
      door(8, 172, -330, 232, '#2f6a52'),
      door(20, 86, -300, 210, '#3f8266'),
      door(96, 160, -300, 210, '#3f8266'),
      door(300, 500, -70, 220, '#5a3b22'),
      door(314, 402, -58, 206, '#ffd98f'),
      door(410, 486, -58, 206, '#f3c878'),
    );
  }
}

function ceiling(c: Canvas): void {
  c.put(
    polygon(
      [at(-620, 400, -300), at(765, 418, -300), at(765, 418, 5200), at(-620, 400, 5200)],
      c.fade([
        [0, '#4a3220'],
        [1, '#7a5634'],
      ]),
    ),
  );
  for (let z = 0; z < 4800; z += 320)
    c.put(
      line([at(-600, 398, z), at(760, 426, z)], '#2c1c10', Math.max(1.5, 14 * (620 / (620 + z))), {
        opacity: 0.8,
      }),
    );
}

// The low sun throws the shadow of every post across the boards and up the wall.
function bands(c: Canvas): void {
  for (let z = 120; z < 4600; z += 640) {
    c.put(
      polygon(
        [
          at(-470, -329, z + 60),
          at(-470, -329, z + 480),
          at(760, -329, z + 860),
          at(760, -329, z + 440),
        ],
        { fill: '#ffdf9f', opacity: 0.42 },
      ),
    );
    c.put(
      polygon(
        [
          at(758, -329, z + 440),
          at(758, -329, z + 860),
          at(758, 60, z + 960),
          at(758, 60, z + 540),
        ],
        { fill: '#ffdf9f', opacity: 0.26 },
      ),
    );
  }
}

function posts(c: Canvas): void {
  for (let z = 4300; z >= -160; z -= 640) {
    const [x0, y0] = at(-470, -330, z);
    const [x1, y1] = at(-470, 410, z);
    const w = 40 * (620 / (620 + z));
    c.put(
      rect(x0 - w / 2, y1, w, y0 - y1, mix(wood, '#1c120a', 0.45)),
      rect(x0 - w / 2, y1, w * 0.35, y0 - y1, mix(wood, '#ffdf9f', 0.55)),
      polygon(
        [
          [x1 - w * 1.6, y1 + w * 0.2],
          [x1 + w * 1.6, y1 + w * 0.2],
          [x1 + w * 0.6, y1 + w * 2.2],
          [x1 - w * 0.6, y1 + w * 2.2],
        ],
        mix(wood, '#1c120a', 0.5),
      ),
    );
  }
  for (const y of [-150, -230])
    c.put(
      line([at(-470, y, -300), at(-470, y, 5000)], mix(wood, '#1c120a', 0.35), 7),
      line([at(-470, y + 3, -300), at(-470, y + 3, 5000)], mix(wood, '#ffdf9f', 0.5), 2),
    );
}

function furniture(c: Canvas): void {
  const shoes = ['#5b3a2a', '#2d5747', '#a8503a', '#31465a', '#c39a52'];
  for (let i = 0; i < 17; i++) {
    const z = 60 + i * 74;
    const share = 620 / (620 + z);
    for (const dx of [0, 44]) {
      const [x, y] = at(610 + dx + (c.random() - 0.5) * 10, -330, z);
      c.put(
        ellipse(x + 5 * share, y + 3 * share, 20 * share, 9 * share, {
          fill: '#2a1a0c',
          opacity: 0.3,
        }),
        ellipse(x, y, 18 * share, 8 * share, shoes[i % 5] ?? '#5b3a2a'),
        ellipse(x - 3 * share, y - 2 * share, 9 * share, 3.5 * share, {
          fill: '#fff0cf',
          opacity: 0.3,
        }),
      );
    }
  }
  const d = (turn: number) => {
    const own = dress(turn);
    return { ...own, top: mix(own.top, '#e0a05a', 0.22) };
  };
  for (const [x, z, turn] of [
    [40, 980, 0],
    [170, 1080, 2],
  ] as const) {
    const [sx, sy] = at(x, -330, z);
    c.put(seated(sx, sy, 96, d(turn)));
  }
  const [wx, wy] = at(-180, -330, 2100);
  c.put(standing(wx, wy, 92, d(1), 3), standing(wx + 44, wy + 2, 90, d(3), 3));
  const bench = at(-330, -330, 380);
  c.put(
    place(
      bench[0],
      bench[1],
      1,
      group(
        {},
        ellipse(60, 4, 130, 12, { fill: '#2a1a0c', opacity: 0.3 }),
        rect(-52, -66, 12, 68, '#5a3b22'),
        rect(140, -66, 12, 68, '#4a2f1a'),
        polygon(
          [
            [-70, -74],
            [150, -74],
            [172, -60],
            [-64, -60],
          ],
          '#d3a464',
        ),
        rect(-64, -60, 236, 10, '#8f6038'),
        rect(6, -92, 58, 18, '#7f2f28'),
        rect(12, -106, 50, 14, '#e8d6ae'),
      ),
    ),
  );
}
