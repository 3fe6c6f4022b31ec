const bar = 'bg-primary-soft rounded-tag block';

type AnnouncementSkeletonsProps = {
  count: number;
  /** The grid that the announcements will stand in. */
  className: string;
};

/** The shape of announcements that are still to come. */
export function AnnouncementSkeletons({ count, className }: AnnouncementSkeletonsProps) {
  return (
    <div className={className}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].slice(0, count).map((key) => (
        <div key={key} className="border-default bg-card rounded-card flex h-38 border">
          <div className="bg-primary-faint w-21 shrink-0" />
          <div className="grow px-5 py-4">
            <span className={`${bar} h-5 w-20`} />
            <span className={`${bar} mt-4 h-5 w-4/5`} />
            <span className={`${bar} mt-3 h-3 w-11/12`} />
            <span className={`${bar} mt-2 h-3 w-3/5`} />
          </div>
        </div>
      ))}
    </div>
  );
}
