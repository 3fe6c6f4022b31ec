import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './resource-form.module.css';

type FormAsideProps = { folds: boolean; children: ReactNode };

/**
 * Holds the settings beside a text. On a phone it is a sheet, 'Rincian', above the save bar, which stays in reach; it opens by
 * itself for a field that has to be mended (focus-field.ts).
 */
export function FormAside({ folds, children }: FormAsideProps) {
  const isNarrow = useMediaQuery('(max-width: 45rem)', false, { getInitialValueInEffect: false });
  if (!folds || !isNarrow) return <div className={classes.aside}>{children}</div>;
  return (
    <details className={classes.sheet} data-sheet="">
      <summary>Rincian</summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );
}
