import type { UseFormReturnType } from '@mantine/form';
import { factsSchema, type School } from '@pesantren/api-client/contract/school/school';
import { schoolQuery } from '@pesantren/api-client/query';
import type { Facts } from '@pesantren/content/facts';
import type { FormRoute } from '../../resource/form/use-form-route.ts';
import { useSavedForm } from '../../resource/form/use-saved-form.ts';
import { useServices } from '../../services.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import type { FormValues } from '../../writing/submission.ts';
import type { FactCard } from './fact-card.ts';
import { conflictingSchool, pickFacts, saveFacts } from './save-facts.ts';

export type FactForm = UseFormReturnType<FormValues>;

/** The state of a card's form: its facts, validated by their schemas, and how their saving stands. */
export function useFactForm(card: FactCard, school: School, route: FormRoute) {
  const { client, queryClient } = useServices();
  const { queryKey } = schoolQuery(client);
  const schema = factsSchema(card.facts);
  return useSavedForm<School, Partial<Facts>, FormValues>({
    route,
    id: card.id,
    item: school,
    labels: card.labels,
    toValues: (current) => pickFacts(card.facts, current ?? { facts: {} }),
    schema,
    toInput: (values) => schema.parse(values) as Partial<Facts>,
    toField: (name) => name.replace(/^facts\./, ''),
    queryKey,
    conflictOf: conflictingSchool,
    send: async (submission, input) => {
      const last = queryClient.getQueryData(queryKey) ?? school;
      const saved = await saveFacts(client, last, submission, input);
      queryClient.setQueryData(queryKey, saved);
      return saved;
    },
    onSaved: () => toastDone(`${card.title}: disimpan.`),
  });
}
