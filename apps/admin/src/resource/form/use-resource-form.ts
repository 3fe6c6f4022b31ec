import type { ApiError } from '@pesantren/api-client/api-error';
import { conflictingItem } from '@pesantren/api-client/conflict';
import { can } from '@pesantren/api-client/contract/permissions';
import type { PublicationInput } from '@pesantren/api-client/contract/publication';
import { resourceKey } from '@pesantren/api-client/query';
import {
  type Inputs,
  type Items,
  type ResourceName,
  resources,
} from '@pesantren/api-client/resources';
import type { Clock } from '@pesantren/content/clock';
import { useClock, useServices, useUsername } from '../../services.ts';
import { useRole } from '../../shell/session/use-role.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import type { Saver } from '../../writing/editorial-calls.ts';
import { sendItem } from '../../writing/send-item.ts';
import { type FormValues, toFormValues } from '../../writing/submission.ts';
import { formatWhen } from '../format-date.ts';
import { type EditorialItem, hasPublication } from '../publication/has-publication.ts';
import {
  isScheduled,
  publicationInput,
  type Times,
  timeLabels,
  timesOf,
} from '../publication/times.ts';
import type { OpenForm } from './use-form-route.ts';
import { useSavedForm } from './use-saved-form.ts';

type ResourceFormOptions<Name extends ResourceName, Field extends string> = {
  openForm: OpenForm<Name>;
  /** The form's fields and their labels. */
  labels: Readonly<Record<Field, string>>;
  /** Returns the values of an item, or of a new one; by default the item's own, or empty ones. */
  toValues?: (item: Items[Name] | null, clock: Clock) => Record<Field, string>;
  /** Converts the values to the request's body; by default the contract's input schema does. */
  toInput?: (values: Record<Field, string>) => Inputs[Name];
  /** Reports a save that succeeded; the item as far as the provider answers it. */
  onSaved: (item: Items[Name] | undefined) => void;
};

/** The body of a save; of a resource with drafts it says what becomes of it. */
type Input<Name extends ResourceName> = Inputs[Name] & Partial<PublicationInput> & { asks?: true };

export type ResourceFormState = ReturnType<typeof useResourceForm>['state'];

/** How the times of an item stand, and who may set them; false without drafts. */
export type PublicationState = ResourceFormState['publication'];

/**
 * The state of a resource's form: values validated by the contract's input schema, and how their saving stands. Where
 * there are drafts the values hold the times of the item too, and what is typed is saved as a draft by itself.
 */
export function useResourceForm<Name extends ResourceName, Field extends string>(
  options: ResourceFormOptions<Name, Field>,
) {
  type Values = Record<Field, string>;
  const { openForm, labels, onSaved } = options;
  const { name, item } = openForm;
  const toValues =
    options.toValues ?? ((one) => toFormValues(labels, one as Partial<Values> | null));
  const toInput =
    options.toInput ?? ((values) => resources[name].input.parse(values) as Inputs[Name]);
  const services = useServices();
  const { client } = services;
  const clock = useClock();
  const hasDrafts = hasPublication(client.profile, name);
  const mayPublish = can(useRole(), 'publish');
  const { written_by = '' } = (item ?? {}) as Partial<EditorialItem<Name>>;
  const username = useUsername();
  const mayWrite = mayPublish || item === null || written_by === username;
  const { form, state } = useSavedForm<EditorialItem<Name>, Input<Name>, Values>({
    route: openForm,
    id: item?.id ?? null,
    item,
    labels: hasDrafts ? { ...labels, ...timeLabels } : labels,
    toValues: (one) => ({ ...toValues(one, clock), ...(hasDrafts && timesOf(one)) }),
    schema: resources[name].input,
    toInput: (values) => ({
      ...toInput(values),
      ...(hasDrafts && publicationInput(values, mayPublish ? 'published' : 'draft')),
      ...(hasDrafts && !mayPublish && { asks: true }),
    }),
    toDraft:
      hasDrafts && mayWrite
        ? (values) =>
            ({ ...values, ...publicationInput(values, 'draft') }) as unknown as Input<Name>
        : undefined,
    onSaved(saved) {
      const times = timesOf(saved ?? null);
      if (!hasDrafts || !saved || (mayPublish && !isScheduled(times))) return onSaved(saved);
      if (!mayPublish) return toastDone('Dikirim ke redaktur untuk diterbitkan.');
      const at = new Date(times.publish_at);
      toastDone(`Dijadwalkan: tampil ${formatWhen(at, clock)}.`);
    },
    queryKey: resourceKey(name),
    canWait: client.profile === 'full',
    conflictOf(error) {
      const newer = conflictingItem(name, error);
      if (!hasDrafts || !newer) return newer;
      const current = (error as ApiError).current as FormValues & { saver?: Saver };
      return { ...newer, ...timesOf(current), saver: current.saver };
    },
    send: (submission, input, onProgress) =>
      sendItem(services, name, submission, input, onProgress),
  });
  const publication = hasDrafts && {
    name,
    mayPublish,
    mayWrite,
    times: timesOf(state.values),
    errors: timesOf(form.errors),
    setTimes: (times: Partial<Times>) => form.setValues(times as unknown as Partial<Values>),
  };
  return { form, state: { ...state, publication } };
}
