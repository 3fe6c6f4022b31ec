import { Button, Skeleton } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import {
  type FormEvent,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Look } from '../../publish-check/last-look.tsx';
import { useClock } from '../../services.ts';
import { lazyWithRetry } from '../../shell/errors/lazy-with-retry.tsx';
import { Notice } from '../../shell/notice.tsx';
import { isForgotten, perhapsSaved } from '../../writing/submission.ts';
import { formatChangedAt, formatWhen } from '../format-date.ts';
import { isRequested } from '../publication/has-publication.ts';
import { focusField } from './focus-field.ts';
import { FormAside } from './form-aside.tsx';
import { isBeingWritten } from './is-being-written.ts';
import classes from './resource-form.module.css';
import { SaveBar } from './save-bar.tsx';
import { useLastLook } from './use-last-look.ts';
import type { PublicationState } from './use-resource-form.ts';
import type { SavedFormState } from './use-saved-form.ts';

// These load with an open form, or when it asks: a list at rest has no use for them.
const DeletedDialog = lazyWithRetry(
  async () => (await import('./merge/deleted-dialog.tsx')).DeletedDialog,
);
const MergeDialog = lazyWithRetry(
  async () => (await import('./merge/merge-dialog.tsx')).MergeDialog,
);
const PublicationPanel = lazyWithRetry(
  async () => (await import('../publication/publication-panel.tsx')).PublicationPanel,
);

const RequestNotice = lazyWithRetry(
  async () => (await import('../publication/request-notice.tsx')).RequestNotice,
);
const WritingNotice = lazyWithRetry(
  async () => (await import('./writing-notice.tsx')).WritingNotice,
);

type ResourceFormProps = {
  /** The form's name, `Artikel baru` or `Edit artikel`. */
  heading: string;
  /** The button beside the first field of a collapsed form, the one way to begin something new. */
  addLabel?: string;
  state: SavedFormState & { publication?: PublicationState };
  /** The reason why saving has to wait, shown on the button; `''` for none. */
  waitsFor: string;
  /** The first field, all that shows of a collapsed form; it stays mounted while the form expands. */
  first: ReactNode;
  fields?: ReactNode;
  aside?: ReactNode;
  /** Folds `aside` on a phone, where the text has the screen to itself. */
  foldsAside?: boolean;
  /** The last look before the item is published, whose code `load` brings. */
  lastLook?: {
    load: () => Promise<unknown>;
    show: (onClose: () => void, look: Look) => ReactNode;
  };
};

/** The frame of a resource's form: one line when collapsed, two columns and a save bar when open. */
export function ResourceForm(props: ResourceFormProps) {
  const { heading, state, waitsFor } = props;
  const { isOpen, saving } = state;
  const isSaving = saving.name === 'saving';
  // Drawn after a frame that shows the form open with its first field, and between keys: an editor takes a phone long.
  const showsFields = useDeferredValue(isOpen, false) && isOpen;
  const isPhone = useMediaQuery('(max-width: 45rem)', false, { getInitialValueInEffect: false });
  const fillsScreen = isPhone && isOpen && props.foldsAside === true;
  const form = useRef<HTMLFormElement>(null);
  const focusedBeforeSave = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isOpen && !form.current?.matches(':focus-within')) focusFirstField(form.current);
  }, [isOpen]);
  useEffect(() => {
    if (isSaving) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (focusedBeforeSave.current) focusField(invalid ?? focusedBeforeSave.current);
    focusedBeforeSave.current = null;
  }, [isSaving]);

  const expand = () => !isOpen && state.expand();
  // Not on focus: Tab would have to pass every field of the form on its way through the page.
  const expandToType = ({ target }: SyntheticEvent) =>
    (target as Element).matches('textarea, input:not([type="file"])') && expand();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || waitsFor || (state.publication && !state.publication.mayWrite)) return;
    focusedBeforeSave.current = document.activeElement as HTMLElement | null;
    void look.orSubmit();
  };
  const look = useLastLook(state, props.lastLook?.load);
  useHotkeys([['mod+S', () => isOpen && form.current?.requestSubmit()]], [], true);

  return (
    <>
      <form
        ref={form}
        className={classes.form}
        aria-label={heading}
        data-open={isOpen || undefined}
        data-fills-screen={fillsScreen || undefined}
        aria-busy={(isOpen && !showsFields) || undefined}
        noValidate
        onClick={expandToType}
        onKeyDown={(event) => event.key === 'Enter' && expandToType(event)}
        onChange={expand}
        onDrop={expand}
        onSubmit={submit}
      >
        {isOpen && <FormHead heading={heading} state={state} />}
        {isOpen && state.publication && isRequested(state.item) && (
          <Suspense>
            <RequestNotice state={state} publication={state.publication} />
          </Suspense>
        )}
        {/* The fields are inert while their values are being sent. */}
        <div className={classes.columns} inert={isSaving}>
          <div className={classes.text}>
            <div className={classes.first}>{props.first}</div>
            {showsFields && props.fields}
            {!isOpen && (
              <Button type="button" onClick={state.start}>
                {props.addLabel}
              </Button>
            )}
          </div>
          {showsFields && props.aside && (
            <FormAside isSheet={fillsScreen}>
              {state.publication && (
                <Suspense fallback={<Skeleton height={heightOf(state.publication, look.isOn())} />}>
                  <PublicationPanel state={state} publication={state.publication} />
                </Suspense>
              )}
              {props.aside}
            </FormAside>
          )}
        </div>
        {showsFields && <SaveBar state={state} waitsFor={waitsFor} />}
      </form>
      {look.shown && <Suspense>{props.lastLook?.show(look.close, look.shown)}</Suspense>}
      <SavingDialogs state={state} />
    </>
  );
}

/** The height of the panel that comes, so that the save bar does not move under a press. */
function heightOf({ mayPublish, name }: Exclude<PublicationState, false>, isLookedAt: boolean) {
  if (!mayPublish || name === 'gallery') return 320;
  // Who has switched the last look off reads there what is lost by it.
  return isLookedAt ? 340 : 434;
}

/** The questions about a save: what somebody else has changed or deleted meanwhile. */
function SavingDialogs({ state }: Pick<ResourceFormProps, 'state'>) {
  const { labels, values, saving } = state;
  return (
    <Suspense>
      {saving.name === 'conflict' && (
        <MergeDialog
          labels={labels}
          baseline={saving.submission.baseline}
          mine={values}
          theirs={saving.theirs}
          onSave={state.saveMerged}
          onClose={state.dismiss}
        />
      )}
      {saving.name === 'deleted' && (
        <DeletedDialog
          labels={labels}
          values={values}
          onSaveAsNew={state.saveAsNew}
          onClose={state.dismiss}
        />
      )}
    </Suspense>
  );
}

/** The form's name, when its item was changed last, and the draft that it began with. */
function FormHead({ heading, state }: Pick<ResourceFormProps, 'heading' | 'state'>) {
  const { item, draft, discard, publication, saving } = state;
  const [isWrittenElsewhere] = useState(() => isBeingWritten(item));
  const clock = useClock();
  const changedAt = formatChangedAt(item, clock);
  return (
    <>
      <div className={classes.head}>
        <h2>{heading}</h2>
        {changedAt && <span>{changedAt}</span>}
      </div>
      {publication && state.id !== null && isWrittenElsewhere && (
        <Suspense>
          <WritingNotice name={publication.name} id={state.id} saver={item?.saver} />
        </Suspense>
      )}
      {draft && (
        <Notice actions={[{ label: 'Buang tulisan ini', onClick: discard }]}>
          Tulisan yang belum tersimpan dari {formatWhen(new Date(draft.savedAt), clock)} dimuat
          kembali. {isForgotten(saving.submission) && perhapsSaved}
        </Notice>
      )}
    </>
  );
}

function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-autofocus], input, textarea')?.focus();
}
