import { Alert, Button, PasswordInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { ApiError } from '@pesantren/api-client/api-error';
import {
  type PasswordInput as Input,
  passwordInputSchema,
} from '@pesantren/api-client/contract/account';
import { devicesQuery } from '@pesantren/api-client/query';
import { useMutation } from '@tanstack/react-query';
import { useAccount, useServices } from '../../services.ts';
import { describeError } from '../../shell/errors/describe-error.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import classes from './password-form.module.css';

type Values = Input & { again: string };

const fields = [
  { name: 'current', label: 'Kata sandi saat ini', autoComplete: 'current-password', note: '' },
  {
    name: 'next',
    label: 'Kata sandi baru',
    autoComplete: 'new-password',
    note: 'Paling sedikit 12 karakter; beberapa kata acak paling mudah diingat.',
  },
  { name: 'again', label: 'Ulangi kata sandi baru', autoComplete: 'new-password', note: '' },
] as const;

const validateInput = schemaResolver(passwordInputSchema, { sync: true });

/** Changes the password, which signs the account out on all other devices. */
export function PasswordForm() {
  const { client, queryClient } = useServices();
  const account = useAccount();
  const form = useForm<Values>({
    initialValues: { current: '', next: '', again: '' },
    validate: (values) => ({
      ...validateInput(values),
      ...(values.next !== values.again && { again: 'Kata sandi baru belum sama.' }),
    }),
  });
  const focus = (name: string | undefined) => form.getInputNode(name as keyof Values)?.focus();
  const change = useMutation({
    mutationFn: ({ current, next }: Values) => client.changePassword({ current, next }),
    onSuccess: () => {
      form.reset();
      toastDone('Kata sandi diganti. Perangkat lain sudah dikeluarkan.');
      void queryClient.invalidateQueries(devicesQuery(client));
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      form.setErrors(error.fields);
      focus(Object.keys(error.fields)[0] ?? 'current');
    },
  });
  const isFieldsFault =
    change.error instanceof ApiError && Object.keys(change.error.fields).length > 0;

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (values) => {
          if (!change.isPending) change.mutate(values);
        },
        (errors) => focus(Object.keys(errors)[0]),
      )}
    >
      {/* Tells a password manager which account it is. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      {fields.map(({ name, label, autoComplete, note }) => (
        <PasswordInput
          key={name}
          label={label}
          description={note}
          autoComplete={autoComplete}
          visibilityToggleButtonProps={{ 'aria-label': `Tampilkan atau sembunyikan: ${label}` }}
          // Mantine marks invalid fields, except for this component.
          aria-invalid={form.errors[name] !== undefined}
          {...form.getInputProps(name)}
        />
      ))}
      {change.error && !isFieldsFault && <Alert color="red">{describeError(change.error)}</Alert>}
      <Button type="submit" aria-disabled={change.isPending}>
        {change.isPending ? 'Menyimpan…' : 'Ganti kata sandi'}
      </Button>
    </form>
  );
}
