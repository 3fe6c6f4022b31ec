import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './upload-field.module.css';

type FileAddressProps = {
  id: string;
  label: string;
  value: string;
  onChange: (url: string) => void;
  isRequired: boolean | undefined;
  isInvalid: boolean;
  path: string | undefined;
  onToggle: (isOpen: boolean) => void;
  /** Further fields of the file. */
  children: ReactNode;
};

/** The disclosure `Lainnya`: a file's URL to enter by hand, and fields that few people need. */
export function FileAddress(props: FileAddressProps) {
  return (
    <details
      className={classes.more}
      onToggle={(event) => props.onToggle(event.currentTarget.open)}
    >
      <summary>Lainnya</summary>
      <TextInput
        id={props.id}
        label={props.label}
        inputMode="url"
        autoComplete="off"
        required={props.isRequired ?? false}
        data-path={props.path}
        value={props.value}
        error={props.isInvalid}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      {props.children}
    </details>
  );
}
