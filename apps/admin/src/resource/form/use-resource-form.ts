import { schemaResolver, useForm } from '@mantine/form';
import { ApiError } from '@pesantren/api-client/api-error';
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
} from '../saving/submission.ts';
import { useSaving } from '../saving/use-saving.ts';
import type { OpenForm } from './use-form-route.ts';

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

export type ResourceFormState = ReturnType<typeof useResourceForm>['state'];

/**
 * The state of a resource's form: values validated by the contract's input schema, and how their saving
 * stands. A failed save leaves the form as it is.
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
  const [initialValues] = useState(() => ({ ...toValues(item), ...draft?.values }));
  const { saving, ...save } = useSaving<Name>({
    name,
    drafts,
    draft,
    createSubmission: () => createSubmission(item?.id ?? null, item?.version, toValues(item)),
    toValues,
    onSaved,
    onClose: close,
    onFailed: (error) => form.setErrors(error instanceof ApiError ? { ...error.fields } : {}),
  });
  const { submission } = saving;
  const form = useForm<Record<Field, string>>({
    initialValues,
    validate: schemaResolver(inputSchemas[name], { sync: true }),
    clearInputErrorOnChange: true,
    onValuesChange: save.onValuesChange,
  });
  const submit = (submitted: Submission) =>
    form.onSubmit(
      (values) => save.submit(values, toInput(values), submitted),
      (errors) => form.getInputNode(Object.keys(errors)[0] as never)?.focus(),
    )();

  /** Answers the question about a conflict or a deleted item, and submits at once. */
  function resubmit(next: Submission, values: FormValues): void {
    form.setValues(values as Record<Field, string>);
    save.answer(next);
    submit(next);
  }

  /** Reports a discarded text, with a button that opens it again. */
  function toastDiscarded(message: string, values: FormValues): void {
    toastDone(message, () => void openForm.reopen(submission, values));
  }

  const state = {
    item: item as { updated_at: string } | null,
    isOpen,
    expand,
    labels: labels as Readonly<Record<string, string>>,
    values: form.values as FormValues,
    draft,
    saving,
    submit: () => submit(submission),
    dismiss: save.dismiss,

    /** Saves the values that were merged from both versions, replacing the newer one. */
    saveMerged(values: FormValues): void {
      if (saving.name === 'conflict') resubmit({ ...submission, ...saving.theirs }, values);
    },

    /** Saves the text of a deleted item as a new one. */
    saveAsNew: () => resubmit(createSubmission(null, undefined, toValues(null)), form.getValues()),

    /** Closes the form unsaved and refetches the list; the toast's button brings the text back. */
    cancel(): void {
      if (saving.name === 'saving') return;
      const values = form.getValues();
      drafts.drop(submission.key);
      // The item that was open is not read again: nothing has changed it.
      void close().then(() =>
        queryClient.invalidateQueries({ queryKey: resourceKey(name), type: 'active' }),
      );
      if (!hasSameValues(submission.baseline, values)) {
        toastDiscarded('Perubahan dibatalkan.', values);
      }
    },

    /** Discards the draft and shows the item as it is stored; the toast's button brings it back. */
    discard(): void {
      toastDiscarded('Tulisan dibuang.', form.getValues());
      drafts.drop(submission.key);
      openForm.startOver();
    },
  };
  return { form, state };
}
