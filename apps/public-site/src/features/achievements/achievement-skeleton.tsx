const block = 'bg-primary-soft rounded-tag block';

/** The shape of the first year of achievements, still to come. */
export function AchievementSkeleton() {
  return (
    <div className="grid gap-x-8 gap-y-5 pt-19 lg:grid-cols-[11rem_1fr]">
      <span className={`${block} h-9 w-24`} />
      <div className="grid gap-4 md:grid-cols-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="border-default bg-card rounded-card flex h-30 border">
            <div className="bg-primary-faint w-21 shrink-0" />
            <div className="grow self-center px-5">
              <span className={`${block} h-4 w-11/12`} />
              <span className={`${block} mt-3 h-4 w-3/5`} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
