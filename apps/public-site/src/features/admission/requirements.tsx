import type { Facts } from '@pesantren/content/facts';
import { formatRupiah } from '@pesantren/content/numbers';
import { Button } from '@pesantren/ui/controls/button';
import { IconPrinter } from '@tabler/icons-react';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../paths.ts';

type RequirementsProps = {
  heading: 'h2' | 'h3';
  facts: Pick<Facts, 'requirements' | 'costs' | 'hours'>;
};

/** The first of the costs and the documents; 'Cetak daftar' prints this section alone as a checklist (plain/controls.ts, print.css). */
export function Requirements({ heading, facts }: RequirementsProps) {
  const Heading = heading;
  const { requirements, costs, hours } = facts;
  const [fee] = costs;
  const { documents, note } = requirements;
  if (!fee && !note && documents.length === 0) return null;
  return (
    <section aria-labelledby="syarat" className="mt-8 md:mt-20">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 md:mb-6">
        <Heading id="syarat" className="text-lead md:text-h3">
          Syarat dan biaya
        </Heading>
        <Button look="quiet" size="small" data-print data-plain className="noscript:hidden">
          <IconPrinter className="size-5" aria-hidden="true" />
          Cetak daftar
        </Button>
      </div>
      <p className="in-data-printing:print:flex mb-6 hidden items-end gap-3">
        Nama calon santri <span className="border-strong grow border-b" />
      </p>
      <div className="border-default bg-card rounded-card grid border md:has-[ul]:grid-cols-[minmax(15.5rem,1fr)_2fr]">
        <div className="border-default px-4 pt-3.5 pb-1 max-md:not-last:border-b md:not-last:border-r md:p-7">
          {fee && (
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
              <p className="text-small text-muted">{fee.label}</p>
              <p className="font-heading text-lead leading-tight tracking-[-.03em] whitespace-nowrap tabular-nums md:text-h3">
                {formatRupiah(fee.amount, 'Rp. ')}
              </p>
            </div>
          )}
          {note && <p className="text-small text-muted mt-1 leading-normal md:mt-2">{note}</p>}
          <TextLink
            href={paths.contact}
            className="md:mt-1 decoration-accent decoration-2 print:hidden"
          >
            {hours.some(Boolean) ? 'Lokasi dan jam buka' : 'Hubungi sekolah'}
          </TextLink>
        </div>
        {documents.length > 0 && (
          <ul className="divide-default max-md:text-small divide-y px-4 md:px-7">
            {documents.map((document) => (
              <li
                key={document}
                className="flex items-center gap-3 py-2.5 leading-snug md:gap-4 md:py-4"
              >
                <span
                  aria-hidden="true"
                  className="border-strong size-5 shrink-0 rounded-[4px] border-[1.5px]"
                />
                {document}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
