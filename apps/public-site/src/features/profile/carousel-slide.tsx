import { limits } from '@pesantren/content/limits';
import { Picture } from '@pesantren/ui/content/picture';
import { acrossPhone } from '@pesantren/ui/content/picture-sizes';

type CarouselSlideProps = {
  src: string;
  /** What is to be seen, `''` where the provider does not say. */
  alt: string;
  /** Counted from 1. */
  number: number;
  count: number;
  shown: boolean;
  /** Next to be shown or just shown; the others wait without being fetched. */
  near: boolean;
};

const fade = `${limits.carouselFade}ms`;

/** One picture of the carousel. It fades in over the one before, which goes once it is covered. */
export function CarouselSlide({ src, alt, number, count, shown, near }: CarouselSlideProps) {
  const place = `${number} dari ${count}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; this is a slide (ARIA APG, carousel)
    <div
      role="group"
      aria-roledescription="gambar"
      aria-label={place}
      style={
        shown ? { transitionDuration: fade } : { transitionDuration: '0s', transitionDelay: fade }
      }
      className={`absolute inset-0 transition-[opacity,visibility] noscript:visible noscript:static noscript:block noscript:w-[92%] noscript:shrink-0 noscript:snap-start noscript:opacity-100 ${shown ? 'z-1' : 'invisible opacity-0'} ${near ? '' : 'hidden'} ${number > 1 ? 'starting:opacity-0' : ''}`}
    >
      <Picture
        src={src}
        alt={alt || `Suasana pesantren, gambar ${place}`}
        width={1600}
        height={1000}
        sizes={`(min-width: 70rem) 1112px, ${acrossPhone}`}
        priority={number === 1}
        className="size-full"
      />
    </div>
  );
}
