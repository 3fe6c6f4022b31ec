import { Arch } from '@pesantren/ui/ornament/arch';
import { Weave } from '@pesantren/ui/ornament/weave';
import { Container } from '../components/container.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useServices } from '../services.ts';

/** Everything that visitors see of a school that has not said who it is and how to reach it. */
export function Preparing() {
  const { config, facts } = useServices();
  const { name } = facts.all.identity;
  return (
    <main className="flex grow flex-col justify-between">
      <title>{name ? `Situs sedang disiapkan · ${name}` : 'Situs sedang disiapkan'}</title>
      <meta name="robots" content="noindex" />
      <Container className="grid w-full grow items-center gap-12 py-12 md:grid-cols-[1.2fr_.8fr] md:gap-16">
        <div>
          {name && (
            <p className="text-mini text-primary font-strong before:bg-accent mb-3 flex items-center gap-3 before:h-0.5 before:w-7">
              {name}
            </p>
          )}
          <h1 className="text-h2">Situs sedang disiapkan</h1>
          <p className="text-lead text-muted mt-4 max-w-[34em] text-pretty">
            Halaman sekolah belum dapat dibaca. Silakan kembali beberapa hari lagi.
          </p>
          {config.adminUrl && (
            <div className="border-default text-small text-muted mt-8 max-w-[38em] border-t pt-5">
              <p className="text-pretty">
                Anda mengelola situs ini? Isi nama sekolah dan kontaknya di halaman admin, pada
                “Data sekolah”; sesudah itu situs langsung tampil.
              </p>
              <TextLink href={`${config.adminUrl}/adminsekolah/school`}>
                Buka halaman admin
              </TextLink>
            </div>
          )}
        </div>
        <Arch className="mx-auto aspect-[12/13] w-full max-w-80 max-md:order-first max-md:max-w-48">
          <span aria-hidden="true" className="weave-ground block size-full" />
        </Arch>
      </Container>
      <Weave className="text-primary-600" />
    </main>
  );
}
