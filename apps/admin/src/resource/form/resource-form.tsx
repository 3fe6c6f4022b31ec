import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type FormEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import type { FormValues } from '../drafts/drafts.ts';
import { RestoredNotice } from '../drafts/restored-notice.tsx';
import { AutosaveNote } from './autosave-note.tsx';
import { DeletedDialog } from './deleted-dialog.tsx';
import { FormProblem } from './form-problem.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import classes from './resource-form.module.css';
import { tellBarHeight } from './tell-bar-height.ts';
import type { OpenForm } from './use-open-form.ts';
import type { useResourceForm } from './use-resource-form.ts';

type ResourceFormProps<Item> = {
  /** The form's name, `Artikel baru` or `Edit artikel`. */
  heading: string;
  /** A fact about the item, at the heading's other end. */
  note?: string | undefined;
  openForm: OpenForm<Item>;
  state: Omit<ReturnType<typeof useResourceForm>, 'form'>;
  values: FormValues;
  /** What each field is called, where two versions of it are compared. */
  labels: Readonly<Record<string, string>>;
  /** What saving has to wait for, in words; `''` when for nothing. */
  waitsFor: string;
  /** The first field, all that shows of a form at rest; it stays while the form opens around it. */
  first: ReactNode;
  fields?: ReactNode;
  aside?: ReactNode;
};

/** The frame of a resource's form: one line at rest, two columns and a save bar when open. */
export function ResourceForm<Item>(props: ResourceFormProps<Item>) {
  const { heading, openForm, state, values, labels, waitsFor } = props;
  const { isOpen, formKey } = openForm;
  const { isSaving } = state;
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  const takesFocus = isOpen && formKey > 0;
  useEffect(() => {
    if (takesFocus) focusFirst(form.current);
  }, [takesFocus]);
  useEffect(() => {
    if (isSaving) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (focused.current) (wrong ?? focused.current).focus();
    focused.current = null;
  }, [isSaving]);

  const open = () => !isOpen && openForm.expand();
  // Not by focus: who goes through the page by Tab would have to pass every field of it.
  const openToType = ({ target }: SyntheticEvent) =>
    (target as Element).matches('textarea, input:not([type="file"])') && open();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || waitsFor) return;
    focused.current = document.activeElement as HTMLElement | null;
    state.submit();
  };
  useHotkeys([['mod+S', () => isOpen && form.current?.requestSubmit()]], [], true);
  const saveLabel = openForm.item ? 'Simpan Perubahan' : 'Tambah';

  return (
    <>
      <form
        ref={form}
        className={classes.form}
        aria-label={heading}
        data-open={isOpen || undefined}
        noValidate
        onClick={openToType}
        onKeyDown={(event) => event.key === 'Enter' && openToType(event)}
        onChange={open}
        onDrop={open}
        onSubmit={submit}
      >
        {isOpen && (
          <div className={classes.head}>
            <h2>{heading}</h2>
            {props.note && <span>{props.note}</span>}
          </div>
        )}
        {isOpen && state.restored && (
          <RestoredNotice draft={state.restored} onDiscard={state.discard} />
        )}
        {/* What is being sent stays as it is until the answer has come. */}
        <div className={classes.columns} inert={isSaving}>
          <div className={classes.text}>
            <div className={classes.first}>{props.first}</div>
            {isOpen ? (
              props.fields
            ) : (
              <Button
                type="button"
                variant="default"
                onClick={() => {
                  open();
                  focusFirst(form.current);
                }}
              >
                Tambah
              </Button>
            )}
          </div>
          {isOpen && props.aside && <div className={classes.aside}>{props.aside}</div>}
        </div>
        {isOpen && (
          <div className={classes.save} ref={tellBarHeight}>
            <FormProblem error={state.error} isSaving={isSaving} />
            {!state.error && <AutosaveNote autosave={state.autosave} />}
            <Button variant="default" type="button" aria-disabled={isSaving} onClick={state.cancel}>
              Batal
            </Button>
            <Button type="submit" aria-disabled={isSaving || waitsFor !== ''}>
              {isSaving ? 'Menyimpan…' : waitsFor || saveLabel}
            </Button>
          </div>
        )}
      </form>
      {state.newer && (
        <MergeDialog
          labels={labels}
          base={state.base}
          mine={values}
          theirs={state.newer.values}
          onSave={state.merge}
          onClose={state.decideLater}
        />
      )}
      <DeletedDialog
        isOpen={state.isDeleted}
        labels={labels}
        values={values}
        onSaveAsNew={state.saveAsNew}
        onClose={state.decideLater}
      />
    </>
  );
}

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, textarea')?.focus();
}
