import type { UseFormReturnType } from '@mantine/form';
import { factsSchema, type School } from '@pesantren/api-client/contract/school/school';
import { schoolQuery } from '@pesantren/api-client/query';
import type { Facts } from '@pesantren/content/facts';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormRoute } from '../../resource/form/use-form-route.ts';
import { useSavedForm } from '../../resource/form/use-saved-form.ts';
import { useServices } from '../../services.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import type { FormValues } from '../../writing/submission.ts';
import type { FactCard } from './fact-card.ts';
import { conflictingSchool, pickFacts, saveFacts } from './save-facts.ts';
import { fromSteps, nextStep } from './steps.ts';

export type FactForm = UseFormReturnType<FormValues>;

/**
 * The state of a card's form: its facts, validated by their schemas, and how their saving stands. Saved as one of the first
 * steps, it gives way to the next one.
 */
export function useFactForm(card: FactCard, school: School, route: FormRoute) {
  const { client, queryClient } = useServices();
  const { queryKey } = schoolQuery(client);
  const schema = factsSchema(card.facts);
  const isStep = useLocation().search === fromSteps;
  const next = useRef<string>(undefined);
  return useSavedForm<School, Partial<Facts>, FormValues>({
    route: {
      ...route,
      async close() {
        await route.close();
        if (next.current) await route.edit(next.current);
      },
    },
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
    onSaved(saved) {
      next.current = isStep && saved ? nextStep(saved.facts)?.card : undefined;
      // The form of the next step says it itself.
      if (!next.current) toastDone(`${card.title}: disimpan.`);
    },
  });
}
