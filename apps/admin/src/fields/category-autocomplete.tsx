import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { categoriesQuery } from '@pesantren/api-client/query';
import type { CategorizedName } from '@pesantren/api-client/resources';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import classes from './category-autocomplete.module.css';
import { mergeCategories } from './merge-categories.ts';

export type CategoryAutocompleteProps = AutocompleteProps & {
  /** The resource whose categories so far are suggested. */
  resource: CategorizedName;
  /** Categories that are suggested besides. */
  always?: readonly string[];
  /** The field's path in its form, by which Mantine finds the input. */
  'data-path'?: string;
};

/** The category field once its code is there: one of the suggestions, or a new one. */
export function CategoryAutocomplete({
  resource,
  always = [],
  ...props
}: CategoryAutocompleteProps) {
  const { client } = useServices();
  const { data = [] } = useQuery(categoriesQuery(client, resource));
  return (
    <Autocomplete
      {...props}
      label="Kategori"
      data={mergeCategories([...always, ...data])}
      filter={({ options }) => options}
      // A listbox may contain nothing but options (ARIA); it scrolls itself, without becoming a tab stop.
      withScrollArea={false}
      classNames={{ options: classes.options, option: classes.option }}
      attributes={{ options: { tabIndex: -1 } }}
      // Mounted before it opens, or the field would render without `aria-controls`.
      comboboxProps={{ keepMounted: true, withinPortal: false }}
      rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
      rightSectionPointerEvents="none"
    />
  );
}
