import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { cellClasses, cellSizes, gridClasses, layOutRows } from './picture-layout.ts';
import { PictureTile } from './picture-tile.tsx';

type PictureGridProps = {
  pictures: readonly Gallery[];
  /** URL of the open picture. */
  hrefOf: (picture: Gallery) => string;
  /** Navigation state of the links. */
  state?: string;
  /** How many pictures are loaded eagerly. */
  eager?: number;
};

/** Pictures in rows that fill the width. */
export function PictureGrid({ pictures, hrefOf, state, eager = 0 }: PictureGridProps) {
  return (
    <ul className={gridClasses}>
      {layOutRows(pictures).map(({ item, row }, index) => (
        <li key={item.id} className={cellClasses(row)}>
          <PictureTile
            item={item}
            href={hrefOf(item)}
            state={state}
            sizes={cellSizes(row)}
            priority={index < eager}
          />
        </li>
      ))}
    </ul>
  );
}
