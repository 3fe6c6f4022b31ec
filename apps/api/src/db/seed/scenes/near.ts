import { type Canvas, mix, type Point } from './canvas.ts';
import { circle, ellipse, group, line, path, polygon } from './shapes.ts';

/** Someone seen near, with a face: what they wear and how they look. */
type Near = {
  kind: 'putra' | 'putri';
  cloth: string;
  /** Colour of the cap or the headscarf. */
  cover: string;
  skin: string;
  /** Seen wholly from the side. */
  side?: boolean;
  /** Eyes open; else they are lowered to the work. */
  open?: boolean;
  smile?: boolean;
  beard?: string;
  glasses?: boolean;
  /** On top of the head: a reaper's hat or a graduate's board. */
  hat?: 'caping' | 'toga';
  /** Bare hair in the colour of `cover`, for sport. */
  bare?: boolean;
  /** The lamp stands on the other side. */
  litFromRight?: boolean;
};

const ink = '#33201a';
const threeQuarter =
  'M-45,-20 C-46,-68 40,-72 45,-24 C46,-12 43,-6 45,3 C47,16 45,34 36,47 C29,58 18,65 8,65 C-14,63 -34,44 -40,22 C-44,8 -45,-6 -45,-20 Z';
const profile =
  'M-45,-20 C-45,-68 22,-76 35,-40 C38,-30 35,-20 36,-13 C38,-5 45,4 50,13 C52,18 47,20 42,21 C42,25 46,27 45,31 C44,34 42,34 42,36 C45,38 45,42 42,45 C41,48 43,52 41,57 C38,66 29,68 20,65 C4,60 -10,54 -16,44 L-32,36 C-41,22 -45,0 -45,-20 Z';

/** Head, shoulders and trunk: the head is at x, y and 100 wide at `size` 1; `tilt` bows it; `arms` go under the scarf. */
export function near(
  c: Canvas,
  [x, y]: Point,
  size: number,
  who: Near,
  facing: 1 | -1,
  tilt = 0,
  arms = '',
): string {
  const light = (color: string, depth: number) => {
    const ends = [mix(color, '#fff0cf', depth * 0.5), mix(color, '#1b2620', depth)] as const;
    const [from, to] = (facing === 1) === !who.litFromRight ? ends : [ends[1], ends[0]];
    return c.fade(
      [
        [0, from],
        [0.45, color],
        [1, to],
      ],
      'right',
    );
  };
  const trunk = path(
    'M-30,70 C-60,86 -100,94 -114,142 C-126,200 -132,330 -136,620 L124,620 C124,330 116,200 102,142 C92,98 60,88 26,74 C10,86 -14,86 -30,70 Z',
    light(who.cloth, 0.32),
  );
  const scarf = path(
    'M-54,10 C-66,80 -116,104 -126,190 C-70,246 62,248 112,186 C102,112 62,84 48,30 Z',
    light(who.cover, 0.28),
  );
  const bow = (...shapes: string[]) => group({ transform: `rotate(${tilt})` }, ...shapes);
  const there = { transform: `translate(${x},${y}) scale(${size * facing},${size})` };
  return (
    group(there, who.kind === 'putra' ? neck(who, light) : '', trunk) +
    (who.kind === 'putra' && !who.bare ? group(there, collar(who)) : '') +
    arms +
    group(
      there,
      who.kind === 'putri' ? scarf : '',
      bow(who.kind === 'putri' ? hood(who, light) : '', face(who, light), cover(who, light)),
    )
  );
}

type Light = (color: string, depth: number) => string;

function neck({ skin }: Near, light: Light): string {
  return path('M-34,20 L-30,84 Q0,104 24,84 L22,40 Z', light(mix(skin, '#3a1d10', 0.24), 0.2));
}

function collar({ cloth }: Near): string {
  const seam = mix(cloth, '#1b2620', 0.3);
  return group(
    {},
    path(
      'M-32,68 C-12,88 10,88 28,72 L30,84 C12,102 -14,100 -36,82 Z',
      mix(cloth, '#fff6e0', 0.25),
    ),
    line(
      [
        [4, 96],
        [10, 250],
      ],
      seam,
      2.4,
    ),
    ...[128, 170, 212].map((y) => circle(10 + y * 0.01, y, 3.4, seam)),
  );
}

function hood({ cover }: Near, light: Light): string {
  return path(
    'M-62,20 C-72,-70 -30,-88 2,-86 C40,-84 58,-50 54,-14 C54,30 58,60 42,92 C4,112 -50,104 -66,80 C-66,60 -62,40 -62,20 Z',
    light(cover, 0.2),
  );
}

const stroke = (d: string, width: number, color: string) =>
  path(d, { fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round' });

const glass = { fill: '#ffffff', 'fill-opacity': 0.22, stroke: '#3b2c22', 'stroke-width': 3 };

function face(who: Near, light: Light): string {
  const { skin, side } = who;
  const dark = mix(skin, ink, 0.75);
  const soft = mix(skin, '#5d2a18', 0.45);
  return group(
    {},
    path(side ? profile : threeQuarter, light(skin, 0.26)),
    ellipse(side ? 20 : -2, 20, 12, 9, { fill: '#c4553a', opacity: 0.16 }),
    side ? fromTheSide(who, light, dark, soft) : turned(who, light, dark, soft),
    who.kind === 'putra'
      ? ellipse(side ? -12 : -38, 2, 9, 14, light(mix(skin, '#5d2a18', 0.14), 0.1))
      : '',
  );
}

function fromTheSide(who: Near, light: Light, dark: string, soft: string): string {
  const beard =
    'M-16,30 C-4,36 16,40 28,36 C34,30 42,32 42,36 C46,50 46,74 30,82 C6,80 -14,62 -20,42 Z';
  return group(
    {},
    who.beard ? path(beard, light(who.beard, 0.2)) : '',
    stroke(who.smile ? 'M26,33 C31,39 38,38 42,35' : 'M30,36 C34,37 38,37 42,35', 3.2, soft),
    stroke('M14,-22 C20,-28 28,-28 33,-23', 4, dark),
    who.open ? ellipse(27, -8, 3.6, 5, dark) : stroke('M17,-6 C22,-2 28,-2 32,-7', 4, dark),
  );
}

function turned(who: Near, light: Light, dark: string, soft: string): string {
  const beard =
    'M-38,16 C-26,34 -10,34 4,32 C14,27 28,27 34,31 C38,28 42,24 44,18 C46,40 42,74 18,86 C-8,82 -32,56 -40,22 Z';
  const eyes = who.open
    ? [ellipse(3, -6, 3.8, 5.2, dark), ellipse(34, -7, 3.4, 5, dark)]
    : [stroke('M-6,-6 C-1,0 8,0 13,-5', 4, dark), stroke('M27,-5 C31,-1 36,-1 40,-6', 3.6, dark)];
  const glasses = [
    ellipse(4, -5, 15, 14, glass),
    ellipse(34, -6, 11, 13, glass),
    line(
      [
        [-11, -7],
        [-34, -10],
      ],
      '#3b2c22',
      3,
    ),
  ];
  return group(
    {},
    stroke('M24,-6 C26,4 32,13 28,18 C26,21 21,20 19,19', 3.2, soft),
    who.beard ? path(beard, light(who.beard, 0.2)) : '',
    stroke(who.smile ? 'M6,34 C12,44 27,44 33,33' : 'M11,38 C17,41 26,41 31,37', 3.4, soft),
    stroke('M-10,-20 C-4,-26 6,-26 12,-22', 4, dark),
    stroke('M27,-22 C31,-26 37,-25 41,-21', 3.6, dark),
    ...eyes,
    ...(who.glasses ? glasses : []),
  );
}

function cover({ kind, cover: color, side, hat, skin, bare }: Near, light: Light): string {
  if (bare) {
    return path(
      'M-48,6 C-62,-60 -34,-88 4,-86 C34,-86 48,-66 45,-40 C34,-52 6,-54 -14,-48 C-26,-38 -30,-20 -34,-8 Z',
      light(color, 0.3),
    );
  }
  const shade = mix(color, '#10231f', 0.3);
  const cap =
    kind === 'putra'
      ? path(
          'M-47,-8 C-47,-20 -46,-26 -44,-32 L-34,-32 C-34,-18 -36,-6 -40,4 Z',
          mix(skin, '#1b1512', 0.8),
        ) +
        path(
          'M-49,-22 C-50,-40 -48,-62 -42,-80 C-18,-90 18,-90 36,-82 C42,-66 44,-50 44,-38 C20,-30 -18,-24 -49,-22 Z',
          light(color, 0.25),
        )
      : path(
          side
            ? 'M-62,20 C-72,-70 -30,-88 2,-86 C28,-84 42,-62 38,-38 C20,-50 4,-44 0,-22 C-4,10 4,42 26,66 C34,74 40,80 42,92 C4,112 -50,104 -66,80 C-66,60 -62,40 -62,20 Z'
            : 'M-62,20 C-72,-70 -30,-88 2,-86 C40,-84 58,-50 54,-14 C54,30 58,60 42,92 C4,112 -50,104 -66,80 C-66,60 -62,40 -62,20 Z M46,-4 C46,-40 30,-52 8,-52 C-20,-52 -34,-30 -34,-2 C-34,30 -14,60 12,62 C34,60 46,30 46,-4 Z',
          { fill: light(color, 0.2), 'fill-rule': 'evenodd' },
        ) +
        path('M-40,56 C-20,84 10,92 40,88', {
          fill: 'none',
          stroke: shade,
          'stroke-width': 3,
          opacity: 0.6,
        });
  if (hat === 'caping') {
    return (
      cap +
      path(
        'M-110,-34 C-60,-70 -30,-112 -4,-126 C24,-112 60,-74 104,-42 C50,-22 -50,-18 -110,-34 Z',
        light('#dfb766', 0.3),
      )
    );
  }
  if (hat === 'toga') {
    return (
      cap +
      path('M-50,-50 L-46,-82 L38,-84 L44,-54 C20,-66 -20,-64 -50,-50 Z', '#14211d') +
      polygon(
        [
          [-86, -86],
          [0, -116],
          [80, -90],
          [-4, -66],
        ],
        '#1d2f29',
      ) +
      line(
        [
          [-4, -92],
          [62, -84],
          [66, -44],
        ],
        '#e0b04c',
        4.5,
      ) +
      ellipse(66, -38, 5, 10, '#e0b04c')
    );
  }
  return cap;
}
