import { mix, type Point } from './canvas.ts';
import { group, line, path } from './shapes.ts';

/** A sleeved arm through shoulder, elbow and wrist, with its hand at the last point. */
export function arm(points: readonly Point[], width: number, cloth: string, skin: string): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [0, 0];
  const length = Math.hypot(x - fromX, y - fromY);
  const [dx, dy] = [(x - fromX) / length, (y - fromY) / length];
  const sleeve = [...points.slice(0, -1), [x - dx * width * 0.5, y - dy * width * 0.5] as const];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return group(
    {},
    group(
      { transform: `translate(${x},${y}) rotate(${angle}) scale(${width / 60})` },
      path('M-20,-18 C0,-22 22,-20 36,-12 C44,-6 42,8 34,14 C20,22 0,22 -20,18 Z', skin),
      path('M10,-18 C18,-30 30,-30 32,-24 C32,-18 26,-14 20,-10 Z', mix(skin, '#fff0cf', 0.12)),
      line(
        [
          [18, 4],
          [37, 3],
        ],
        mix(skin, '#5d2a18', 0.4),
        2,
      ),
    ),
    line(sleeve, mix(cloth, '#1b2620', 0.3), width),
    line(
      sleeve.map(([a, b]) => [a - width * 0.06, b - width * 0.05] as const),
      cloth,
      width * 0.84,
    ),
  );
}

/** An open book or copy of the Qur'an, its spine at x, y; lines stand for its words. */
export function openBook(x: number, y: number, size: number, board: string): string {
  const rows = [0, 1, 2, 3, 4, 5].flatMap((i) => [
    line(
      [
        [-82, -48 + i * 13],
        [-12, -40 + i * 13],
      ],
      '#8b7a5c',
      2.6,
      { opacity: 0.7 },
    ),
    line(
      [
        [12, -40 + i * 13],
        [82, -48 + i * 13],
      ],
      '#8b7a5c',
      2.6,
      { opacity: 0.7 },
    ),
  ]);
  return group(
    { transform: `translate(${x},${y}) scale(${size})` },
    path('M-104,-70 Q-50,-72 0,-54 Q50,-72 104,-70 L104,34 Q50,30 0,48 Q-50,30 -104,34 Z', board),
    path('M-96,-74 Q-46,-76 0,-58 L0,40 Q-46,22 -96,26 Z', '#fbf3dc'),
    path('M96,-74 Q46,-76 0,-58 L0,40 Q46,22 96,26 Z', '#eee0c0'),
    ...rows,
  );
}
