import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { type LoginInput, loginInputSchema } from '@pesantren/api-client/contract/account';
import { sessionQuery } from '@pesantren/api-client/query';
import { useMutation } from '@tanstack/react-query';
import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { describeError } from '../../shell/errors/describe-error.ts';
import classes from './login-form.module.css';

type LoginFormProps = {
  /** Prefills the username, so that only the password has to be typed. */
  username?: string;
  /** Stands above the fields. */
  children?: ReactNode;
};

/** A message for each field that is amiss. */
type Errors = Partial<Record<keyof LoginInput, string>>;

/** The login form; username and password are required (docs/spec.md#validation). */
export function LoginForm({ username = '', children }: LoginFormProps) {
  const { client, queryClient, session } = useServices();
  // Two fields: the first screen of a visit does without a library for forms.
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<LoginInput>({ username, password: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [isCapsLock, setIsCapsLock] = useState(false);
  const focus = (name: keyof LoginInput) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
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
    onError: () => focus('password'),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = loginInputSchema.safeParse(values);
    const amiss = (error?.issues ?? []).map(
      ({ path: [name], message }) => [name, message] as const,
    );
    setErrors(Object.fromEntries(amiss));
    if (amiss[0]) focus(amiss[0][0] as keyof LoginInput);
    if (data && !login.isPending) login.mutate(data);
  };
  /** Returns what both fields have in common. */
  const field = (name: keyof LoginInput) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange({ target: { value } }: ChangeEvent<HTMLInputElement>) {
      setValues((now) => ({ ...now, [name]: value }));
      setErrors((now) => ({ ...now, [name]: undefined }));
    },
  });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      {!login.error && children}
      <TextInput
        label="Nama pengguna"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordInput
        label="Kata sandi"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan atau sembunyikan isian' }}
        // Mantine marks invalid fields, except for this component.
        aria-invalid={errors.password !== undefined}
        data-autofocus={username ? true : undefined}
        onKeyDown={noteCapsLock}
        onKeyUp={noteCapsLock}
        description={isCapsLock ? 'Caps Lock menyala: semua huruf menjadi besar.' : ''}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...field('password')}
      />
      {login.error && <Alert color="red">{describeError(login.error)}</Alert>}
      <Button type="submit" fullWidth aria-disabled={login.isPending}>
        {login.isPending ? 'Memeriksa…' : 'Masuk'}
      </Button>
      <ForgottenPassword />
    </form>
  );
}

/** Says the way back to who has forgotten the password: by another person, never by this form. */
function ForgottenPassword() {
  const { client } = useServices();
  return (
    <details className={classes.forgotten}>
      <summary>Lupa kata sandi?</summary>
      {client.profile === 'full' ? (
        <p>
          Minta seorang pengelola membuatkan kata sandi baru untuk Anda, di Akun › Pengguna. Anda
          satu-satunya pengelola? {/* The form may lie over something typed. */}
          <Link to={paths.forgotten} target="_blank">
            Ini jalannya, dapat dicetak
          </Link>
          .
        </p>
      ) : (
        <p>Kata sandinya diatur oleh orang yang memasang situs ini: tanyakan kepadanya.</p>
      )}
    </details>
  );
}
