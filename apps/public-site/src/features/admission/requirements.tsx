import { registrationFee, registrationNote, requiredDocuments } from '@pesantren/content/admission';
import { formatRupiah } from '@pesantren/content/rupiah';
import { Button } from '@pesantren/ui/button';
import { IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import { Letterhead } from '../../layout/letterhead.tsx';
import { paths } from '../../paths.ts';

/** Fee and documents; 'Cetak daftar' prints these alone, as a sheet to tick off. */
export function Requirements({ heading }: { heading: 'h2' | 'h3' }) {
  const Heading = heading;
  const sheet = useRef<HTMLElement>(null);

  function print() {
    const { current } = sheet;
    current?.setAttribute('data-printing', '');
    window.addEventListener('afterprint', () => current?.removeAttribute('data-printing'), {
      once: true,
    });
    window.print();
  }

  return (
    <section ref={sheet} aria-labelledby="syarat" className="mt-16 break-inside-avoid md:mt-20">
      <div className="in-data-printing:block hidden">
        <Letterhead path={paths.admission} />
      </div>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading id="syarat" className="text-h3">
          Syarat dan biaya
        </Heading>
        <Button look="quiet" size="small" onClick={print} className="noscript:hidden print:hidden">
          <IconPrinter className="size-5" aria-hidden="true" />
          Cetak daftar
        </Button>
      </div>
      <p className="in-data-printing:print:flex mb-6 hidden items-end gap-3">
        Nama calon santri <span className="border-garis-kuat grow border-b" />
      </p>
      <div className="border-garis bg-kartu rounded-card grid border md:grid-cols-[1fr_2fr]">
        <div className="border-garis p-6 max-md:border-b md:border-r md:p-7">
          <p className="text-small text-tinta-2">Biaya pendaftaran</p>
          <p className="font-heading text-h3 leading-tight tracking-[-.03em] tabular-nums">
            {formatRupiah(registrationFee, 'Rp. ')}
          </p>
          <p className="text-small text-tinta-2 mt-2 leading-normal">{registrationNote}</p>
          <a
            href={paths.contact}
            className="text-small font-strong text-daun-teks min-h-target decoration-kunyit mt-1 inline-flex items-center decoration-2 underline-offset-4 hover:underline print:hidden"
          >
            Lokasi dan jam buka
          </a>
        </div>
        <ul className="divide-garis divide-y px-6 md:px-7">
          {requiredDocuments.map((document) => (
            <li key={document} className="flex items-center gap-4 py-4 leading-snug">
              <span
                aria-hidden="true"
                className="border-garis-kuat size-5 shrink-0 rounded-[4px] border-[1.5px]"
              />
              {document}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
