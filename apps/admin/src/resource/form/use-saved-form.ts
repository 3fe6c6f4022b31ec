import { schemaResolver, useForm } from '@mantine/form';
import { ApiError } from '@pesantren/api-client/api-error';
import { useState } from 'react';
import { useServices } from '../../services.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import {
  createSubmission,
  type FormValues,
  hasSameValues,
  type Submission,
} from '../saving/submission.ts';
import { type SavingTarget, useSaving } from '../saving/use-saving.ts';
import { focusField } from './focus-field.ts';
import type { FormRoute } from './use-form-route.ts';

type SavedFormOptions<Item, Input, Values extends FormValues> = SavingTarget<Item, Input> & {
  route: FormRoute;
  /** The id of what is edited, null for something new. */
  id: string | null;
  item: Item | null;
  /** The fields and their labels. */
  labels: Readonly<Record<string, string>>;
  toValues: (item: Item | null) => Values;
  schema: Parameters<typeof schemaResolver>[0];
  /** Converts valid values to the request's body. */
  toInput: (values: Values) => Input;
  /** Turns the name of a field in the provider's answer into that of the form. */
  toField?: (name: string) => string;
  /** Reports a save that succeeded; the item as far as the provider answers it. */
  onSaved: (item: Item | undefined) => void;
};

export type SavedFormState = ReturnType<typeof useSavedForm>['state'];

/**
 * The state of a form: values validated by the contract's schema, and how their saving stands. A failed save
 * leaves the form as it is.
 */
export function useSavedForm<
  Item extends { version?: number | undefined },
  Input,
  Values extends FormValues,
>(options: SavedFormOptions<Item, Input, Values>) {
  const { route, id, item, labels, toValues, toInput, toField = (name) => name } = options;
  const { draft, drafts, isOpen, expand, close } = route;
  const { queryClient } = useServices();
  const [initialValues] = useState((): Values => ({ ...toValues(item), ...draft?.values }));
  const { saving, ...save } = useSaving<Item, Input>({
    ...options,
    drafts,
    draft,
    createSubmission: () => createSubmission(id, item?.version, toValues(item)),
    onClose: close,
    onFailed: (error) => {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      form.setErrors(Object.fromEntries(fields.map(([name, words]) => [toField(name), words])));
    },
  });
  const { submission } = saving;
  const form = useForm<Values>({
    initialValues,
    validate: schemaResolver(options.schema, { sync: true }),
    clearInputErrorOnChange: true,
    onValuesChange: save.onValuesChange,
  });
  const submit = (submitted: Submission) =>
    form.onSubmit(
      (values) => save.submit(values, toInput(values), submitted),
      (errors) => focusField(form.getInputNode(Object.keys(errors)[0] as never)),
    )();

  /** Answers the question about a conflict or a deleted item, and submits at once. */
  function resubmit(next: Submission, values: FormValues): void {
    form.setValues(values as Values);
    save.answer(next);
    submit(next);
  }

  /** Reports a discarded text, with a button that opens it again. */
  function toastDiscarded(message: string, values: FormValues): void {
    toastDone(message, () => void route.reopen(submission, values));
  }

  const state = {
    item: item as { updated_at?: string } | null,
    isOpen,
    expand,
    labels,
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
        queryClient.invalidateQueries({ queryKey: options.queryKey, type: 'active' }),
      );
      if (!hasSameValues(submission.baseline, values)) {
        toastDiscarded('Perubahan dibatalkan.', values);
      }
    },

    /** Discards the draft and shows the item as it is stored; the toast's button brings it back. */
    discard(): void {
      toastDiscarded('Tulisan dibuang.', form.getValues());
      drafts.drop(submission.key);
      route.startOver();
    },
  };
  return { form, state };
}
