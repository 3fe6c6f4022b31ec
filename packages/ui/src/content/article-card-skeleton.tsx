const bar = 'bg-primary-soft rounded-tag block';

const forms = {
  lead: { box: 'flex-col', picture: 'aspect-[16/10] w-full rounded-card' },
  card: {
    box: 'md:flex-col',
    picture:
      'aspect-7/5 w-[min(7rem,26vw)] rounded-control order-last md:order-none md:aspect-[16/10] md:w-full',
  },
  row: { box: '', picture: 'aspect-7/5 w-[min(7rem,26vw)] rounded-control order-last' },
} as const;

/** The skeleton of an `ArticleCard`. */
export function ArticleCardSkeleton({ form }: { form: keyof typeof forms }) {
  const { box, picture } = forms[form];
  return (
    <div className={`flex gap-4.5 ${box}`}>
      <div className={`bg-primary-soft shrink-0 ${picture}`} />
      <div className="grow">
        <span className={`${bar} h-3 w-2/5`} />
        <span className={`${bar} mt-3 h-5 w-11/12`} />
        <span className={`${bar} mt-2 h-5 w-3/5`} />
      </div>
    </div>
  );
}
