import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './category-field.module.css';

type CategoryFieldProps = AutocompleteProps & { suggestions: readonly string[] };

/** A category: one of those suggested, or a new one. */
export function CategoryField({ suggestions, ...props }: CategoryFieldProps) {
  return (
    <Autocomplete
      {...props}
      label="Kategori"
      data={[...suggestions]}
      filter={({ options }) => options}
      // Nothing but options stands in a listbox (ARIA): it scrolls itself, and is no tab stop by that.
      withScrollArea={false}
      classNames={{ options: classes.options, option: classes.option }}
      attributes={{ options: { tabIndex: -1 } }}
      // Mounted before it opens: the field names its list (`aria-controls`) only if that is there when it is drawn.
      comboboxProps={{ keepMounted: true, withinPortal: false }}
      rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
      rightSectionPointerEvents="none"
    />
  );
}
