import { Picture } from '@pesantren/ui/content/picture';
import { acrossPhone } from '@pesantren/ui/content/picture-sizes';

type CarouselSlideProps = {
  src: string;
  /** Alternative text, `''` where the provider has none. */
  alt: string;
  /** Counted from 1. */
  number: number;
  count: number;
};

/**
 * One picture of the carousel; with `data-shown` it fades in over the previous one, which then hides. Without
 * `data-near` it is not fetched yet.
 */
export function CarouselSlide({ src, alt, number, count }: CarouselSlideProps) {
  const position = `${number} dari ${count}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this is a slide (ARIA APG, carousel)
    <div
      role="group"
      aria-roledescription="gambar"
      aria-label={position}
      data-shown={number === 1 || undefined}
      data-near={number <= 2 || number === count || undefined}
      className={`data-near:block data-shown:z-1 data-shown:visible data-shown:opacity-100 invisible absolute inset-0 hidden opacity-0 transition-[opacity,visibility] delay-(--fade) duration-0 data-shown:delay-0 data-shown:duration-(--fade) noscript:visible noscript:static noscript:block noscript:w-[92%] noscript:shrink-0 noscript:snap-start noscript:opacity-100 ${number > 1 ? 'data-shown:starting:opacity-0' : ''}`}
    >
      <Picture
        src={src}
        alt={alt || `Suasana pesantren, gambar ${position}`}
        width={1600}
        height={1000}
        sizes={`(min-width: 70rem) 1112px, ${acrossPhone}`}
        priority={number === 1}
        className="size-full"
      />
    </div>
  );
}
