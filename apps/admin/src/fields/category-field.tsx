import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

type CategoryFieldProps = AutocompleteProps & { suggestions: readonly string[] };

/** A category: one of those suggested, or a new one. */
export function CategoryField({ suggestions, ...props }: CategoryFieldProps) {
  return (
    <Autocomplete
      {...props}
      label="Kategori"
      data={[...suggestions]}
      filter={({ options }) => options}
      // A box that scrolls is a tab stop of its own, here one that goes as soon as the focus is on it.
      scrollAreaProps={{ viewportProps: { tabIndex: -1 } }}
      comboboxProps={{ keepMounted: false, withinPortal: false }}
      rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
      rightSectionPointerEvents="none"
    />
  );
}
