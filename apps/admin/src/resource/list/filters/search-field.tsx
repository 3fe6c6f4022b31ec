import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { maxSearchLength, useSearchText } from '../../list-state/use-list-view.ts';
import classes from './list-filters.module.css';

type SearchFieldProps = { label: string };

/** The search of a list. Typing waits for nothing: the list follows the URL, the URL follows the field. */
export function SearchField({ label }: SearchFieldProps) {
  const { text, type, write } = useSearchText();
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder="Cari"
      leftSection={<IconSearch size={20} stroke={1.7} aria-hidden />}
      maxLength={maxSearchLength}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={write}
    />
  );
}
