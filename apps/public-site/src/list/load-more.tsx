import { Spinner } from '@pesantren/ui/status/spinner';
import { linkOptions } from '../hydration/intercept-links.ts';

/** The way to more of a list: the same page, longer; what stands above stays where it is. */
export function LoadMore({ to, isFetching }: { to: string; isFetching: boolean }) {
  return (
    <p className="mt-12 text-center">
      <a
        href={to}
        data-more=""
        {...linkOptions({ replace: true, preventScrollReset: true })}
        className="rounded-control font-strong border-tinted text-primary-strong hover:bg-primary-soft inline-flex min-h-12 items-center gap-2.5 border px-6 transition-colors"
      >
        Muat lebih banyak
        {isFetching && <Spinner className="size-5" />}
      </a>
    </p>
  );
}
