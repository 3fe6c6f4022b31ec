import { Canvas, mix } from './canvas.ts';
import { hours } from './hours.ts';
import { bank, mountains } from './mountains.ts';
import { dress, standing } from './people.ts';
import { ellipse, group, line, path, polygon, rect } from './shapes.ts';
import { birds, clouds, sky } from './sky.ts';
import { surau } from './surau.ts';
import { palms, shadeTree } from './trees.ts';

const hour = hours.pagi;
const ground = 628;

/** Graduation in the courtyard: rows of gowns before the old surau, tall banners beside them. */
export function wisuda(): string {
  const c = new Canvas(1600, 1000, 26);
  sky(c, hour, 600, [300, 210], 44);
  clouds(c, hour, 60, 240, 7);
  mountains(c, hour, { from: 470, to: 600, layers: 5, peak: 300, shift: 0.04, mist: 0.85 });
  bank(c, 602, 90, hour.mist, 0.7);
  c.put(
    palms(c, 40, 420, ground, 5, 0.95, mix(hour.near, hour.mist, 0.25)),
    palms(c, 1240, 1580, ground, 5, 1, mix(hour.near, hour.mist, 0.18)),
  );
  c.put(
    rect(
      0,
      ground - 4,
      1600,
      400,
      c.fade([
        [0, '#e2dcbd'],
        [0.4, '#c6c19c'],
        [1, '#7f8f6a'],
      ]),
    ),
  );
  for (const t of [0.1, 0.24, 0.44, 0.7])
    c.put(
      line(
        [
          [0, ground + 372 * t],
          [1600, ground + 372 * t],
        ],
        '#8f8f6c',
        1.5,
        { opacity: 0.4 },
      ),
    );
  for (let x = -2000; x <= 3600; x += 260)
    c.put(
      line(
        [
          [800 + (x - 800) * 0.3, ground],
          [x, 1000],
        ],
        '#8f8f6c',
        1.5,
        { opacity: 0.3 },
      ),
    );
  c.put(surau(c, hour, 760, ground + 8, 1.55));
  tent(c, 30, 330);
  tent(c, 1290, 1590);
  for (const [x, y, size] of [
    [470, 676, 0.8],
    [560, 656, 0.66],
    [1060, 656, 0.66],
    [1160, 676, 0.8],
    [330, 760, 1.25],
    [1310, 760, 1.25],
  ] as const)
    banner(c, x, y, size);
  rows(c);
  c.put(shadeTree(c, 40, 940, 2.3, mix(hour.near, '#000000', 0.08), '#93b877'));
  birds(c, [1080, 190], 7, hour.near, 9);
  return c.toSvg();
}

function rows(c: Canvas): void {
  for (const [row, y] of [
    [0, 726],
    [1, 778],
    [2, 842],
    [3, 922],
  ] as const) {
    const height = 76 + row * 27;
    const step = height * 0.56;
    const count = 13;
    for (let i = 0; i < count; i++) {
      const x = 800 + (i - (count - 1) / 2) * step + (row % 2) * step * 0.1;
      if (i === 6) continue;
      c.put(
        polygon(
          [
            [x - height * 0.12, y],
            [x + height * 0.12, y - 2],
            [x + height * 0.5, y + height * 0.1],
            [x + height * 0.3, y + height * 0.12],
          ],
          { fill: '#4f5a42', opacity: 0.25 },
        ),
      );
      const gown = i < 6 ? '#1f4438' : '#24503f';
      if (i < 6)
        c.put(
          standing(x, y, height, { ...dress(i), kind: 'wisuda', top: gown, bottom: '#e8b64c' }),
        );
      else
        c.put(standing(x, y, height, { ...dress(i, 'putri'), bottom: gown }), board(x, y, height));
      if (i < 6)
        c.put(
          path(
            `M${x - height * 0.09},${y - height * 0.7} Q${x},${y - height * 0.55} ${x + height * 0.09},${y - height * 0.7} L${x + height * 0.06},${y - height * 0.48} Q${x},${y - height * 0.38} ${x - height * 0.06},${y - height * 0.48} Z`,
            { fill: '#d9a63f', opacity: 0.9 },
          ),
        );
    }
  }
}

// The mortarboard over a headscarf.
function board(x: number, y: number, height: number): string {
  const [w, at] = [height * 0.14, y - height * 0.95];
  return (
    polygon(
      [
        [x - w, at],
        [x, at - w * 0.3],
        [x + w, at],
        [x, at + w * 0.3],
      ],
      '#16312a',
    ) +
    line(
      [
        [x + w * 0.6, at],
        [x + w * 0.8, at + w * 0.7],
      ],
      '#e8b64c',
      1.8,
    )
  );
}

// A white marquee for the families.
function tent(c: Canvas, from: number, to: number): void {
  const middle = (from + to) / 2;
  c.put(
    rect(from, 602, to - from, 74, { fill: '#3d5a48', opacity: 0.4 }),
    polygon(
      [
        [from - 16, 604],
        [middle, 520],
        [to + 16, 604],
      ],
      '#f7f3e4',
    ),
    polygon(
      [
        [middle, 520],
        [to + 16, 604],
        [middle + 20, 604],
      ],
      '#dcd8c2',
    ),
  );
  for (let x = from - 16; x < to + 10; x += 36)
    c.put(
      path(
        `M${x},602 h36 q-2,26 -18,26 q-16,0 -18,-26 Z`,
        (x - from + 16) % 72 ? '#3f8266' : '#f7f3e4',
      ),
    );
  for (const x of [from, to]) c.put(rect(x - 4, 600, 8, 84, '#b9b08c'));
  for (let i = 0; i < 7; i++)
    c.put(
      standing(
        from + 30 + i * ((to - from - 60) / 6),
        684,
        58,
        dress(i, i % 2 ? 'putri' : 'putra'),
      ),
    );
}

function banner(c: Canvas, x: number, y: number, size: number): void {
  const color = ['#d9a63f', '#a8503a', '#2f6a52'][Math.floor(c.random() * 3)] ?? '#d9a63f';
  c.put(
    group(
      { transform: `translate(${x},${y}) scale(${size})` },
      ellipse(4, 2, 20, 4, { fill: '#4f5a42', opacity: 0.3 }),
      path('M0,0 C-4,-120 -2,-210 22,-262 Q34,-284 52,-276', {
        fill: 'none',
        stroke: '#8a7048',
        'stroke-width': 5,
      }),
      path(
        'M0,-70 C-2,-140 2,-210 24,-258 C40,-220 26,-180 40,-140 C30,-118 34,-96 18,-64 Z',
        color,
      ),
      path('M0,-70 C-2,-140 2,-210 24,-258 C18,-200 12,-140 10,-66 Z', {
        fill: '#ffffff',
        opacity: 0.22,
      }),
    ),
  );
}
