import { ApiError } from '@pesantren/api-client/api-error';
import type { OpenWave } from '@pesantren/api-client/contract/registration';
import { readRegistrationNumber } from '@pesantren/content/registration';
import { Button } from '@pesantren/ui/controls/button';
import { data, redirect, useActionData, useLoaderData } from 'react-router-dom';
import { PageFrame } from '../../components/page-frame.tsx';
import { Seo } from '../../components/seo.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../paths.ts';
import type { LoaderArgs } from '../../services.ts';
import { NumberForm } from './number-form.tsx';
import { forOneForm, forOneVisitor, requireVisitor } from './own-page.ts';
import { RegistrationForm } from './registration-form.tsx';
import {
  inputOf,
  newSubmissionKey,
  readAttempt,
  readSubmissionKey,
  readValues,
  type Values,
} from './registration-values.ts';

/** The waves, null while nobody may register here, and the key of what will be sent. */
type Loaded = { waves: OpenWave[] | null; key: string };

/** A form that was refused: all that was typed, with the reasons. */
export type Refused = {
  values: Values;
  errors: Readonly<Record<string, string>>;
  message: string;
  key: string;
  /** How often it has been sent. */
  attempt: number;
};

/** Milliseconds that the answer to a form waits for the waves: less than is left after a call that came to nothing. */
const patience = 1_000;

export async function loader({ services }: LoaderArgs) {
  requireVisitor(services, paths.registration);
  const isAnswer = services.visitor?.form !== undefined;
  const waves = await services.client
    .openWaves(isAnswer ? AbortSignal.timeout(patience) : undefined)
    .catch(() => {
      // What was typed must not go with a provider that is away.
      if (isAnswer) return [];
      throw data(null, { status: 503 });
    });
  const loaded: Loaded = { waves, key: newSubmissionKey() };
  return data(loaded, { status: waves ? 200 : 404, headers: forOneForm });
}

/** Takes the form: a registration, or a number whose state somebody wants to see. */
export async function action({ request, services }: LoaderArgs) {
  const form = await request.formData();
  const number = form.get('nomor');
  if (number !== null) {
    const known = readRegistrationNumber(String(number)) || 'nomor';
    return redirect(paths.registrationStatus(known), { status: 303, headers: forOneVisitor });
  }
  const values = readValues(form);
  const { key, isTooFast } = readSubmissionKey(form);
  const attempt = readAttempt(form);
  const refuse = (refused: Partial<Refused>, status = 422) =>
    data({ values, errors: {}, message: '', key, attempt, ...refused } satisfies Refused, {
      status,
    });
  // A hidden field that only a program fills.
  if (isTooFast || form.get('situs')) return refuse({ message: again });
  try {
    const address = requireVisitor(services, paths.registration);
    const registered = await services.client.register(inputOf(values), key, address);
    const there = paths.registrationStatus(registered);
    return redirect(there, { status: 303, headers: forOneVisitor });
  } catch (error) {
    const { status, ...reason } = reasonOf(error);
    // Another try after a conflict is another registration.
    return refuse(status === 409 ? { ...reason, key: newSubmissionKey() } : reason, status);
  }
}

/** Says why the provider took no registration. @throws what is no answer of it. */
function reasonOf(error: unknown): Partial<Refused> & { status: number } {
  if (!(error instanceof ApiError)) throw error;
  const { status, fields, detail } = error;
  if (status === 422) return { status, errors: fields, message: checkFields };
  const isToldInWords = [404, 409, 429].includes(status) && detail !== '';
  return isToldInWords ? { status, message: detail } : { status: 503, message: notSent };
}

const again = 'Periksa isian Anda sekali lagi, lalu kirim.';
const checkFields = 'Ada isian yang belum benar. Isian Anda yang lain tetap ada.';
const notSent =
  'Belum dapat dikirim. Isian Anda tetap ada: tunggu sebentar, lalu kirim lagi. Mengirim dua kali tidak mendaftar dua kali.';

/** The form that registers a child, without script (docs/spec.md#q-10). */
export function Component() {
  const { waves, key } = useLoaderData<Loaded>();
  const refused = useActionData() as Refused | undefined;
  const isOpen = waves?.some(({ full }) => !full);
  if (!refused && !isOpen) return <Closed waves={waves} />;
  return (
    <>
      <Seo title="Daftar santri baru" />
      <PageFrame>
        <p className="-mt-6 mb-3 md:-mt-10">
          <TextLink href={paths.admission} className="decoration-accent underline decoration-2">
            Bergabung: gelombang, biaya, dan berkas
          </TextLink>
        </p>
        <h1 className="text-h2">Daftar santri baru</h1>
        <p className="text-lead text-muted mt-3 max-w-[40em] text-pretty">
          Untuk satu anak. Tanpa NIK, berkas, atau uang. Sesudah dikirim Anda mendapat nomor untuk
          melihat keadaannya.
        </p>
        <RegistrationForm waves={waves ?? []} submission={key} refused={refused} />
        <NumberForm />
      </PageFrame>
    </>
  );
}

function Closed({ waves }: Pick<Loaded, 'waves'>) {
  const isFull = waves !== null && waves.length > 0;
  const closed = waves
    ? 'Tidak ada gelombang yang dibuka hari ini'
    : 'Pendaftaran di situs ini belum dibuka';
  return (
    <>
      <Seo title="Daftar santri baru" />
      <PageFrame>
        <h1 className="text-h2">{isFull ? 'Kuota sudah penuh' : closed}</h1>
        <p className="text-lead text-muted mt-4 max-w-[34em] text-pretty">
          Tanggal gelombang, biaya, dan orang yang dapat ditanya ada di halaman Bergabung. Nomor
          pendaftaran yang sudah Anda punya tetap berlaku.
        </p>
        <Button href={paths.admission} className="mt-8">
          Ke halaman Bergabung
        </Button>
        <NumberForm />
      </PageFrame>
    </>
  );
}
