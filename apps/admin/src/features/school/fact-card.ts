import type { FactName, Facts } from '@pesantren/content/facts';
import type { ComponentType } from 'react';
import type { Preview } from './fact-previews.ts';
import type { FactForm } from './use-fact-form.ts';

export type FactFieldsProps = {
  form: FactForm;
  /** Returns a labeled field's props: `identity.name`. */
  field: (path: string) => ReturnType<FactForm['getInputProps']> & { label: string };
  /** The facts in the form, which need not be valid. */
  facts: Facts;
};

/** A card of *Data sekolah*: facts that are shown, edited and saved together. */
export type FactCard = {
  /** Its path below /school. */
  id: string;
  title: string;
  /** The places where visitors see it. */
  where: string;
  /** The path of the page that shows it best. */
  page: string;
  facts: readonly FactName[];
  /** The labels of its fields by their paths, for the form and for the merge of two versions. */
  labels: Readonly<Record<string, string>>;
  /** Returns what is saved in one line. */
  summary: (facts: Facts) => string;
  Fields: ComponentType<FactFieldsProps>;
  /** Stands beside the fields: what visitors see. */
  preview: (facts: Facts, now: Date) => Preview;
};
