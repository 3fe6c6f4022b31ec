import { limits } from '@pesantren/content/limits';
import { Picture } from '@pesantren/ui/content/picture';
import { acrossPhone } from '@pesantren/ui/content/picture-sizes';

type CarouselSlideProps = {
  src: string;
  /** Alternative text, `''` where the provider has none. */
  alt: string;
  /** Counted from 1. */
  number: number;
  count: number;
  shown: boolean;
  /** Shown, next or just shown; the others are not fetched yet. */
  near: boolean;
};

const fade = `${limits.carouselFade}ms`;

/** One picture of the carousel; it fades in over the previous one, which then hides. */
export function CarouselSlide({ src, alt, number, count, shown, near }: CarouselSlideProps) {
  const position = `${number} dari ${count}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this is a slide (ARIA APG, carousel)
    <div
      role="group"
      aria-roledescription="gambar"
      aria-label={position}
      style={
        shown ? { transitionDuration: fade } : { transitionDuration: '0s', transitionDelay: fade }
      }
      className={`absolute inset-0 transition-[opacity,visibility] noscript:visible noscript:static noscript:block noscript:w-[92%] noscript:shrink-0 noscript:snap-start noscript:opacity-100 ${shown ? 'z-1' : 'invisible opacity-0'} ${near ? '' : 'hidden'} ${number > 1 ? 'starting:opacity-0' : ''}`}
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
