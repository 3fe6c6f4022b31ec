import { placeOf } from '@pesantren/content/facts';
import { Picture } from '@pesantren/ui/content/picture';
import { Button } from '@pesantren/ui/controls/button';
import { Arch } from '@pesantren/ui/ornament/arch';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { Container } from '../../components/container.tsx';
import { paths } from '../../paths.ts';
import { useFacts } from '../../services.ts';
import { FilmButton } from './film-button.tsx';
import { FilmDialog } from './film-dialog.tsx';

/** The first screen of the home page: the headline, and the valley in the arch. */
export function Hero() {
  const { hero, identity } = useFacts();
  const { film } = hero;
  const place = placeOf(identity);
  return (
    <Container
      as="section"
      className="grid gap-x-16 pt-4 md:pt-8 nav:grid-cols-[1.08fr_.92fr] nav:items-end nav:pt-18 lying:grid-cols-[1.3fr_.7fr] lying:items-end lying:gap-x-8"
    >
      <Arch className="mx-3 mt-2 min-w-0 mb-5 aspect-[4/3] md:mb-8 nav:col-start-2 nav:row-start-1 nav:m-0 nav:aspect-[12/13] lying:col-start-2 lying:row-start-1 lying:m-0 lying:aspect-[12/13]">
        <Picture
          src={hero.picture.url}
          alt={hero.picture.alt}
          focus={hero.picture.focus}
          width={1200}
          height={1300}
          sizes="(min-width: 70rem) 484px, (min-width: 60rem) 42vw, (min-width: 36rem) and (orientation: landscape) 32vw, (min-width: 48rem) 92vw, calc(100vw - 64px)"
          priority
          className="size-full"
        />
      </Arch>
      <div className="pb-4 md:pb-12 nav:pb-24">
        {place && (
          <p className="text-mini text-primary font-strong before:bg-accent flex items-center gap-3 before:h-0.5 before:w-7">
            {place}
          </p>
        )}
        <h1 className="text-h1 mt-3 tracking-[-.035em] nav:mt-5 lying:text-[2.25rem]">
          {hero.headline || identity.name}
        </h1>
        {hero.tagline && (
          <p className="text-muted mt-3.5 max-w-[34em] md:text-lead md:mt-5">
            <InlineText text={hero.tagline} />
          </p>
        )}
        {/* Columns, not parts that grow: what stands here stays when the next one arrives. */}
        <div
          className={`mt-5 md:mt-8 gap-2.5 md:flex md:flex-wrap md:gap-3.5 max-md:*:text-small max-md:*:gap-2 max-md:*:px-3 grid ${film ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))]' : ''}`}
        >
          <Button href={paths.profile}>Kenali pesantren</Button>
          {film && <FilmButton film={film} />}
        </div>
      </div>
      {film && <FilmDialog film={film} />}
    </Container>
  );
}
