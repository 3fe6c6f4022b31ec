import { founder } from '@pesantren/content/founder';
import { Arch } from '@pesantren/ui/arch';
import { Picture } from '@pesantren/ui/picture';
import { Weave } from '@pesantren/ui/weave';
import { siteFile } from '../../site-file.ts';

const edge = 'text-kunyit h-8.5! opacity-75';

/** 'Pesan Pendiri': the founder's words beside the portrait, on a band with woven edges. */
export function FounderSection() {
  return (
    <section aria-labelledby="pesan-pendiri" className="bg-pita text-pita-teks mt-18 md:mt-26">
      <Weave className={edge} />
      <div className="max-w-page mx-auto grid items-center gap-x-18 gap-y-9 px-5 py-12 md:grid-cols-[15rem_1fr] md:px-6 md:py-18 lg:grid-cols-[18.75rem_1fr]">
        {/* Until the picture is there, its ground is one of the band's greens. */}
        <Arch className="[--daun-lembut-2:var(--daun-800)] [--daun-teks:var(--daun-200)] mx-3 aspect-[12/13] max-w-50 md:mx-0 md:max-w-none">
          <Picture
            src={siteFile('founder')}
            alt="Potret almarhum pendiri pesantren"
            width={960}
            height={1040}
            sizes="(min-width: 70rem) 300px, (min-width: 48rem) 240px, 200px"
            className="size-full"
          />
        </Arch>
        {/* Heard as heading, quote, source; seen with the heading in the source's line. */}
        <figure className="grid grid-cols-[auto_1fr] gap-y-6.5">
          <h2
            id="pesan-pendiri"
            className="text-small max-md:text-mini text-pita-teks-2 order-1 font-normal tracking-normal"
          >
            Pesan Pendiri
          </h2>
          <blockquote className="col-span-2 max-w-[26em] text-[clamp(1.375rem,1rem_+_1.5vw,2.0625rem)] leading-[1.36] font-medium tracking-[-.018em] text-pretty">
            “{founder.quote}”
          </blockquote>
          <figcaption className="text-small max-md:text-mini text-pita-teks-2 order-1 leading-[1.16] before:mx-2 before:content-['·']">
            {founder.name}
          </figcaption>
        </figure>
      </div>
      <Weave className={edge} />
    </section>
  );
}
