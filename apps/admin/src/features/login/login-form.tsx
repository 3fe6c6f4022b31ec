import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type LoginInput, loginInputSchema } from '@pesantren/api-client/contract/account';
import { sessionQuery } from '@pesantren/api-client/query';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useServices } from '../../services.ts';
import { describeError } from '../../shell/errors/describe-error.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import classes from './login-form.module.css';

type LoginFormProps = {
  /** Prefills the username, so that only the password has to be typed. */
  username?: string;
  /** Stands above the fields. */
  children?: ReactNode;
};

/** The login form; username and password are required (docs/spec.md#validation). */
export function LoginForm({ username = '', children }: LoginFormProps) {
  const { client, queryClient, session } = useServices();
  const [isCapsLock, setIsCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  const login = useMutation({
    mutationFn: (input: LoginInput) => client.login(input),
    onSuccess(answer) {
      const { queryKey } = sessionQuery(client, answer.username);
      queryClient.setQueryData(queryKey, answer);
      // Asked for all the same: a browser may have refused the cookie.
      void queryClient.invalidateQueries({ queryKey });
      session.start(answer.username);
    },
    onError: () => form.getInputNode('password')?.focus(),
  });
  const form = useForm<LoginInput>({
    initialValues: { username, password: '' },
    validate: schemaResolver(loginInputSchema, { sync: true }),
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (values) => {
          if (!login.isPending) login.mutate(values);
        },
        (errors) => form.getInputNode(Object.keys(errors)[0] as keyof LoginInput)?.focus(),
      )}
    >
      {!login.error && children}
      <TextInput
        label="Nama pengguna"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <PasswordInput
        label="Kata sandi"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan atau sembunyikan isian' }}
        // Mantine marks invalid fields, except for this component.
        aria-invalid={form.errors.password !== undefined}
        data-autofocus={username ? true : undefined}
        onKeyDown={noteCapsLock}
        onKeyUp={noteCapsLock}
        description={isCapsLock ? 'Caps Lock menyala: semua huruf menjadi besar.' : ''}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...form.getInputProps('password')}
      />
      {login.error && <Alert color="red">{describeError(login.error)}</Alert>}
      <Button type="submit" fullWidth aria-disabled={login.isPending}>
        {login.isPending ? 'Memeriksa…' : 'Masuk'}
      </Button>
      <ForgottenPassword />
    </form>
  );
}
