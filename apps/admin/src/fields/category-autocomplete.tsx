import { Autocomplete, type AutocompleteProps, type ComboboxParsedItem } from '@mantine/core';
import { foldCategory } from '@pesantren/api-client/contract/lists/search';
import { categoriesQuery } from '@pesantren/api-client/query';
import type { CategorizedName } from '@pesantren/api-client/resources';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  // The opened field offers every category; typing narrows them.
  const [isTyping, setIsTyping] = useState(false);
  const showAll = () => setIsTyping(false);
  return (
    <Autocomplete
      {...props}
      label="Kategori"
      data={mergeCategories([...always, ...data])}
      filter={({ options, search }) => (isTyping ? leftToChoose(options, search) : options)}
      onInput={() => setIsTyping(true)}
      onFocus={showAll}
      onClick={showAll}
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

/** Returns the categories with what was typed in them; none once it is written out, so that no list lies over the save bar. */
function leftToChoose(options: ComboboxParsedItem[], typed: string): ComboboxParsedItem[] {
  const wanted = foldCategory(typed.trim());
  const names = options.map((option) => ('label' in option ? foldCategory(option.label) : ''));
  const left = options.filter((_, n) => names[n]?.includes(wanted));
  return left.length === 1 && names.includes(wanted) ? [] : left;
}
