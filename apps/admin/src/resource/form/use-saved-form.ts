import { schemaResolver, useForm } from '@mantine/form';
import { ApiError } from '@pesantren/api-client/api-error';
import type { Publication } from '@pesantren/api-client/contract/publication';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../services.ts';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import type { Saver } from '../../writing/editorial-calls.ts';
import { deviceFull, outboxFilled } from '../../writing/files/kept-origin.ts';
import {
  createSubmission,
  type FormValues,
  hasSameValues,
  type Submission,
} from '../../writing/submission.ts';
import { useIsOnline } from '../../writing/use-is-online.ts';
import {
  type SavedItem,
  type SavingTarget,
  useAutosave,
  useSaving,
} from '../../writing/use-saving.ts';
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
  /** True for what the outbox can send when there is no network. */
  canWait?: boolean;
  /** Reports a save that succeeded; the item as far as the provider answers it. */
  onSaved: (item: Item | undefined) => void;
};

const sameName = (name: string) => name;

export type SavedFormState = ReturnType<typeof useSavedForm>['state'];

/**
 * The state of a form: values validated by the contract's schema, and how their saving stands. A failed save
 * leaves the form as it is.
 */
export function useSavedForm<Item extends SavedItem, Input, Values extends FormValues>(
  options: SavedFormOptions<Item, Input, Values>,
) {
  const { route, id, item, labels, toValues, toInput, toField = sameName } = options;
  const { draft, drafts, isOpen, expand, close } = route;
  const { queryClient } = useServices();
  const [initialValues] = useState((): Values => ({ ...toValues(item), ...draft?.values }));
  const [revision, setRevision] = useState(0);
  const { saving, ...save } = useSaving<Item, Input>({
    ...options,
    drafts,
    draft,
    createSubmission: () => createSubmission(id, item?.version, toValues(item)),
    onCreated: route.keepCreated,
    onClose: close,
    onStay: (saved) => route.edit(saved),
    onFailed: (error) => {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      form.setErrors(Object.fromEntries(fields.map(([name, words]) => [toField(name), words])));
    },
  });
  const { submission } = saving;
  // In a task of its own: the list comes back first.
  const invalidateShown = useEffectEvent(() => {
    const shown = { queryKey: options.queryKey, type: 'active' } as const;
    setTimeout(() => void queryClient.invalidateQueries(shown));
  });
  // Whichever way the form is left: drafts were sent while nobody saw the list.
  useEffect(() => (isOpen ? invalidateShown : undefined), [isOpen]);
  const form = useForm<Values>({
    initialValues,
    validate: schemaResolver(options.schema, { sync: true }),
    clearInputErrorOnChange: true,
    onValuesChange: save.onValuesChange,
  });
  const focusInvalid = (errors: object) =>
    focusField(form.getInputNode(Object.keys(errors)[0] as never));
  // Without a network a try would only be in vain; what waited goes once it is back.
  const isOnline = useIsOnline();
  const canSend = options.toDraft !== undefined && isOpen && isOnline;
  const isDue = canSend && ['dirty', 'failed'].includes(saving.name);
  // A failure is the state's to tell.
  useAutosave(form.values, isDue, () => void save.sendDraft(form.getValues).catch(() => undefined));

  /** Leaves what was typed to the outbox, which sends it once there is a network. */
  const sendLater = form.onSubmit(
    (values) =>
      save.leaveToOutbox(values, toInput(values) as object).then((isThere) => {
        if (!isThere) return toastFailure(new Error(deviceFull));
        toastDone('Tersimpan di perangkat ini; dikirim begitu ada sambungan.');
        window.dispatchEvent(new Event(outboxFilled));
      }),
    focusInvalid,
  );

  /** `stays`: the form opens again with what was saved. */
  const submit = (stays = false) => {
    if (options.canWait && !navigator.onLine) return sendLater();
    form.onSubmit((values) => save.submit(values, toInput(values), stays), focusInvalid)();
  };

  /** Answers the question about a conflict or a deleted item, and submits at once. */
  function resubmit(next: Submission, values: FormValues): void {
    form.setValues(values as Values);
    save.answer(next);
    submit();
  }

  /** Reports a discarded text, with a button that opens it again. */
  function toastDiscarded(message: string, values: FormValues): void {
    toastDone(message, () => void route.reopen(submission, values));
  }

  async function leave(): Promise<void> {
    drafts.drop(submission.key);
    await close();
    await queryClient.invalidateQueries({ queryKey: options.queryKey });
  }

  // What was saved by itself stays with the provider, whatever becomes of the form.
  const isSavedByItself = options.toDraft !== undefined && submission.version !== item?.version;
  const state = {
    item: item as ({ updated_at?: string; saver?: Saver } & Partial<Publication>) | null,
    id: submission.id,
    version: submission.version,
    isSavedByItself,
    isOpen,
    expand,
    /** Opens the collapsed form by its button; Back closes it again. */
    start: route.add,
    labels,
    values: form.values as FormValues,
    /** Another one once values did not come from the fields: a field that owns its text begins again by it. */
    revision,
    draft,
    saving,
    /** Acts once the fields are as they should be; the first that is not gets the focus. */
    whenValid: (act: () => void) => form.onSubmit(act, focusInvalid)(),
    /** Submits, and opens the form again with what was saved. */
    submitAndStay: () => submit(true),
    submit: () => submit(),
    /** Null for what cannot wait in the outbox. */
    sendLater: options.canWait ? () => void sendLater() : null,
    compare: save.compare,
    dismiss: save.dismiss,

    /** Saves the values that were merged from both versions, replacing the newer one. */
    saveMerged(values: FormValues): void {
      if (saving.name !== 'conflict') return;
      const { baseline, version } = saving.theirs;
      setRevision((before) => before + 1);
      resubmit({ ...submission, baseline, version, sent: undefined }, values);
    },

    /** Saves the text of a deleted item as a new one. */
    saveAsNew: () => resubmit(createSubmission(null, undefined, toValues(null)), form.getValues()),

    /**
     * Closes the form. Unsaved text is brought back by the toast's button; once a draft was saved
     * by itself, or is on its way, the rest of it is saved too, or stays on the device.
     */
    async cancel(): Promise<void> {
      if (saving.name === 'saving') return;
      const values = form.getValues();
      const isKept = isSavedByItself || (options.toDraft !== undefined && save.isInDoubt());
      if (isKept) {
        const place = save
          .sendDraft(() => values)
          .then(
            () => '',
            () => ' di perangkat ini',
          );
        await close();
        return void toastDone(`Draf tersimpan${await place}.`);
      }
      drafts.drop(submission.key);
      await close();
      if (!hasSameValues(submission.baseline, values)) {
        toastDiscarded('Perubahan dibatalkan.', values);
      }
    },

    /** Sends what is typed as a draft, so that a call beside the form finds it. @throws Error where it does not arrive */
    saveDraft: () => save.sendDraft(form.getValues),

    /** Leaves the form after a call beside it has changed the item. */
    leave,

    /** Opens the item as it is now, after a call beside the form has changed it. */
    async showAnew(message: string): Promise<void> {
      await leave();
      if (submission.id !== null) await route.edit(submission.id);
      toastDone(message);
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
