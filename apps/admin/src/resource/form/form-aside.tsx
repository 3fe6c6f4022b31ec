import { type ReactNode, useState } from 'react';
import classes from './resource-form.module.css';

type FormAsideProps = { isSheet: boolean; children: ReactNode };

/**
 * Holds the settings beside a text. Where the text fills the screen it is a sheet, 'Rincian', above the save bar, which stays in
 * reach; it opens by itself for a field that has to be mended (focus-field.ts). One element for both: a phone that is turned
 * keeps the dialog that stands open in it.
 */
export function FormAside({ isSheet, children }: FormAsideProps) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <details
      className={isSheet ? classes.sheet : classes.aside}
      data-sheet={isSheet ? '' : undefined}
      open={!isSheet || isOpened}
      onToggle={(event) => isSheet && setIsOpened(event.currentTarget.open)}
    >
      <summary hidden={!isSheet}>Rincian</summary>
      <div className={classes.settings}>{children}</div>
    </details>
  );
}
