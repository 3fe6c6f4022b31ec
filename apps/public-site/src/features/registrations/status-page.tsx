import { ApiError } from '@pesantren/api-client/api-error';
import type { RegistrationStatus } from '@pesantren/api-client/contract/registration';
import { readRegistrationNumber } from '@pesantren/content/registration';
import { data, redirect, useLoaderData } from 'react-router-dom';
import { PageFrame } from '../../components/page-frame.tsx';
import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';
import type { LoaderArgs } from '../../services.ts';
import { NumberForm } from './number-form.tsx';
import { forOneVisitor, requireVisitor } from './own-page.ts';
import { RegistrationCard } from './registration-card.tsx';

/** The status that belongs to a number; `failure` says in words why there is none. */
type Loaded = { number: string; status: RegistrationStatus | null; failure: string };

export async function loader({ params, services }: LoaderArgs) {
  const typed = params.number ?? '';
  const address = requireVisitor(services, paths.registrationStatus(typed.toUpperCase()));
  const number = readRegistrationNumber(typed);
  try {
    const status = await services.client.registrationStatus(number || typed, address);
    const loaded: Loaded = { number, status, failure: unknown };
    return data(loaded, { status: status ? 200 : 404, headers: forOneVisitor });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429) throw data(null, { status: 503 });
    const loaded: Loaded = { number, status: null, failure: error.detail };
    return data(loaded, { status: 429, headers: forOneVisitor });
  }
}

const unknown =
  'Nomor ini tidak ditemukan. Periksa lagi hurufnya; pendaftaran yang sudah ditarik, atau yang gelombangnya ditutup 60 hari lalu, sudah dihapus.';

/** Withdraws the registration, which erases it at once. */
export async function action({ params, services }: LoaderArgs) {
  const number = readRegistrationNumber(params.number ?? '');
  const address = requireVisitor(services, paths.registrationStatus(number));
  await services.client.withdraw(number, address).catch(() => {
    throw data(null, { status: 503 });
  });
  return redirect(paths.registrationWithdrawn, { status: 303, headers: forOneVisitor });
}

/** The answer to a registration, and its state later: to print, or to send to oneself (docs/spec.md#q-11). */
export function Component() {
  const { number, status, failure } = useLoaderData<Loaded>();
  return (
    <>
      <Seo title="Pendaftaran" />
      <PageFrame>
        <h1 className="text-h2">Pendaftaran</h1>
        {status ? (
          <RegistrationCard number={number} status={status} />
        ) : (
          <>
            <p role="alert" className="text-lead text-muted mt-3 max-w-[40em] text-pretty">
              {failure}
            </p>
            <NumberForm />
          </>
        )}
      </PageFrame>
    </>
  );
}
