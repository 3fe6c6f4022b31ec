import { schemaResolver, useForm } from '@mantine/form';
import { ApiError } from '@pesantren/api-client/api-error';
import { type Inputs, inputSchemas, type ResourceName } from '@pesantren/api-client/resources';
import { useState } from 'react';
import { toastDone } from '../layout/toast.ts';
import { type Draft, type Drafts, type FormValues, sameValues } from './drafts.ts';
import { useSave } from './use-save.ts';

type ResourceFormOptions<Name extends ResourceName, Values> = {
  name: Name;
  /** `null` for a new item. */
  id: string | null;
  /** The values of the item, or of an empty form. */
  original: Values;
  inputOf: (values: Values) => Inputs[Name];
  drafts: Drafts;
  /** The sentence for a save that worked. */
  saved: string;
  onClose: () => void;
  /** Opens the form again with the draft that `Urungkan` has put back. */
  onReopen: () => void;
};

/**
 * The state of a resource's form: values, their rules (the contract's input schema), the draft that
 * is kept of them, and saving. A failed save leaves the form as it is.
 */
export function useResourceForm<Name extends ResourceName, Values extends FormValues>(
  options: ResourceFormOptions<Name, Values>,
) {
  const { name, id, drafts } = options;
  const [original] = useState(options.original);
  const [restored, setRestored] = useState<Draft | null>(() => drafts.read(id));
  const form = useForm<Values>({
    initialValues: { ...original, ...restored?.values },
    validate: schemaResolver(inputSchemas[name], { sync: true }),
    clearInputErrorOnChange: true,
    onValuesChange: (values) => {
      if (sameValues(original, values)) drafts.drop(id);
      else drafts.keep(id, values);
    },
  });
  const save = useSave(name, () => {
    drafts.drop(id);
    toastDone(options.saved);
  });
  const focusField = (field: string | undefined) =>
    field && form.getInputNode(field as never)?.focus();

  return {
    form,
    restored,
    isSaving: save.isSaving,
    error: save.error,

    submit: form.onSubmit(
      (values) =>
        save.start(
          { id, input: options.inputOf(values) },
          {
            onSuccess: options.onClose,
            onError: (error) => {
              if (!(error instanceof ApiError)) return;
              form.setErrors({ ...error.fields });
              focusField(Object.keys(error.fields)[0]);
            },
          },
        ),
      (errors) => focusField(Object.keys(errors)[0]),
    ),

    /** Leaves without saving; the toast's button brings the text back. */
    cancel() {
      const values = form.getValues();
      drafts.drop(id);
      options.onClose();
      if (sameValues(original, values)) return;
      toastDone('Perubahan dibatalkan.', () => {
        drafts.keep(id, values);
        options.onReopen();
      });
    },

    /** Throws the restored draft away and shows the item as it is. */
    discard() {
      form.setValues(original);
      drafts.drop(id);
      setRestored(null);
    },
  };
}
