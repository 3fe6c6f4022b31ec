import { admissionContact } from '@pesantren/content/facts';
import { Button } from '@pesantren/ui/controls/button';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { paths } from '../../paths.ts';
import { useFacts } from '../../services.ts';
import { interestLimits } from './interest.ts';

const field =
  'bg-card border-strong rounded-control min-h-target mt-1.5 block w-full border px-3.5 py-2.5';

/**
 * Asks about a child in four fields, which the site answers with a chat whose message is written (docs/spec.md#j-13). A form
 * of the browser: it works without script, and nothing of it is kept anywhere.
 */
export function InterestForm() {
  const contact = admissionContact(useFacts());
  if (!contact?.whatsapp) return null;
  return (
    <section
      aria-labelledby="tanya"
      className="lg:tall:sticky lg:top-8 lg:self-start pt-11 md:pt-20 print:hidden"
    >
      <h2 id="tanya" className="text-lead md:text-h3">
        Tanyakan untuk anak Anda
      </h2>
      <p className="text-muted mt-2 max-w-[40em] text-pretty">
        WhatsApp terbuka dengan pesan yang sudah tertulis; Anda sendiri yang mengirimnya. Situs ini
        tidak menyimpan isian.
      </p>
      <form
        method="post"
        action={paths.interest}
        className="mt-5 grid max-w-[44rem] gap-x-5 gap-y-4 md:max-lg:grid-cols-2"
      >
        <Field name="nama" label="Nama anak" required />
        <Field name="kelas" label="Kelas yang dituju" placeholder="misalnya X" />
        <Field name="asal" label="Kota atau kabupaten asal" />
        <label className="font-medium md:max-lg:col-span-2">
          Pertanyaan
          <textarea
            name="pertanyaan"
            rows={3}
            maxLength={interestLimits.pertanyaan}
            className={`${field} font-normal`}
          />
        </label>
        <div>
          <Button type="submit">
            <IconBrandWhatsapp className="size-5 shrink-0" aria-hidden="true" />
            Tulis di WhatsApp
          </Button>
        </div>
      </form>
    </section>
  );
}

type FieldProps = {
  name: keyof typeof interestLimits;
  label: string;
  placeholder?: string;
  required?: boolean;
};

function Field({ name, label, ...rest }: FieldProps) {
  return (
    <label className="font-medium">
      {label}
      <input
        {...rest}
        name={name}
        autoComplete="off"
        maxLength={interestLimits[name]}
        className={`${field} font-normal`}
      />
    </label>
  );
}
