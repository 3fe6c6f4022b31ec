import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { ApiError } from '@pesantren/api-client/api-error';
import {
  type AccountInput,
  type AccountPassword,
  accountInputSchema,
} from '@pesantren/api-client/contract/account';
import { accountsQuery } from '@pesantren/api-client/editorial-query';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { describeError } from '../../shell/errors/describe-error.ts';
import { NeedsNetwork } from '../../writing/needs-network.tsx';
import classes from './people-page.module.css';
import { roleChoices } from './role-names.ts';
import { useAccounts } from './use-accounts.ts';

type AddPersonFormProps = { onAdded: (fresh: AccountPassword) => void };

/** Adds an account, whose password the provider makes; what is refused stands at its field. */
export function AddPersonForm({ onAdded }: AddPersonFormProps) {
  const accounts = useAccounts();
  const { queryClient } = useServices();
  const form = useForm<AccountInput>({
    initialValues: { username: '', role: 'penulis' },
    validate: schemaResolver(accountInputSchema, { sync: true }),
    clearInputErrorOnChange: true,
  });
  const focus = (fields: object) =>
    form.getInputNode(Object.keys(fields)[0] as keyof AccountInput)?.focus();
  const add = useMutation({
    mutationFn: (input: AccountInput) => accounts.addAccount(input),
    onSuccess(fresh) {
      form.reset();
      onAdded(fresh);
    },
    onError(error) {
      if (!(error instanceof ApiError)) return;
      form.setErrors(error.fields);
      focus(error.fields);
    },
    onSettled: () => void queryClient.invalidateQueries(accountsQuery(accounts)),
  });
  const isFieldsFault = add.error instanceof ApiError && Object.keys(add.error.fields).length > 0;
  return (
    <form
      className={classes.add}
      noValidate
      onSubmit={form.onSubmit((values) => {
        if (!add.isPending) add.mutate(values);
      }, focus)}
    >
      <TextInput
        label="Nama pengguna"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <NativeSelect label="Peran" data={roleChoices} {...form.getInputProps('role')} />
      {add.error && !isFieldsFault && <Alert color="red">{describeError(add.error)}</Alert>}
      <NeedsNetwork />
      <Button type="submit" aria-disabled={add.isPending}>
        {add.isPending ? 'Menambah…' : 'Tambah pengguna'}
      </Button>
    </form>
  );
}
