import { school } from '@pesantren/content/school';
import classes from './message-page.module.css';

type ComingSoonPageProps = { title: string };

/** A section whose screen is not built yet. */
export function ComingSoonPage({ title }: ComingSoonPageProps) {
  return (
    <>
      <title>{`${title} · Admin ${school.name}`}</title>
      <h1 className={classes.heading}>{title}</h1>
      <div className={classes.card}>
        <p className={classes.lead}>Segera hadir</p>
        <p>Halaman ini sedang disiapkan.</p>
      </div>
    </>
  );
}
