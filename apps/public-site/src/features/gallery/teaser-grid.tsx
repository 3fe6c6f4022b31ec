import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { paths } from '../../paths.ts';
import { cellClasses, cellSizes, gridClasses, layOutRows } from './picture-layout.ts';
import { PictureTile } from './picture-tile.tsx';

/** A few pictures on the home page: on phones close together, in squares, the first one large where that fills the rows. */
export function TeaserGrid({ pictures }: { pictures: readonly Gallery[] }) {
  const large = pictures.length === 3 || pictures.length === 6;
  return (
    <ul className={`${gridClasses} max-md:gap-2`}>
      {layOutRows(pictures).map(({ item, row: { wide } }, index) => {
        const row = { narrow: wide, wide };
        const lead = large && index === 0;
        return (
          <li
            key={item.id}
            className={`${cellClasses(row)} ${lead ? 'max-md:col-span-4 max-md:row-span-2' : ''}`}
          >
            <PictureTile
              item={item}
              href={paths.gallery({ picture: item.id })}
              sizes={lead ? cellSizes({ narrow: 1, wide }) : cellSizes(row)}
              priority={false}
              small
            />
          </li>
        );
      })}
    </ul>
  );
}
