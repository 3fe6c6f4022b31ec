import { type Canvas, mix, type Point } from './canvas.ts';
import type { Hour } from './hours.ts';
import { group, line, n, path, polygon, rect } from './shapes.ts';

type Crop = 'air' | 'hijau' | 'kuning';

const crops = { hijau: ['#6f9f5d', '#2f6b4a'], kuning: ['#e3b95c', '#a9843c'] } as const;

/**
 * Rice terraces from `top` to the lower edge. `crop` names what stands on a terrace, counted from
 * the top: water that mirrors the sky, green rice or ripe rice. Returns the edge of each terrace.
 */
export function terraces(
  c: Canvas,
  hour: Hour,
  top: number,
  steps: number,
  crop: (step: number) => Crop,
  wave = 50,
): Point[][] {
  const edges: Point[][] = [];
  for (let i = 0; i < steps; i++) {
    const t = i / steps;
    const y = top + (c.height - top) * t ** 1.5;
    const edge = Array.from(
      { length: 121 },
      (_, k): Point => [(k / 120) * c.width, y + wave * contour(k / 120, t)],
    );
    const kind = crop(i);
    const paint =
      kind === 'air'
        ? c.fade([
            [0, mix(hour.sky[0], hour.far, 0.12)],
            [0.22, mix(hour.sky[1], hour.far, 0.4)],
            [1, mix(hour.sky[2], hour.near, 0.5)],
          ])
        : c.fade([
            [0, mix(crops[kind][0], hour.mist, 0.45 * (1 - t))],
            [1, mix(crops[kind][1], hour.near, 0.12 + t * 0.3)],
          ]);
    const bund = mix(hour.near, kind === 'kuning' ? '#8a6a35' : hour.far, 0.28 * (1 - t));
    const thick = 3 + t * 11;
    c.put(polygon([[0, c.height], ...edge, [c.width, c.height]], bund));
    c.put(line(edge, mix(bund, hour.lamp, 0.5), 1 + t * 1.6, { opacity: 0.8 }));
    c.put(
      polygon(
        [[0, c.height], ...edge.map(([x, h]): Point => [x, h + thick]), [c.width, c.height]],
        paint,
      ),
    );
    if (kind !== 'air') c.put(rows(c, edge, thick, t, mix(crops[kind][1], hour.near, 0.3)));
    else c.put(ripples(c, edge, thick, t, hour));
    c.put(...dividers(c, edge, thick, t, bund, mix(bund, hour.lamp, 0.35)));
    edges.push(edge);
  }
  return edges;
}

// The lie of the hillside: every terrace follows the one above it, a little further on.
function contour(u: number, t: number): number {
  return (
    Math.sin(u * 4.4 + t * 1.9 + 0.4) * (0.75 + t * 0.5) +
    Math.sin(u * 10.5 - t * 2.6) * (0.16 + t * 0.26) -
    (u - 0.5) * (1.1 - t)
  );
}

// Seedlings or stalks in rows that follow the edge of their terrace.
function rows(c: Canvas, edge: readonly Point[], thick: number, t: number, color: string): string {
  let d = '';
  for (let row = 0; row < 3; row++)
    for (const [x, y] of edge) {
      const [px, py] = [x + c.random() * 10, y + thick + (6 + t * 22) * (row + 0.8)];
      const h = 3 + t * 10;
      d += `M${n(px)},${n(py)} l${n(-h * 0.3)},${n(-h)} M${n(px)},${n(py)} l${n(h * 0.25)},${n(-h * 1.1)} `;
    }
  return path(d, { fill: 'none', stroke: color, 'stroke-width': n(0.9 + t * 1.6), opacity: 0.45 });
}

// Low banks that part a terrace into fields, running towards the viewer.
function dividers(
  c: Canvas,
  edge: readonly Point[],
  thick: number,
  t: number,
  bund: string,
  light: string,
): string[] {
  return Array.from({ length: Math.round(6 - t * 3) }, () => {
    const [x, y] = edge[Math.floor(c.random() * edge.length)] ?? [0, 0];
    const [dx, dy] = [(x - c.width * 0.55) * 0.22 + (c.random() - 0.5) * 70, 60 + t * 190];
    const d = `M${n(x)},${n(y + thick)} q${n(dx * 0.1)},${n(dy * 0.5)} ${n(dx)},${n(dy)}`;
    return (
      path(d, { fill: 'none', stroke: bund, 'stroke-width': n(thick * 0.9) }) +
      path(d, { fill: 'none', stroke: light, 'stroke-width': n(thick * 0.25) })
    );
  });
}

function ripples(c: Canvas, edge: readonly Point[], thick: number, t: number, hour: Hour): string {
  let d = '';
  for (let i = 0; i < 26; i++) {
    const point = edge[Math.floor(c.random() * edge.length)];
    if (point)
      d += `M${n(point[0])},${n(point[1] + thick + 4 + c.random() * (18 + t * 60))} h${n(20 + c.random() * 60 * (0.4 + t))} `;
  }
  return path(d, {
    fill: 'none',
    stroke: hour.lamp,
    'stroke-width': n(0.8 + t * 1.4),
    opacity: 0.4,
  });
}

/** Still water from `top` to `bottom`: the hour's sky upside down, and a broken path of light. */
export function water(c: Canvas, hour: Hour, top: number, bottom: number, lightAt: number): void {
  const paint = c.fade([
    [0, mix(hour.sky[0], hour.far, 0.25)],
    [0.4, mix(hour.sky[1], hour.far, 0.35)],
    [1, mix(hour.sky[2], hour.near, 0.5)],
  ]);
  c.put(rect(0, top, c.width, bottom - top, paint));
  let glitter = '';
  for (let i = 0; i < 90; i++) {
    const t = c.random() ** 1.4;
    const w = 8 + t * 70 * c.random();
    glitter += `M${n(lightAt + (c.random() - 0.5) * (40 + t * 260) - w / 2)},${n(top + 4 + t * (bottom - top))} h${n(w)} `;
  }
  c.put(
    path(glitter, {
      fill: 'none',
      stroke: hour.lamp,
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
      opacity: 0.5,
    }),
  );
}

/** What stands on the shore, mirrored in the water below the line `y` and broken by ripples. */
export function mirrored(
  c: Canvas,
  y: number,
  strength: number,
  ...shapes: readonly string[]
): string {
  return group(
    { transform: `translate(0,${2 * y}) scale(1,-1)`, opacity: strength, filter: c.blur(2.2) },
    ...shapes,
  );
}
