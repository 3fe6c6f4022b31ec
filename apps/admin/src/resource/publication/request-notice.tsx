import type { Publication } from '@pesantren/api-client/contract/publication';
import { useState } from 'react';
import { Notice } from '../../shell/notice.tsx';
import type { PublicationState, ResourceFormState } from '../form/use-resource-form.ts';
import { formatWhen } from '../format-date.ts';
import classes from './request-notice.module.css';
import { SendBackDialog } from './send-back-dialog.tsx';

type RequestNoticeProps = {
  state: Pick<ResourceFormState, 'id' | 'item' | 'saveDraft' | 'leave'>;
  publication: Exclude<PublicationState, false>;
};

/** Tells above the text of a form of the request to publish it: who asks, with the way to send it back, or why it came back. */
export function RequestNotice({ state, publication }: RequestNoticeProps) {
  const { id, item } = state;
  const [isAsked, setIsAsked] = useState(false);
  const { submitted_at, written_by, reviewed_at, reviewed_by, review_note } = (item ??
    {}) as Partial<Publication>;
  if (review_note && reviewed_at) {
    return (
      <section className={classes.note} aria-label="Catatan redaktur">
        <strong>
          Dikembalikan oleh {reviewed_by}, {formatWhen(new Date(reviewed_at))}
        </strong>
        <p>{review_note}</p>
      </section>
    );
  }
  if (!submitted_at || !publication.mayPublish || id === null) return null;
  const writer = written_by || 'Penulis';
  return (
    <>
      <Notice actions={[{ label: 'Kembalikan dengan catatan', onClick: () => setIsAsked(true) }]}>
        {writer} minta ini diterbitkan, {formatWhen(new Date(submitted_at))}.
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
