import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import dialog from '../shell/dialogs/dialog.module.css';
import { Dialog } from '../shell/dialogs/dialog.tsx';
import type { Finding } from './finding.ts';
import classes from './last-look.module.css';
import { LastLookSwitch } from './last-look-switch.tsx';

/** The facts of the item that is about to be published. */
export type Look = {
  /** The words of the button that publishes. */
  label: string;
  /** From when on and until when it is seen, in words. */
  times: string;
  onPublish: () => void;
};

type LastLookProps = Look & {
  card: ReactNode;
  /** The gaps that are still to be filled, where they can be. */
  fields?: ReactNode;
  findings: readonly Finding[];
  returnFocus: boolean;
  /** Goes to a block of the text, or of what is elsewhere to the title. */
  onGo: (block: number | null) => void;
  onClose: () => void;
};

/** The last look before publishing: how it will arrive, what it says of itself, and what is amiss, each line with the way there. */
export function LastLook(props: LastLookProps) {
  const { label, times, card, fields, findings, returnFocus, onPublish, onGo, onClose } = props;
  return (
    <Dialog isOpen title="Sudah siap terbit?" returnFocus={returnFocus} onClose={onClose}>
      <div className={classes.look}>
        {findings.length > 0 && (
          <ul className={classes.findings} aria-label="Yang perlu dilihat">
            {findings.map(({ message, reason, block }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity, and hold no state
              <li key={index}>
                <span id={`temuan-${index}`}>
                  {message} <small>{reason}</small>
                </span>
                <Button
                  type="button"
                  variant="default"
                  aria-describedby={`temuan-${index}`}
                  onClick={() => onGo(block)}
                >
                  Perbaiki
                </Button>
              </li>
            ))}
          </ul>
        )}
        {card}
        {fields}
        <p className={classes.times}>{times}</p>
        <LastLookSwitch />
      </div>
      <div className={dialog.buttons}>
        <Button type="button" variant="default" onClick={onClose}>
          Kembali
        </Button>
        <Button type="button" data-autofocus onClick={onPublish}>
          {label}
        </Button>
      </div>
    </Dialog>
  );
}
