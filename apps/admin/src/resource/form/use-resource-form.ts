import { schemaResolver, useForm } from '@mantine/form';
import { ApiError } from '@pesantren/api-client/api-error';
import { conflictingItem } from '@pesantren/api-client/conflict';
import { resourceKey } from '@pesantren/api-client/query';
import {
  type Inputs,
  type Items,
  inputSchemas,
  type ResourceName,
} from '@pesantren/api-client/resources';
import { useState } from 'react';
import { useServices } from '../../services.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import {
  createSubmission,
  type FormValues,
  hasSameValues,
  type Submission,
  toFormValues,
} from './submission.ts';
import { useAutosave } from './use-autosave.ts';
import type { OpenForm } from './use-form-route.ts';
import { useSave } from './use-save.ts';

type ResourceFormOptions<Name extends ResourceName, Field extends string> = {
  openForm: OpenForm<Name>;
  /** The form's fields and their labels. */
  labels: Readonly<Record<Field, string>>;
  /** Returns the values of an item, or of a new one; by default the item's own, or empty ones. */
  toValues?: (item: Items[Name] | null) => Record<Field, string>;
  /** Converts the values to the request's body; by default the contract's input schema does. */
  toInput?: (values: Record<Field, string>) => Inputs[Name];
  /** Reports a save that succeeded; the item as far as the provider answers it. */
  onSaved: (item: Items[Name] | undefined) => void;
};

/** The version that somebody else saved since this form was opened. */
type Conflict = { values: FormValues; version: number | undefined };

export type ResourceFormState = ReturnType<typeof useResourceForm>['state'];

/**
 * The state of a resource's form: values validated by the contract's input schema, their draft, saving,
 * and the conflicts of saving. A failed save leaves the form as it is.
 */
export function useResourceForm<Name extends ResourceName, Field extends string>({
  openForm,
  labels,
  toValues = (item) => toFormValues(labels, item as Partial<Record<Field, string>> | null),
  toInput = (values) => inputSchemas[openForm.name].parse(values) as Inputs[Name],
  onSaved,
}: ResourceFormOptions<Name, Field>) {
  const { name, item, draft, drafts, isOpen, expand, close } = openForm;
  const { queryClient } = useServices();
  const [original] = useState(() => toValues(item));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isDeleted, setIsDeleted] = useState(false);
  const fresh = () => createSubmission(item?.id ?? null, item?.version, original);
  const autosave = useAutosave({
    drafts,
    first: () => draft ?? fresh(),
    original,
    startsDirty: draft !== null,
  });
  const form = useForm<Record<Field, string>>({
    initialValues: { ...original, ...draft?.values },
    validate: schemaResolver(inputSchemas[name], { sync: true }),
    clearInputErrorOnChange: true,
    onValuesChange: autosave.onValuesChange,
  });
  const save = useSave(name, ({ key }, saved) => {
    drafts.drop(key);
    onSaved(saved);
  });

  function showFailure(error: Error, submission: Submission): void {
    if (!(error instanceof ApiError)) return;
    const newer = conflictingItem(name, error);
    if (newer) setConflict({ values: toValues(newer), version: newer.version });
    else if (error.status === 404 && submission.id !== null) setIsDeleted(true);
    form.setErrors({ ...error.fields });
  }

  function submit(submission: Submission): void {
    const focusFirstError = (errors: object) =>
      form.getInputNode(Object.keys(errors)[0] as never)?.focus();
    form.onSubmit((values) => {
      let latest = submission;
      const onProgress = (changes: Partial<Submission>) => {
        latest = { ...latest, ...changes };
        return autosave.replace(latest, values);
      };
      save.start(
        { submission, input: toInput(values), onProgress },
        { onSuccess: () => void close(), onError: (error) => showFailure(error, submission) },
      );
    }, focusFirstError)();
  }

  function dismissConflict(): void {
    setConflict(null);
    setIsDeleted(false);
  }

  /** Continues with another submission and submits it at once. */
  function resubmit(submission: Submission, values: FormValues): void {
    dismissConflict();
    form.setValues(values as Record<Field, string>);
    void autosave.replace(submission, values);
    submit(submission);
  }

  /** Reports a discarded text, with a button that opens it again. */
  function toastDiscarded(message: string, values: FormValues): void {
    const { submission } = autosave;
    toastDone(message, () => void openForm.reopen(submission, values));
  }

  const state = {
    item: item as { updated_at: string } | null,
    isOpen,
    expand,
    labels: labels as Readonly<Record<string, string>>,
    values: form.values as FormValues,
    restored: draft,
    conflict,
    isDeleted,
    dismissConflict,
    base: autosave.submission.base,
    autosaveStatus: autosave.status,
    isSaving: save.isSaving,
    error: save.error,
    submit: () => submit(autosave.submission),

    /** Saves the values that were merged from both versions, replacing the newer one. */
    saveMerged(values: FormValues): void {
      if (!conflict) return;
      const { version, values: base } = conflict;
      resubmit({ ...autosave.submission, version, base }, values);
    },

    /** Saves the text of a deleted item as a new one. */
    saveAsNew: () => resubmit(createSubmission(null, undefined, toValues(null)), form.getValues()),

    /** Closes the form unsaved and refetches the list; the toast's button brings the text back. */
    cancel(): void {
      if (save.isSaving) return;
      const values = form.getValues();
      drafts.drop(autosave.submission.key);
      // The item that was open is not read again: nothing has changed it.
      void close().then(() =>
        queryClient.invalidateQueries({ queryKey: resourceKey(name), type: 'active' }),
      );
      if (!hasSameValues(original, values)) toastDiscarded('Perubahan dibatalkan.', values);
    },

    /** Discards the restored draft and shows the item as stored; the toast's button brings it back. */
    discard(): void {
      toastDiscarded('Tulisan dibuang.', form.getValues());
      drafts.drop(autosave.submission.key);
      openForm.startOver();
    },
  };
  return { form, state };
}
