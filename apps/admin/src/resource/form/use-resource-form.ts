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
import { toastDone } from '../../shell/toasts/toast.ts';
import {
  type Draft,
  type Drafts,
  type FormValues,
  type Submission,
  sameValues,
} from '../drafts/drafts.ts';
import { createSubmission, useAutosave } from './use-autosave.ts';
import type { OpenForm } from './use-open-form.ts';
import { useReopen } from './use-reopen.ts';
import { useSave } from './use-save.ts';

/** The version of an item that someone else has saved meanwhile. */
type Newer = { values: FormValues; version: number | undefined };

type ResourceFormOptions<Name extends ResourceName, Values> = {
  name: Name;
  openForm: OpenForm<Items[Name]>;
  /** The values of the item, or of an empty form when there is none. */
  valuesOf: (item: Items[Name] | null) => Values;
  inputOf: (values: Values) => Inputs[Name];
  drafts: Drafts;
  /** Says that a save worked; the item as far as the provider answered it. */
  onSaved: (item: Items[Name] | undefined) => void;
  onClose: () => void;
};

/**
 * The state of a resource's form: values, their rules (the contract's input schema), the draft that
 * is kept of them, and saving. A failed save leaves the form as it is.
 */
export function useResourceForm<Name extends ResourceName, Values extends FormValues>(
  options: ResourceFormOptions<Name, Values>,
) {
  const { name, openForm, drafts, valuesOf, onClose } = options;
  const { item, draft } = openForm;
  const { queryClient } = useServices();
  const reopen = useReopen(name, openForm, drafts);
  const [original] = useState(() => valuesOf(item));
  const [restored, setRestored] = useState<Draft | null>(draft);
  const [newer, setNewer] = useState<Newer | null>(null);
  const [isDeleted, setIsDeleted] = useState(false);
  const fresh = () => createSubmission(item?.id ?? null, item?.version, original);
  const state = useAutosave(drafts, () => draft ?? fresh(), original, draft);
  const form = useForm<Values>({
    initialValues: { ...original, ...draft?.values },
    validate: schemaResolver(inputSchemas[name], { sync: true }),
    clearInputErrorOnChange: true,
    onValuesChange: state.typed,
  });
  const save = useSave(name, ({ submission }, saved) => {
    drafts.drop(submission.key);
    options.onSaved(saved);
  });
  const focusField = (field: string | undefined) =>
    field && form.getInputNode(field as never)?.focus();

  function fail(error: Error, submission: Submission): void {
    if (!(error instanceof ApiError)) return;
    const theirs = conflictingItem(name, error);
    if (theirs) setNewer({ values: valuesOf(theirs), version: theirs.version });
    else if (error.status === 404 && submission.id !== null) setIsDeleted(true);
    form.setErrors({ ...error.fields });
  }

  function send(submission: Submission): void {
    form.onSubmit(
      (values) => {
        let latest = submission;
        const onProgress = (facts: Partial<Submission>) => {
          latest = { ...latest, ...facts };
          return state.replace(latest, values);
        };
        save.start(
          { submission, input: options.inputOf(values), onProgress },
          { onSuccess: onClose, onError: (error) => fail(error, submission) },
        );
      },
      (errors) => focusField(Object.keys(errors)[0]),
    )();
  }

  /** Goes on with another submission and sends it at once. */
  function sendAs(submission: Submission, values: FormValues): void {
    setNewer(null);
    setIsDeleted(false);
    form.setValues(values as Values);
    void state.replace(submission, values);
    send(submission);
  }

  /** Says that a text is gone, with a button that opens it again. */
  function toastGone(words: string, values: FormValues): void {
    const { submission } = state;
    toastDone(words, () => void reopen(item, submission, values));
  }

  return {
    form,
    restored,
    newer,
    isDeleted,
    base: state.submission.base,
    autosave: state.autosave,
    isSaving: save.isSaving,
    error: save.error,
    submit: () => send(state.submission),

    /** Saves what was put together out of both versions, in place of the newer one. */
    merge(values: FormValues) {
      if (newer)
        sendAs({ ...state.submission, version: newer.version, base: newer.values }, values);
    },

    /** Saves the text of an item that is gone as a new one. */
    saveAsNew: () => sendAs(createSubmission(null, undefined, valuesOf(null)), form.getValues()),

    /** Back to the form, without a decision. */
    decideLater() {
      setNewer(null);
      setIsDeleted(false);
    },

    /**
     * Leaves without saving and makes the list reload (spec section 4); the toast's button brings the
     * text back.
     */
    cancel() {
      if (save.isSaving) return;
      const values = form.getValues();
      drafts.drop(state.submission.key);
      onClose();
      void queryClient.invalidateQueries({ queryKey: resourceKey(name) });
      if (!sameValues(original, values)) toastGone('Perubahan dibatalkan.', values);
    },

    /** Throws the restored draft away and shows the item as it is; the toast's button brings it back. */
    discard() {
      toastGone('Tulisan dibuang.', form.getValues());
      form.setValues(original);
      state.restart(fresh());
      setRestored(null);
    },
  };
}
