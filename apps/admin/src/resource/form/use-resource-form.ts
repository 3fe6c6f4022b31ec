import { schemaResolver, useForm } from '@mantine/form';
import { ApiError } from '@pesantren/api-client/api-error';
import { newerItem } from '@pesantren/api-client/newer-item';
import { resourceKey } from '@pesantren/api-client/query';
import {
  type Inputs,
  type Items,
  inputSchemas,
  type ResourceName,
} from '@pesantren/api-client/resources';
import { useState } from 'react';
import { toastDone } from '../../layout/toast.ts';
import { useServices } from '../../services.ts';
import {
  type Draft,
  type Drafts,
  type Filling,
  type FormValues,
  sameValues,
} from '../drafts/drafts.ts';
import { newFilling, useFilling } from './use-autosave.ts';
import type { Editor } from './use-open-form.ts';
import { useReopen } from './use-reopen.ts';
import { useSave } from './use-save.ts';

/** The version of an item that someone else has saved meanwhile. */
type Newer = { values: FormValues; version: number | undefined };

type ResourceFormOptions<Name extends ResourceName, Values> = {
  name: Name;
  editor: Editor<Items[Name]>;
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
  const { name, editor, drafts, valuesOf, onClose } = options;
  const { item, draft } = editor;
  const { queryClient } = useServices();
  const reopen = useReopen(name, editor, drafts);
  const [original] = useState(() => valuesOf(item));
  const [restored, setRestored] = useState<Draft | null>(draft);
  const [newer, setNewer] = useState<Newer | null>(null);
  const [isDeleted, setIsDeleted] = useState(false);
  const fresh = () => newFilling(item?.id ?? null, item?.version, original);
  const state = useFilling(drafts, () => draft ?? fresh(), original, draft);
  const form = useForm<Values>({
    initialValues: { ...original, ...draft?.values },
    validate: schemaResolver(inputSchemas[name], { sync: true }),
    clearInputErrorOnChange: true,
    onValuesChange: state.typed,
  });
  const save = useSave(name, ({ filling }, saved) => {
    drafts.drop(filling.key);
    options.onSaved(saved);
  });
  const focusField = (field: string | undefined) =>
    field && form.getInputNode(field as never)?.focus();

  function fail(error: Error, filling: Filling): void {
    if (!(error instanceof ApiError)) return;
    const theirs = newerItem(name, error);
    if (theirs) setNewer({ values: valuesOf(theirs), version: theirs.version });
    else if (error.status === 404 && filling.id !== null) setIsDeleted(true);
    form.setErrors({ ...error.fields });
  }

  function send(filling: Filling): void {
    form.onSubmit(
      (values) => {
        let latest = filling;
        const remember = (facts: Partial<Filling>) => {
          latest = { ...latest, ...facts };
          return state.replace(latest, values);
        };
        save.start(
          { filling, input: options.inputOf(values), remember },
          { onSuccess: onClose, onError: (error) => fail(error, filling) },
        );
      },
      (errors) => focusField(Object.keys(errors)[0]),
    )();
  }

  /** Goes on with another filling and sends it at once. */
  function sendAs(filling: Filling, values: FormValues): void {
    setNewer(null);
    setIsDeleted(false);
    form.setValues(values as Values);
    void state.replace(filling, values);
    send(filling);
  }

  /** Says that a text is gone, with a button that opens it again. */
  function toastGone(words: string, values: FormValues): void {
    const { filling } = state;
    toastDone(words, () => void reopen(item, filling, values));
  }

  return {
    form,
    restored,
    newer,
    isDeleted,
    base: state.filling.base,
    kept: state.kept,
    isSaving: save.isSaving,
    error: save.error,
    submit: () => send(state.filling),

    /** Saves what was put together out of both versions, in place of the newer one. */
    merge(values: FormValues) {
      if (newer) sendAs({ ...state.filling, version: newer.version, base: newer.values }, values);
    },

    /** Saves the text of an item that is gone as a new one. */
    saveAsNew: () => sendAs(newFilling(null, undefined, valuesOf(null)), form.getValues()),

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
      drafts.drop(state.filling.key);
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
