import { Button } from '@pesantren/ui/controls/button';
import { paths } from '../../paths.ts';
import { inputLook } from './form-field.tsx';

/** Asks for a number, whose state then shows. A POST: logs keep what stands in addresses. */
export function NumberForm() {
  return (
    <section aria-labelledby="nomor" className="mt-11 max-w-[44rem] print:hidden">
      <h2 id="nomor" className="text-lead">
        Sudah mendaftar?
      </h2>
      <form
        method="post"
        action={paths.registrationTry(0)}
        className="mt-3 flex flex-wrap items-end gap-3"
      >
        <label className="grow font-medium">
          Nomor pendaftaran
          <input
            name="nomor"
            placeholder="PSB-…"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            required
            className={`${inputLook} uppercase placeholder:normal-case`}
          />
        </label>
        <Button type="submit" look="quiet">
          Lihat keadaan
        </Button>
      </form>
    </section>
  );
}
