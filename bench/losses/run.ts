import { findText, finish, finishRest, openAdmin } from './back.ts';
import { begin, choosePhoto, reachMoment } from './begin.ts';
import { ownDevice } from './device.ts';
import { ends, onItsWay, type Scene, wordsOf } from './ends.ts';
import { isComplete, judge, storedOf } from './judge.ts';
import {
  goToEnd,
  isThere,
  type Person,
  type Typed,
  typeWords,
  wordsOnScreen,
  write,
} from './person.ts';
import type { Plan } from './plan.ts';
import type { School } from './school.ts';

/** What became of a run. `young`: words that were on their way, and are typed again; `problem`: what else went wrong. */
export type Outcome = {
  plan: Plan;
  typed: number;
  presses: number;
  lost: string[];
  young: number;
  doubled: number;
  problem: string;
};

type Found = Pick<Outcome, 'lost' | 'young' | 'doubled' | 'problem'>;

/** Has somebody write a text that something ends, come back, and bring it to its end; then looks for every word. */
export async function runOnce(plan: Plan, school: School): Promise<Outcome> {
  const device = await ownDevice(plan.screen, plan.ending === 'storage');
  const person: Person = { page: await device.tab(), typed: [], next: 0, presses: 0 };
  let found: Found;
  try {
    found = await writeAndComeBack({ plan, school, device, person, endsAt: 0 });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    found = { lost: [], young: 0, doubled: 0, problem };
    const path = `bench-results/losses-${plan.number}.png`;
    await person.page.screenshot({ path }).catch(() => undefined);
  }
  school.release.putOut('built');
  await device.end();
  await school.ready();
  return { plan, typed: person.typed.length, presses: person.presses, ...found };
}

async function writeAndComeBack(scene: Scene): Promise<Found> {
  const { plan, school, person } = scene;
  await begin(scene);
  await write(person, plan, school, plan.cut);
  await reachMoment(scene);
  scene.endsAt = Date.now();
  const left = await ends[plan.ending](scene);
  const typedBefore = [...person.typed];
  // From here on counts what the end costs.
  person.presses = 0;
  if (left === 'nothing') await openAgain(scene);
  const seen = new Set(storedOf(scene).flatMap(({ everWords }) => [...everWords]));
  const isOnItsWay = ({ at }: Typed) => at > scene.endsAt - onItsWay;
  let young: Typed[] = [];
  const asked = new Set<string>();
  if (!isComplete(scene)) {
    add(seen, await findOrBegin(scene, left === 'tab'));
    young = typedBefore.filter((one) => !seen.has(one.word) && isOnItsWay(one));
    add(asked, await goOn(scene, young));
  }
  // Room comes back some day: what a full device could not forget shows then.
  await scene.device.fill(false);
  const rest = await finishRest(person, plan, school);
  add(seen, rest.shown);
  // Of two versions one is chosen, wherever that is asked.
  add(asked, rest.asked);
  add(seen, asked);
  const lost = typedBefore.filter((one) => !seen.has(one.word) && !isOnItsWay(one));
  const words = lost.map(({ word }) => word);
  return { ...(await judge(scene, words, asked)), young: young.length };
}

/** Opens the admin in another tab, at its list or at the address of the text. */
async function openAgain(scene: Scene): Promise<void> {
  const { plan, school, device, person } = scene;
  person.page = await device.tab();
  const place = plan.chance() < 0.5 ? `/${storedOf(scene)[0]?.id ?? 'new'}` : '';
  await openAdmin(person, school, plan.kind + place);
}

/** Reads the text in the form that stayed open, else opens it as the screen offers, else begins a new one. */
async function findOrBegin(scene: Scene, stays: boolean): Promise<Set<string>> {
  const { plan, school, person } = scene;
  if (stays && (await isThere(person.page, 'form'))) return wordsOnScreen(person.page, plan.kind);
  const shown = await findText(person, plan, school);
  if (await isThere(person.page, 'form')) return shown;
  if (storedOf(scene).length > 0) throw new Error('nothing on the screen leads to the text');
  await begin(scene);
  return shown;
}

/** Types what was on its way once more, then the rest, and sends it. @returns the words of questions about two versions */
async function goOn(scene: Scene, again: readonly Typed[]): Promise<Set<string>> {
  const { plan, school, person } = scene;
  await goToEnd(person, plan.kind, school);
  const words = again.map(({ word }) => word);
  await typeWords(person, plan, school, words);
  if (plan.kind === 'gallery') await choosePhoto(person);
  await write(person, plan, school, wordsOf(plan).length);
  return finish(person, school);
}

function add(words: Set<string>, more: Iterable<string>): void {
  for (const word of more) words.add(word);
}
