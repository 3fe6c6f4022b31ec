import type { Facts } from '@pesantren/content/facts';
import { Picture } from '@pesantren/ui/content/picture';
import { Arch } from '@pesantren/ui/ornament/arch';
import { Weave } from '@pesantren/ui/ornament/weave';
import { Container } from '../../components/container.tsx';

const edge = 'text-accent h-8.5! opacity-75';

/** 'Pesan Pendiri': the founder's words beside the portrait, on a band with woven edges. */
export function FounderSection({ founder }: Pick<Facts, 'founder'>) {
  if (!founder.quote) return null;
  return (
    <section aria-labelledby="pesan-pendiri" className="bg-band text-on-band mt-8 md:mt-26">
      <Weave className={edge} />
      <Container className="grid grid-cols-[min(7rem,36%)_1fr] items-center tight:grid-cols-1 gap-x-5 py-6 md:grid-cols-[15rem_1fr] md:gap-x-18 md:py-18 lg:grid-cols-[18.75rem_1fr]">
        {/* While the picture loads, its ground is one of the band's greens. */}
        <Arch className="[--primary-soft:var(--primary-800)] [--primary:var(--primary-200)] tight:row-auto row-span-2 mx-1 mt-2 tight:max-w-50 aspect-[12/13] md:row-span-1 md:m-0">
          <Picture
            src={founder.picture.url}
            alt={founder.picture.alt || `Potret ${founder.name || 'pendiri'}`}
            focus={founder.picture.focus}
            width={960}
            height={1040}
            sizes="(min-width: 70rem) 300px, (min-width: 48rem) 240px, 112px"
            widest={960}
            className="size-full"
          />
        </Arch>
        {/* Screen readers: heading, quote, source. On the screen the heading is in the source's line. */}
        <figure className="max-md:contents md:grid md:grid-cols-[auto_1fr] md:gap-y-6.5">
          <h2
            id="pesan-pendiri"
            className="text-lead self-end md:text-small md:text-on-band-muted md:order-1 md:font-normal md:tracking-normal"
          >
            Pesan Pendiri
          </h2>
          <blockquote className="tight:col-span-1 order-2 col-span-2 max-w-[26em] max-md:mt-5 md:order-none text-[clamp(1.25rem,.79rem_+_2vw,2.0625rem)] leading-[1.36] font-medium tracking-[-.018em] text-pretty">
            {`“${founder.quote}”`}
          </blockquote>
          {founder.name && (
            <figcaption className="text-small max-md:text-mini text-on-band-muted self-start leading-[1.16] max-md:mt-1.5 md:order-1 md:before:mx-2 md:before:content-['·']">
              {founder.name}
            </figcaption>
          )}
        </figure>
      </Container>
      <Weave className={edge} />
    </section>
  );
}
