import { useSyncExternalStore } from 'react';
import { toastDone } from '../../shell/toasts/toast.ts';
import classes from './draft-notice.module.css';
import type { Draft, Drafts, FormValues } from './drafts.ts';

type DraftNoticesProps = {
  drafts: Drafts;
  nameOf: (values: FormValues) => string;
  onContinue: (draft: Draft) => void;
};

/** Offers back what was typed into forms and never saved, as far as no form shows it. */
export function DraftNotices({ drafts, nameOf, onContinue }: DraftNoticesProps) {
  const offered = useSyncExternalStore(drafts.subscribe, drafts.offered);
  const forget = (draft: Draft) => {
    drafts.drop(draft.key);
    toastDone('Tulisan dibuang.', () => drafts.putBack(draft));
  };
  return offered.map((draft) => (
    <div key={draft.key} className={`${classes.line} ${classes.alone}`} role="status">
      <span>
        {draft.id === null ? 'Tulisan baru' : 'Perubahan pada'}{' '}
        <strong>{nameOf(draft.values) || 'tanpa judul'}</strong> belum tersimpan.
      </span>
      <span>
        <button className={classes.action} type="button" onClick={() => onContinue(draft)}>
          Lanjutkan
        </button>
        <button className={classes.action} type="button" onClick={() => forget(draft)}>
          Buang
        </button>
      </span>
    </div>
  ));
}
