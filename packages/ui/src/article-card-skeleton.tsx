const bar = 'bg-daun-lembut-2 rounded-tag block';

/** The shape of an `ArticleCard` that is still to come. */
export function ArticleCardSkeleton({ form }: { form: 'lead' | 'card' | 'row' }) {
  const upright = form === 'lead' ? 'flex-col' : form === 'card' ? 'md:flex-col' : '';
  const picture =
    form === 'lead'
      ? 'aspect-[16/10] w-full rounded-card'
      : `aspect-7/5 w-28 ${form === 'card' ? 'md:aspect-[16/10] md:w-full' : ''} rounded-control`;
  return (
    <div className={`flex gap-4.5 ${upright}`}>
      <div
        className={`bg-daun-lembut-2 shrink-0 ${picture} ${form === 'lead' ? '' : 'order-last md:order-none'} ${form === 'row' ? 'order-last!' : ''}`}
      />
      <div className="grow">
        <span className={`${bar} h-3 w-2/5`} />
        <span className={`${bar} mt-3 h-5 w-11/12`} />
        <span className={`${bar} mt-2 h-5 w-3/5`} />
      </div>
    </div>
  );
}
