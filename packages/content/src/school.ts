import { defaultFacts, placeOf } from './facts.ts';

const { identity, hero, time_zone: timeZone } = defaultFacts;
const { shortName } = identity;

/** The sample school in the words of before `Facts`. */
export const school = {
  ...identity,
  ...hero,
  timeZone,
  place: placeOf(identity),
  /** The name as the logo breaks it, in two lines. */
  nameLines: [identity.name.slice(0, -shortName.length - 1), shortName],
};
