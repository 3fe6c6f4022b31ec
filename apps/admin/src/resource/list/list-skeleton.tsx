import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useIsOnline } from '../../writing/use-is-online.ts';
import classes from './list-skeleton.module.css';

const rows = ['72%', '54%', '64%', '48%', '68%'];

/** Placeholder rows while a list loads. */
export function ListSkeleton() {
  return (
    <div className={classes.list} role="status">
      {useIsOnline() ? (
        <>
          <VisuallyHidden>Memuat daftar…</VisuallyHidden>
          <p className={classes.late}>Sambungan lambat. Masih menunggu jawaban server…</p>
        </>
      ) : (
        <p className={classes.waits}>Menunggu sambungan internet…</p>
      )}
      {rows.map((width) => (
        <div key={width} className={classes.row}>
          <Skeleton width={72} height={50} radius={8} />
          <div className={classes.lines}>
            <Skeleton width={width} height={14} radius={4} />
            <Skeleton width="30%" height={11} radius={4} />
          </div>
        </div>
      ))}
    </div>
  );
}
