import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './category-field.module.css';

type CategoryFieldProps = AutocompleteProps & { suggestions: readonly string[] };

/** A category field: one of the suggestions, or a new one. */
export function CategoryField({ suggestions, ...props }: CategoryFieldProps) {
  return (
    <Autocomplete
      {...props}
      label="Kategori"
      data={[...suggestions]}
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
