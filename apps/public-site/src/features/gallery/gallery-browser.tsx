import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { messages } from '@pesantren/content/messages';
import { CategoryFilter } from '@pesantren/ui/list/category-filter';
import { ListResults } from '../../list/list-results.tsx';
import { MorePages } from '../../list/more-pages.tsx';
import { NoMatch } from '../../list/no-match.tsx';
import { clampPage, formatCount, pageRange } from '../../list/paging.ts';
import { ResultCount } from '../../list/result-count.tsx';
import { type GalleryView, paths } from '../../paths.ts';
import { categoriesOf, galleryPaging, inCategory } from './gallery-view.ts';
import { Lightbox } from './lightbox.tsx';
import { cellClasses, cellSizes, gridClasses, layOutRows } from './picture-layout.ts';
import { PictureTile } from './picture-tile.tsx';

/** How many pictures are loaded eagerly. */
const eager = 3;

type GalleryBrowserProps = { pictures: readonly Gallery[]; view: GalleryView };

/** Category buttons, the pictures of one category, and the open picture. */
export function GalleryBrowser({ pictures, view }: GalleryBrowserProps) {
  const chosen = inCategory(pictures, view.category);
  const categories = categoriesOf(pictures);
  const opened = chosen.findIndex(({ id }) => id === view.picture);
  // The tile of the open picture is among those that are shown, for the pictures beside it.
  const least = Math.ceil((opened + 1) / galleryPaging.step);
  const page = clampPage(Math.max(view.page, least), chosen.length, galleryPaging);
  const { offset, limit } = pageRange(page, galleryPaging);
  const shown = chosen.slice(offset, offset + limit);
  const hrefOf = (picture?: Gallery) => paths.gallery({ ...view, picture: picture?.id ?? '' });

  return (
    <>
      <Lightbox pictures={chosen} view={view} />
      {categories.length > 0 && (
        <div className="max-w-page bg-surface tall:sticky top-17 z-10 mx-auto mt-4 py-2.5 *:m-0 *:px-5 md:*:px-6">
          <CategoryFilter action={paths.gallery()} categories={categories} chosen={view.category} />
        </div>
      )}
      <ListResults label="Daftar gambar">
        <ResultCount>
          {formatCount({ offset, shown: shown.length, total: chosen.length }, 'gambar')}
        </ResultCount>
        {chosen.length === 0 && (
          <NoMatch message={messages.galleryFilteredEmpty} all={{ href: paths.gallery() }} />
        )}
        <ul
          data-pictures={hrefOf()}
          data-total={chosen.length}
          data-offset={offset}
          data-before={hrefOf(chosen.at(offset - 1))}
          data-after={hrefOf(chosen[(offset + limit) % chosen.length])}
          className={gridClasses}
        >
          {layOutRows(shown).map(({ item, row }, index) => (
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
          total={chosen.length}
          paging={galleryPaging}
          hrefOf={(number) => paths.gallery({ ...view, picture: '', page: number })}
        />
      </ListResults>
    </>
  );
}
