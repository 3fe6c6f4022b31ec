import { SkeletonBar } from '../../components/skeleton-bar.tsx';

type AnnouncementSkeletonsProps = {
  count: number;
  /** The grid of the announcements to come. */
  className: string;
};

/** Skeletons of announcement cards. */
export function AnnouncementSkeletons({ count, className }: AnnouncementSkeletonsProps) {
  return (
    <div className={className}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].slice(0, count).map((key) => (
        <div key={key} className="border-default bg-card rounded-card flex h-38 border">
          <div className="bg-primary-faint w-21 shrink-0" />
          <div className="grow px-5 py-4">
            <SkeletonBar className="h-5 w-20" />
            <SkeletonBar className="mt-4 h-5 w-4/5" />
            <SkeletonBar className="mt-3 h-3 w-11/12" />
            <SkeletonBar className="mt-2 h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
