/** Of the drawing, in its own units: one shoot, and how many stand in a row. */
const shoot = { width: 14, height: 20 };
const perRow = 20;

/** As many bamboo shoots (pucuk rebung, as in the weave) as there are teachers. */
export function StaffTally({ count }: { count: number }) {
  const columns = Math.min(count, perRow);
  const rows = Math.ceil(count / perRow);
  const places = Array.from({ length: count }, (_, index) => ({
    x: (index % perRow) * shoot.width,
    y: Math.floor(index / perRow) * shoot.height,
  }));
  return (
    <svg
      viewBox={`0 0 ${columns * shoot.width} ${rows * shoot.height}`}
      style={{ width: `calc(${columns} * var(--shoot))` }}
      className="text-primary fill-primary-soft max-w-full [--shoot:.875rem] md:[--shoot:1.125rem]"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={places.map(({ x, y }) => `M${x + 1.5} ${y + 17.5}l5.5-15 5.5 15z`).join('')} />
      <path d={places.map(({ x, y }) => `M${x + 7} ${y + 17.5}v-7`).join('')} />
    </svg>
  );
}
