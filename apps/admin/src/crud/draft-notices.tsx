import { useReducer } from 'react';
import classes from './draft-line.module.css';
import type { Draft, Drafts } from './drafts.ts';

type DraftNoticesProps = {
  drafts: Drafts;
  /** The item whose form is open; its own notice is in the form. */
  openId: string | null;
  titleOf: (draft: Draft) => string;
  onContinue: (draft: Draft) => void;
};

/** Offers back what was typed into items' forms and never saved. */
export function DraftNotices({ drafts, openId, titleOf, onContinue }: DraftNoticesProps) {
  const [, lookAgain] = useReducer((turn: number) => turn + 1, 0);
  const waiting = drafts.all().filter((draft) => draft.id !== null && draft.id !== openId);
  return waiting.map((draft) => (
    <div key={draft.id} className={`${classes.line} ${classes.alone}`} role="status">
      <span>
        Perubahan pada <strong>{titleOf(draft)}</strong> belum tersimpan.
      </span>
      <span>
        <button className={classes.action} type="button" onClick={() => onContinue(draft)}>
          Lanjutkan
        </button>
        <button
          className={classes.action}
          type="button"
          onClick={() => {
            drafts.drop(draft.id);
            lookAgain();
          }}
        >
          Buang
        </button>
      </span>
    </div>
  ));
}
