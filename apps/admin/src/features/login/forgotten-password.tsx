import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import classes from './login-form.module.css';

/** Says the way back to who has forgotten the password: by another person, never by this form. */
export function ForgottenPassword() {
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
