import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { cellClasses, cellSizes, gridClasses, layOutRows } from './picture-layout.ts';
import { PictureTile } from './picture-tile.tsx';

type PictureGridProps = {
  pictures: readonly Gallery[];
  /** Where a picture is open. */
  hrefOf: (picture: Gallery) => string;
  /** What a visit to a picture is told about where it comes from. */
  state?: string;
  /** How many pictures are loaded at once, as the page opens with them. */
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
