import {
  AngleFromSun,
  Body,
  Equator,
  Horizon,
  Observer,
  SearchMoonPhase,
  SearchRiseSet,
} from 'astronomy-engine';

/**
 * The places in Indonesia that see a young moon first: the west coast from Aceh to Banten, then the south
 * coast. Any one of them is enough, as the Ministry has it ("di mana pun di wilayah NKRI"): Sabang
 * alone would begin Rajab 1447 a day after the Ministry's calendar. Points between them change nothing.
 */
const places = [
  [5.75, 95.05], // Breueh, Sabang
  [2.5, 96], // Simeulue
  [-1.5, 98.85], // Siberut
  [-5.4, 102.2], // Enggano
  [-6.8, 105.2], // Ujung Kulon
  [-7.8, 109], // Cilacap
  [-8.8, 115.1], // Bali
  [-10.9, 122.8], // Rote
  [-8.49, 140.4], // Merauke
].map(([latitude = 0, longitude = 0]) => new Observer(latitude, longitude, 0));

const oneDay = 86_400_000;
const hour = oneDay / 24;

/**
 * Returns true when MABIMS' criterion of 2022 is met at sunset: the moon stands 3° high and 6.4° from
 * the sun. Both are measured as in the Ministry's own figures (4.68° and 6.40° in Aceh on 28 February
 * 2025): altitude as seen from the place, with refraction; elongation from the center of the Earth.
 */
function isMet(place: Observer, day: number, newMoon: Date): boolean {
  const noon = new Date(day * oneDay + 5 * hour);
  const sunset = SearchRiseSet(Body.Sun, place, -1, noon, 1)?.date;
  if (!sunset || sunset < newMoon) return false;
  const moon = Equator(Body.Moon, sunset, place, true, true);
  const { altitude } = Horizon(sunset, place, moon.ra, moon.dec, 'normal');
  return altitude >= 3 && AngleFromSun(Body.Moon, sunset) >= 6.4;
}

/** The day that follows the first evening after a new moon on which the criterion is met. */
function firstDayAfter(newMoon: Date): number {
  let evening = Math.floor(newMoon.getTime() / oneDay);
  while (!places.some((place) => isMet(place, evening, newMoon))) evening += 1;
  return evening + 1;
}

/**
 * Returns the Hijri years 1439 to 1480 by Indonesia's criterion: each three hexadecimal digits, whose
 * bit 0 is Muharam, 1 for a month of 30 days, 0 for 29. They contain the years 2018 to 2057.
 */
export function hijriYears(): string {
  const days: number[] = [];
  let newMoon = SearchMoonPhase(0, new Date('2017-09-10T00:00:00Z'), 40);
  while (newMoon && days.length <= 42 * 12) {
    days.push(firstDayAfter(newMoon.date));
    newMoon = SearchMoonPhase(0, newMoon.AddDays(20), 40);
  }
  const lengths = days.slice(1).map((day, index) => day - (days[index] ?? day));
  const odd = lengths.find((length) => length !== 29 && length !== 30);
  if (odd !== undefined) throw new Error(`A month of ${odd} days.`);
  const years = Array.from({ length: 42 }, (_, year) => lengths.slice(year * 12, year * 12 + 12));
  return years
    .map((months) => months.reduce((bits, length, month) => bits | ((length - 29) << month), 0))
    .map((bits) => bits.toString(16).padStart(3, '0'))
    .join('');
}
