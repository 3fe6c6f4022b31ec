import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './page-skeleton.module.css';

/** The outline of a resource's page while its code comes. */
export function PageSkeleton() {
  return (
    <div className={classes.page} role="status">
      <VisuallyHidden>Memuat halaman…</VisuallyHidden>
      <Skeleton height={36} width={160} />
      <Skeleton height={68} />
      <Skeleton height={44} width={320} />
    </div>
  );
}
