import { SkeletonBar } from '../../components/skeleton-bar.tsx';
import { cellClasses, gridClasses, layOutRows } from './picture-layout.ts';

/** The skeleton of a grid of pictures. */
export function PictureGridSkeleton({ count }: { count: number }) {
  const cells = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={gridClasses}>
      {layOutRows(cells).map(({ item, row }) => (
        <div key={item} className={cellClasses(row)}>
          <span className="bg-primary-soft rounded-control md:rounded-card block aspect-3/2" />
          <SkeletonBar className="mt-3 h-4 w-3/5" />
        </div>
      ))}
    </div>
  );
}
