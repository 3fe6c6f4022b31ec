import { cellClasses, gridClasses, layOutRows } from './picture-layout.ts';

/** The shape of a `PictureGrid` that is still to come. */
export function PictureGridSkeleton({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={gridClasses}>
      {layOutRows(places).map(({ item, row }) => (
        <div key={item} className={cellClasses(row)}>
          <span className="bg-primary-soft rounded-control md:rounded-card block aspect-3/2" />
          <span className="bg-primary-soft rounded-tag mt-3 block h-4 w-3/5" />
        </div>
      ))}
    </div>
  );
}
