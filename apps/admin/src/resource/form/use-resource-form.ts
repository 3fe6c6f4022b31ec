import { conflictingItem } from '@pesantren/api-client/conflict';
import { resourceKey } from '@pesantren/api-client/query';
import {
  type Inputs,
  type Items,
  inputSchemas,
  type ResourceName,
} from '@pesantren/api-client/resources';
import { useServices } from '../../services.ts';
import { saveItem, withDuplicateWarning } from '../saving/save-item.ts';
import { toFormValues } from '../saving/submission.ts';
import type { OpenForm } from './use-form-route.ts';
import { useSavedForm } from './use-saved-form.ts';

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

const duplicateWarning = 'Data mungkin sudah tersimpan: periksa daftar sebelum mencoba lagi.';

/** The state of a resource's form: values validated by the contract's input schema, and how their saving stands. */
export function useResourceForm<Name extends ResourceName, Field extends string>({
  openForm,
  labels,
  toValues = (item) => toFormValues(labels, item as Partial<Record<Field, string>> | null),
  toInput = (values) => inputSchemas[openForm.name].parse(values) as Inputs[Name],
  onSaved,
}: ResourceFormOptions<Name, Field>) {
  const { name, item } = openForm;
  const { client } = useServices();
  return useSavedForm<Items[Name], Inputs[Name], Record<Field, string>>({
    route: openForm,
    id: item?.id ?? null,
    item,
    labels,
    toValues,
    schema: inputSchemas[name],
    toInput,
    onSaved,
    queryKey: resourceKey(name),
    conflictOf: (error) => conflictingItem(name, error),
    async send(submission, input, onProgress) {
      try {
        return await saveItem(client, name, submission, input, onProgress);
      } catch (error) {
        const isNew = submission.id === null;
        throw isNew ? withDuplicateWarning(error, client, duplicateWarning) : error;
      }
    },
  });
}
