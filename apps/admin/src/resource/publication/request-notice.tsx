import type { Publication } from '@pesantren/api-client/contract/publication';
import { useState } from 'react';
import { useClock } from '../../services.ts';
import { Notice } from '../../shell/notice.tsx';
import type { PublicationState, ResourceFormState } from '../form/use-resource-form.ts';
import { formatWhen } from '../format-date.ts';
import { isWithdrawn } from './has-publication.ts';
import classes from './request-notice.module.css';
import { SendBackDialog } from './send-back-dialog.tsx';

type RequestNoticeProps = {
  state: Pick<ResourceFormState, 'id' | 'item' | 'saveDraft' | 'leave'>;
  publication: Exclude<PublicationState, false>;
};

/** Tells above the text of a form who asks for publishing it, with the way to send it back, why it came back, or who took it off the site. */
export function RequestNotice({ state, publication }: RequestNoticeProps) {
  const { id, item } = state;
  const [isAsked, setIsAsked] = useState(false);
  const clock = useClock();
  const stored = (item ?? {}) as Partial<Publication>;
  const { submitted_at, written_by, reviewed_at, reviewed_by, review_note } = stored;
  if (review_note && reviewed_at) {
    return (
      <section className={classes.note} aria-label="Catatan redaktur">
        <strong>
          Dikembalikan oleh {reviewed_by}, {formatWhen(new Date(reviewed_at), clock)}
        </strong>
        <p>{review_note}</p>
      </section>
    );
  }
  if (reviewed_at && isWithdrawn(stored)) {
    return (
      <Notice actions={[]}>
        Ditarik dari situs oleh {reviewed_by}, {formatWhen(new Date(reviewed_at), clock)}; kini
        draf.
      </Notice>
    );
  }
  if (!submitted_at || !publication.mayPublish || id === null) return null;
  const writer = written_by || 'Penulis';
  return (
    <>
      <Notice actions={[{ label: 'Kembalikan dengan catatan', onClick: () => setIsAsked(true) }]}>
        {writer} minta ini diterbitkan, {formatWhen(new Date(submitted_at), clock)}.
      </Notice>
      <SendBackDialog
        isOpen={isAsked}
        name={publication.name}
        id={id}
        writer={writer}
        state={state}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
