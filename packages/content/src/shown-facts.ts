import { factsOf } from './default-facts.ts';
import type { FactPicture, Facts, Post } from './facts.ts';
import { type SiteFile, siteFile } from './site-files.ts';

/** The facts of a school that a site shows. */
export type ShownFacts = {
  /** The facts: of a picture or film whose address is `''` there is none. */
  all: Facts;
  /** True while the sample stands in for what the school has not given. */
  withSample: boolean;
  /** Those of them that the school has saved. */
  saved: Partial<Facts>;
};

/** Returns what a site shows of a school (docs/contract.md#school). @param withSample false where the sample is switched off. */
export function shownFacts(saved: Partial<Facts>, withSample = true): ShownFacts {
  const all = factsOf(saved, withSample);
  return {
    all: { ...all, ...(withSample ? sampleFiles(all, saved) : { hero: withFilm(all.hero) }) },
    withSample,
    saved,
  };
}

/** True where the sample stands in for the school itself, so that the sample's news and pupils are its own. */
export function isSampleSchool({ withSample, saved }: ShownFacts): boolean {
  return withSample && !saved.identity;
}

/** Puts the files of the sample in: into its own facts, and for the first picture also where the school has none of its own. */
function sampleFiles(all: Facts, saved: Partial<Facts>): Partial<Facts> {
  const { identity, founder, structure } = all;
  const hero = { ...all.hero, picture: inPlace(all.hero.picture, 'hero') };
  return {
    hero: saved.hero ? withFilm(hero) : { ...hero, film: sampleFilm },
    ...(!saved.identity && {
      identity: {
        ...identity,
        map: { ...identity.map, picture: inPlace(identity.map.picture, 'map') },
      },
    }),
    ...(!saved.founder && {
      founder: { ...founder, picture: inPlace(founder.picture, 'founder') },
    }),
    ...(!saved.structure && {
      structure: {
        posts: structure.posts.map(withPortrait),
        chart: structure.chart && inPlace(structure.chart, 'structure'),
      },
    }),
  };
}

const sampleFilm = {
  url: siteFile('film'),
  poster: { url: siteFile('filmPoster'), alt: '', focus: '' },
};

function inPlace(picture: FactPicture, file: SiteFile): FactPicture {
  return { ...picture, url: picture.url || siteFile(file) };
}

function withPortrait(post: Post): Post {
  return { ...post, picture: post.picture && inPlace(post.picture, 'director') };
}

/** A film without an address is none. */
function withFilm(hero: Facts['hero']): Facts['hero'] {
  return hero.film?.url ? hero : { ...hero, film: null };
}
