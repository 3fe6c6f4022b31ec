import { Button } from '@mantine/core';
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Draft } from './drafts.ts';
import { FormProblem } from './form-problem.tsx';
import classes from './resource-form.module.css';
import { RestoredNotice } from './restored-notice.tsx';

type ResourceFormProps = {
  /** The form's name, `Artikel baru` or `Mengedit artikel`. */
  heading: string;
  /** A fact about the item, at the heading's other end. */
  note?: string | undefined;
  isOpen: boolean;
  isEditing: boolean;
  isSaving: boolean;
  /** What saving has to wait for, in words; `''` when for nothing. */
  waitsFor: string;
  /** Whether the person has just asked for this form, so that typing can begin. */
  takesFocus: boolean;
  error: Error | null;
  restored: Draft | null;
  /** The first field, all that shows of a form at rest; it stays while the form opens around it. */
  first: ReactNode;
  fields?: ReactNode;
  aside?: ReactNode;
  onTouch: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  onDiscard: () => void;
};

/** The frame of a resource's form: one line at rest, two columns and a save bar when open. */
export function ResourceForm(props: ResourceFormProps) {
  const { heading, isOpen, isSaving, waitsFor, takesFocus } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) focusFirst(form.current);
  }, [takesFocus]);

  const open = () => !isOpen && props.onTouch();
  // Not a file's button: it would move away from under the finger before the click.
  const openToType = ({ target }: FocusEvent) =>
    target.matches('textarea, input:not([type="file"])') && open();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSaving && !waitsFor) props.onSubmit(event);
  };
  const saveLabel = props.isEditing ? 'Simpan Perubahan' : 'Tambah';

  return (
    <form
      ref={form}
      className={classes.form}
      aria-label={heading}
      data-open={isOpen || undefined}
      noValidate
      onFocus={openToType}
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
      {isOpen && props.restored && (
        <RestoredNotice draft={props.restored} onDiscard={props.onDiscard} />
      )}
      <div className={classes.columns}>
        <div className={classes.text}>
          <div className={classes.first}>{props.first}</div>
          {isOpen ? (
            props.fields
          ) : (
            <Button
              type="button"
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
        <div className={classes.save}>
          <FormProblem error={props.error} />
          <Button variant="default" type="button" onClick={props.onCancel}>
            Batal
          </Button>
          <Button type="submit" aria-disabled={isSaving || waitsFor !== ''}>
            {isSaving ? 'Menyimpan…' : waitsFor || saveLabel}
          </Button>
        </div>
      )}
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, textarea')?.focus();
}
