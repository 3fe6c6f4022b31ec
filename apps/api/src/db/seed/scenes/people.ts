import { mix } from './canvas.ts';
import { circle, ellipse, line, path, place, polygon, rect } from './shapes.ts';

/** What a small figure wears; faces are for those seen near (near.ts). */
export type Dress = {
  kind: 'putra' | 'putri' | 'petani' | 'wisuda';
  top: string;
  bottom: string;
  skin: string;
  /** Colour of the cap where night would swallow the usual black. */
  cap?: string;
};

/** A standing figure, seen from behind, whose feet are at x, y; `height` in pixels. */
export function standing(x: number, y: number, height: number, dress: Dress, stride = 0): string {
  const { kind, top, bottom, skin } = dress;
  const shade = mix(top, '#10231f', 0.22);
  if (kind === 'putri' || kind === 'wisuda') {
    const robe = kind === 'wisuda' ? top : bottom;
    return place(
      x,
      y,
      height / 100,
      path('M-15,0 Q-14,-46 -9,-72 Q0,-80 9,-72 Q14,-46 15,0 Q0,4 -15,0 Z', robe),
      path('M2,2 Q4,-40 3,-76 Q8,-75 9,-72 Q14,-46 15,0 Q8,3 2,2 Z', mix(robe, '#10231f', 0.2)),
      kind === 'wisuda'
        ? circle(0, -84, 8.5, mix(skin, '#10231f', 0.55)) +
            polygon(
              [
                [-14, -93],
                [0, -97],
                [14, -93],
                [0, -89],
              ],
              mix(top, '#000000', 0.25),
            ) +
            line(
              [
                [9, -93],
                [12, -84],
              ],
              bottom,
              1.6,
            )
        : path('M-11,-60 Q-14,-92 0,-96 Q14,-92 11,-60 Q0,-52 -11,-60 Z', top) +
            path('M1,-54 Q4,-80 2,-96 Q14,-91 11,-60 Q6,-55 1,-54 Z', shade),
    );
  }
  const hat =
    kind === 'petani'
      ? polygon(
          [
            [-19, -84],
            [0, -101],
            [19, -84],
          ],
          top === bottom ? '#d9b46c' : mix('#e0bd78', top, 0.15),
        )
      : path('M-8,-88 L-7.4,-98 Q0,-100 7.4,-98 L8,-88 Z', '#1d2624');
  return place(
    x,
    y,
    height / 100,
    polygon(
      [
        [-9 - stride, 0],
        [-2, 0],
        [0, -42],
        [-10, -42],
      ],
      mix(bottom, '#10231f', 0.12),
    ),
    polygon(
      [
        [2, 0],
        [9 + stride, 0],
        [10, -42],
        [0, -42],
      ],
      mix(bottom, '#10231f', 0.3),
    ),
    path('M-11,-8 Q-12,-34 -10,-44 L10,-44 Q12,-34 11,-8 Z', bottom),
    path('M-11,-38 Q-13,-66 -8,-76 Q0,-80 8,-76 Q13,-66 11,-38 Z', top),
    path('M2,-38 Q5,-60 3,-78 Q6,-78 8,-76 Q13,-66 11,-38 Z', shade),
    line(
      [
        [-10, -71],
        [-14, -54],
        [-12, -42],
      ],
      top,
      5,
    ),
    line(
      [
        [10, -71],
        [14, -54],
        [12, -42],
      ],
      shade,
      5,
    ),
    circle(0, -87, 8, mix(skin, '#10231f', 0.12)),
    hat,
  );
}

/** A figure sitting cross-legged, seen from behind. */
export function seated(x: number, y: number, height: number, who: Dress): string {
  const { kind, top, bottom, skin } = who;
  const cloth = kind === 'putri' ? bottom : top;
  const shade = mix(cloth, '#10231f', 0.26);
  const head =
    kind === 'putri'
      ? path('M-12,-40 Q-15,-60 -10,-72 Q0,-84 10,-72 Q15,-60 12,-40 Q0,-33 -12,-40 Z', top) +
        path(
          'M2,-36 Q6,-56 3,-79 Q8,-77 10,-72 Q15,-60 12,-40 Q8,-37 2,-36 Z',
          mix(top, '#10231f', 0.18),
        )
      : rect(-3.5, -62, 7, 9, mix(skin, '#10231f', 0.25)) +
        circle(0, -68, 9.4, skin) +
        path(
          'M-9.6,-69 L-8.6,-81 Q0,-83.5 8.6,-81 L9.6,-69 Q0,-66.5 -9.6,-69 Z',
          who.cap ?? '#1d2624',
        );
  return place(
    x,
    y,
    height / 84,
    ellipse(-16, -8, 14, 7, bottom),
    ellipse(16, -8, 14, 7, mix(bottom, '#10231f', 0.2)),
    ellipse(0, -5, 20, 6, mix(bottom, '#10231f', 0.12)),
    path(
      'M-10,-7 Q-11,-26 -13,-46 Q-12,-55 0,-57 Q12,-55 13,-46 Q11,-26 10,-7 Q0,-3 -10,-7 Z',
      cloth,
    ),
    path('M3,-5 Q5,-34 3,-56.6 Q12,-55 13,-46 Q11,-26 10,-7 Q7,-5 3,-5 Z', shade),
    line(
      [
        [-11.5, -48],
        [-16.5, -30],
        [-9, -19],
      ],
      mix(cloth, '#10231f', 0.1),
      5.4,
    ),
    line(
      [
        [11.5, -48],
        [16.5, -30],
        [9, -19],
      ],
      mix(cloth, '#10231f', 0.34),
      5.4,
    ),
    head,
  );
}

/** A reaper bent over the rice, a conical hat over the back. */
export function reaping(x: number, y: number, height: number, { top, bottom }: Dress): string {
  return place(
    x,
    y,
    height / 74,
    path('M-9,0 L-8,-36 Q0,-44 10,-38 L8,0 L2,0 L0,-24 L-3,0 Z', bottom),
    path('M-8,-34 Q-4,-52 18,-56 Q30,-56 32,-50 Q20,-40 10,-36 Z', top),
    line(
      [
        [27, -50],
        [30, -34],
        [33, -20],
      ],
      mix(top, '#10231f', 0.25),
      5,
    ),
    polygon(
      [
        [20, -50],
        [42, -66],
        [47, -44],
      ],
      '#e2bf7b',
    ),
  );
}

/** The school's everyday dress by turn: white shirts, dark sarongs, headscarves of soft green and cream. */
export function dress(turn: number, kind: 'putra' | 'putri' = 'putra'): Dress {
  const skin = '#a87550';
  const sarongs = ['#274f47', '#5b4637', '#2f4a63', '#6a3f35', '#3f5a3a'];
  const scarves = ['#f0e6cf', '#8fb49f', '#d9b98c', '#c9d6c4'];
  const bottom = sarongs[turn % sarongs.length] ?? '#274f47';
  return kind === 'putra'
    ? { kind, top: '#efe8d8', bottom, skin }
    : { kind, top: scarves[turn % scarves.length] ?? '#f0e6cf', bottom, skin };
}
