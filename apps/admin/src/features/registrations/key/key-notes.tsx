import { Button } from '@mantine/core';
import { can } from '@pesantren/api-client/contract/permissions';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useRole } from '../../../shell/session/use-role.ts';
import classes from '../registrations-page.module.css';

type KeyNotesProps = {
  onMake: () => void;
  /** Left out while no key is open. */
  onChange: (() => void) | undefined;
};

/** Tells those who may change the key what to do about one that others have, or that nobody has any more. */
export function KeyNotes({ onMake, onChange }: KeyNotesProps) {
  const role = useRole();
  return (
    <div className={classes.notes}>
      {can(role, 'keep-registration-key') && (
        <p className={classes.hint}>
          Kunci kertas hilang, atau sandi diketahui orang lain? Kunci baru dipakai untuk pendaftaran
          berikutnya; yang sudah masuk tetap dibuka dengan sandi yang lama.
          <Button variant="subtle" size="compact-sm" onClick={onMake}>
            Buat kunci baru
          </Button>
        </p>
      )}
      {can(role, 'keep-registration-key') && onChange && (
        <p className={classes.hint}>
          Petugas berganti? Sandi baru berlaku seketika di semua perangkat; kunci kertas tetap sama.
          <Button variant="subtle" size="compact-sm" onClick={onChange}>
            Ganti sandi
          </Button>
        </p>
      )}
      {can(role, 'read-log') && (
        <p className={classes.hint}>
          Ada yang membaca isian tanpa hak? Keluarga dan lembaga pelindungan data diberi tahu dalam
          3×24 jam.
          <Button component={Link} variant="subtle" size="compact-sm" to={paths.breach}>
            Lembar pemberitahuan
          </Button>
        </p>
      )}
    </div>
  );
}
