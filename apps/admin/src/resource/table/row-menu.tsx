import { Dialog } from '../../shell/dialogs/dialog.tsx';
import classes from '../share/dialog-choices.module.css';

export type RowChoice = { label: string; isGrave?: boolean; pick: () => void };

type RowMenuProps = {
  /** Of which row, and what can be done to it; `null` while it is closed. */
  menu: { name: string; choices: readonly RowChoice[]; opener: HTMLElement } | null;
  onClose: () => void;
};

/** What can be done to a compact row: at the thumb, over the page, closed by Back. */
export function RowMenu({ menu, onClose }: RowMenuProps) {
  // At once: the dialog that a choice opens notes where the keyboard was.
  const close = () => {
    menu?.opener.focus();
    onClose();
  };
  return (
    <Dialog isOpen={menu !== null} title={menu?.name ?? ''} onClose={close} returnFocus={false}>
      <div className={classes.choices}>
        {menu?.choices.map(({ label, isGrave, pick }) => (
          <button
            key={label}
            className={isGrave ? `${classes.choice} ${classes.grave}` : classes.choice}
            type="button"
            onClick={() => {
              close();
              pick();
            }}
          >
            {label}
          </button>
        ))}
        <button className={classes.choice} type="button" onClick={close}>
          Tutup
        </button>
      </div>
    </Dialog>
  );
}
