import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { messages } from '@pesantren/content/messages';
import { CategoryFilter } from '@pesantren/ui/list/category-filter';
import { ListResults } from '../../list/list-results.tsx';
import { MorePages } from '../../list/more-pages.tsx';
import { NoMatch } from '../../list/no-match.tsx';
import { formatCount } from '../../list/paging.ts';
import { ResultCount } from '../../list/result-count.tsx';
import { type GalleryView, paths } from '../../paths.ts';
import type { GalleryPart } from './gallery-query.ts';
import { galleryPaging } from './gallery-view.ts';
import { Lightbox } from './lightbox.tsx';
import { cellClasses, cellSizes, gridClasses, layOutRows } from './picture-layout.ts';
import { PictureTile } from './picture-tile.tsx';

/** How many pictures are loaded eagerly. */
const eager = 3;

type GalleryBrowserProps = { part: GalleryPart; view: GalleryView };

/** Category buttons, the pictures of one category, and the open picture. */
export function GalleryBrowser({ part, view }: GalleryBrowserProps) {
  const { categories, pictures, offset, total, page } = part;
  const hrefOf = (picture?: Gallery) => paths.gallery({ ...view, picture: picture?.id ?? '' });

  return (
    <>
      <Lightbox part={part} hrefOf={hrefOf} />
      {categories.length > 0 && (
        <div className="max-w-page bg-surface tall:sticky top-17 z-10 mx-auto mt-4 py-2.5 *:m-0 *:px-5 md:*:px-6">
          <CategoryFilter action={paths.gallery()} categories={categories} chosen={view.category} />
        </div>
      )}
      <ListResults label="Daftar gambar">
        <ResultCount>
          {formatCount({ offset, shown: pictures.length, total }, 'gambar')}
        </ResultCount>
        {total === 0 && (
          <NoMatch message={messages.galleryFilteredEmpty} all={{ href: paths.gallery() }} />
        )}
        <ul
          data-pictures={hrefOf()}
          data-total={total}
          data-offset={offset}
          data-before={part.before}
          data-after={part.after}
          className={gridClasses}
        >
          {layOutRows(pictures).map(({ item, row }, index) => (
            <li key={item.id} className={cellClasses(row)}>
              <PictureTile
                item={item}
                href={hrefOf(item)}
                category={item.category}
                sizes={cellSizes(row)}
                priority={index < eager}
              />
            </li>
          ))}
        </ul>
        <MorePages
          page={page}
          total={total}
          paging={galleryPaging}
          hrefOf={(number) => paths.gallery({ ...view, picture: '', page: number })}
        />
      </ListResults>
    </>
  );
}
