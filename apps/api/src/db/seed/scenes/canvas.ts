/** A point of the drawing, in pixels from the top left. */
export type Point = readonly [x: number, y: number];

type Stop = readonly [offset: number, color: string, opacity?: number];

/** Reproducible numbers in [0, 1): the same seed draws the same picture on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** `#rrggbb` between two of them; `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [
      Number.parseInt(from.slice(at, at + 2), 16),
      Number.parseInt(to.slice(at, at + 2), 16),
    ];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** An SVG drawing under way: shapes in order of painting, with the gradients that they share. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: () => number;
  private readonly defs: string[];
  private readonly shapes: string[] = [];

  constructor(width: number, height: number, seed: number, defs: string[] = []) {
    this.defs = defs;
    this.width = width;
    this.height = height;
    this.random = randomFrom(seed);
  }

  put(...shapes: readonly string[]): void {
    this.shapes.push(...shapes);
  }

  /** A vertical (default) or horizontal gradient over the box of the shape; returns its paint. */
  fade(stops: readonly Stop[], direction: 'down' | 'right' | 'rise' = 'down'): string {
    const axis = {
      down: 'x1="0" y1="0" x2="0" y2="1"',
      right: 'x1="0" y1="0" x2="1" y2="0"',
      rise: 'x1="0" y1="1" x2="0" y2="0"',
    }[direction];
    return this.define(
      `<linearGradient id="ID" ${axis}>${stops.map(stop).join('')}</linearGradient>`,
    );
  }

  /** A round glow in pixels of the drawing; returns its paint. */
  glow([x, y]: Point, radius: number, stops: readonly Stop[]): string {
    return this.define(
      `<radialGradient id="ID" cx="${x}" cy="${y}" r="${radius}" gradientUnits="userSpaceOnUse">${stops.map(stop).join('')}</radialGradient>`,
    );
  }

  /** A blur of so many pixels; returns the value of a `filter` attribute. */
  blur(pixels: number): string {
    return this.define(
      `<filter id="ID" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${pixels}"/></filter>`,
    );
  }

  /** A region that cuts what is drawn in it; returns the value of a `clip-path` attribute. */
  clip(shape: string): string {
    return this.define(`<clipPath id="ID">${shape}</clipPath>`);
  }

  /** A smaller drawing at x, y, seen through `opening` (a shape in pixels of this one). */
  inset(
    x: number,
    y: number,
    width: number,
    height: number,
    opening: string,
    draw: (inner: Canvas) => void,
  ): void {
    const inner = new Canvas(width, height, this.random() * 2 ** 32, this.defs);
    draw(inner);
    this.put(
      `<g clip-path="${this.clip(opening)}"><g transform="translate(${x},${y})">${inner.shapes.join('')}</g></g>`,
    );
  }

  /** The drawing as an SVG document, under the fine grain that the whole series shares. */
  toSvg(grain = 0.3): string {
    const { width, height } = this;
    const noise = `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0.36 0 0 0 0 0.33 0 0 0 0 0.27 0 0 0 ${grain} ${-grain * 0.38}"/></filter>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${noise}${this.defs.join('')}</defs>${this.shapes.join('')}<rect width="${width}" height="${height}" filter="url(#grain)"/></svg>`;
  }

  private define(markup: string): string {
    const id = `d${this.defs.length}`;
    this.defs.push(markup.replace('ID', id));
    return `url(#${id})`;
  }
}

function stop([offset, color, opacity = 1]: Stop): string {
  return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
}
