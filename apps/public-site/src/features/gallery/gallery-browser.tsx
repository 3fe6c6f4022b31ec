import type { Gallery } from '@pesantren/api-client/contract/gallery';
import { messages } from '@pesantren/content/messages';
import { CategoryFilter } from '@pesantren/ui/list/category-filter';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListResults } from '../../list/list-results.tsx';
import { MorePages } from '../../list/more-pages.tsx';
import { NoMatch } from '../../list/no-match.tsx';
import { clampPage, formatCount, pageRange } from '../../list/paging.ts';
import { ResultCount } from '../../list/result-count.tsx';
import { type GalleryView, paths } from '../../paths.ts';
import { categoriesOf, galleryPaging, inCategory, openedFromTile } from './gallery-view.ts';
import { Lightbox } from './lightbox.tsx';
import { cellClasses, cellSizes, gridClasses, layOutRows } from './picture-layout.ts';
import { PictureTile } from './picture-tile.tsx';

/** How many pictures are loaded eagerly. */
const eager = 3;

type GalleryBrowserProps = { pictures: readonly Gallery[]; view: GalleryView };

/** Category buttons, the pictures of one category, and the open picture. */
export function GalleryBrowser({ pictures, view }: GalleryBrowserProps) {
  const navigate = useNavigate();
  const chosen = useMemo(() => inCategory(pictures, view.category), [pictures, view.category]);
  const categories = categoriesOf(pictures);
  const page = clampPage(view.page, chosen.length, galleryPaging);
  const { offset, limit } = pageRange(page, galleryPaging);
  const shown = chosen.slice(offset, offset + limit);

  function choose(category: string) {
    void navigate(paths.gallery({ category }), { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <Lightbox pictures={chosen} view={view} />
      {categories.length > 0 && (
        <div className="max-w-page bg-surface tall:sticky top-17 z-10 mx-auto mt-4 py-2.5 *:m-0 *:px-5 md:*:px-6">
          <CategoryFilter
            action={paths.gallery()}
            categories={categories}
            chosen={view.category}
            onChoose={choose}
          />
        </div>
      )}
      <ListResults label="Daftar gambar" filterKey={`${view.category} ${offset}`}>
        <ResultCount>
          {formatCount({ offset, shown: shown.length, total: chosen.length }, 'gambar')}
        </ResultCount>
        {chosen.length === 0 && (
          <NoMatch message={messages.galleryFilteredEmpty} all={{ href: paths.gallery() }} />
        )}
        <ul className={gridClasses}>
          {layOutRows(shown).map(({ item, row }, index) => (
            <li key={item.id} className={cellClasses(row)}>
              <PictureTile
                item={item}
                href={paths.gallery({ ...view, picture: item.id })}
                state={openedFromTile}
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
