import type { Point } from './canvas.ts';

/** Attributes of a shape beside its geometry, as SVG names them. */
export type Paint = Readonly<Record<string, string | number>>;

function attributes(paint: string | Paint): string {
  const all = typeof paint === 'string' ? { fill: paint } : paint;
  return Object.entries(all)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string | Paint,
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${attributes(paint)}/>`;
}

export function circle(x: number, y: number, radius: number, paint: string | Paint): string {
  return ellipse(x, y, radius, radius, paint);
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  paint: string | Paint,
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${attributes(paint)}/>`;
}

export function path(d: string, paint: string | Paint): string {
  return `<path d="${d}" ${attributes(paint)}/>`;
}

/** A closed shape through straight corners. */
export function polygon(points: readonly Point[], paint: string | Paint): string {
  return path(`M${points.map(at).join(' L')} Z`, paint);
}

/** An open line through the points. */
export function line(
  points: readonly Point[],
  stroke: string,
  width: number,
  more: Paint = {},
): string {
  return path(`M${points.map(at).join(' L')}`, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function group(paint: Paint, ...shapes: readonly string[]): string {
  return `<g ${attributes(paint)}>${shapes.join('')}</g>`;
}

/** Shapes drawn around the origin, moved to a place and scaled. */
export function place(x: number, y: number, scale: number, ...shapes: readonly string[]): string {
  return group({ transform: `translate(${n(x)},${n(y)}) scale(${n(scale)})` }, ...shapes);
}

/** The pointed mihrab arch, standing on `y`: the form of every window of the school. */
export function arch(x: number, y: number, width: number, height: number): string {
  const [half, spring] = [width / 2, y - height + width * 0.62];
  return `M${n(x - half)},${n(y)} V${n(spring)} C${n(x - half)},${n(spring - width * 0.34)} ${n(x - half * 0.5)},${n(y - height + width * 0.16)} ${n(x)},${n(y - height)} C${n(x + half * 0.5)},${n(y - height + width * 0.16)} ${n(x + half)},${n(spring - width * 0.34)} ${n(x + half)},${n(spring)} V${n(y)} Z`;
}

/** A number as a path writes it: one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function at([x, y]: Point): string {
  return `${n(x)},${n(y)}`;
}
