import type { ReactNode } from 'react';
import classes from './resource-form.module.css';

type FormAsideProps = { isSheet: boolean; children: ReactNode };

/**
 * Holds the settings beside a text. Where the text fills the screen it is a sheet, 'Rincian', above the save bar, which stays in
 * reach; it opens by itself for a field that has to be mended (focus-field.ts).
 */
export function FormAside({ isSheet, children }: FormAsideProps) {
  if (!isSheet) return <div className={classes.aside}>{children}</div>;
  return (
    <details className={classes.sheet} data-sheet="">
      <summary>Rincian</summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );
}
