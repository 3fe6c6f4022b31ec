import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type LoginInput, loginInputSchema } from '@pesantren/api-client/contract/admin';
import { school } from '@pesantren/content/school';
import { useMutation } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Brand } from '../../layout/brand.tsx';
import { sentencesOf } from '../../layout/error-words.ts';
import { pathAfterLogin } from '../../paths.ts';
import { useServices, useUsername } from '../../services.ts';
import classes from './login-page.module.css';

/** The login (spec section 2); whoever is signed in is led on to the wanted path. */
export function LoginPage() {
  const { client, session } = useServices();
  const [query] = useSearchParams();
  const username = useUsername();
  const login = useMutation({
    mutationFn: (input: LoginInput) => client.login(input),
    onSuccess: (answer) => session.start(answer.username),
    onError: () => form.getInputNode('password')?.focus(),
  });
  const form = useForm<LoginInput>({
    initialValues: { username: '', password: '' },
    validate: schemaResolver(loginInputSchema, { sync: true }),
  });
  if (username !== null) return <Navigate to={pathAfterLogin(query.get('next'))} replace />;

  return (
    <main className={classes.page}>
      <title>{`Masuk · Admin ${school.name}`}</title>
      <div className={classes.band} aria-hidden="true">
        <p className={classes.headline}>{school.headline}</p>
        <div className={classes.gate}>
          <div className="arch-line" />
          <div className={`arch ${classes.outer}`} />
          <div className={`arch ${classes.inner}`} />
        </div>
        <div className={classes.sill}>
          <div className="weave" />
        </div>
      </div>
      <div className={classes.side}>
        <Brand />
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
          <h1>Masuk ke halaman admin</h1>
          {session.expired() && !login.error && (
            <Alert role="status">
              Sesi Anda berakhir. Silakan masuk lagi; tulisan yang belum disimpan tetap ada.
            </Alert>
          )}
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
            // Mantine marks every other field that is wrong, but not this one.
            aria-invalid={form.errors.password !== undefined}
            {...form.getInputProps('password')}
          />
          {login.error && <Alert color="red">{sentencesOf(login.error)}</Alert>}
          <Button type="submit" fullWidth aria-disabled={login.isPending}>
            {login.isPending ? 'Memeriksa…' : 'Masuk'}
          </Button>
        </form>
      </div>
    </main>
  );
}
