import { type Scene, wordsOf } from './ends.ts';
import type { Plan } from './plan.ts';
import type { Stored } from './school.ts';

/** The items of the provider that hold words of this run, the first one first. */
export function storedOf({ plan, school }: Scene): Stored[] {
  const [, mark = ''] = plan.title.split(' ');
  return school.find(plan.kind, mark, new Set(wordsOf(plan)));
}

/** True once nothing is left to do: all that was typed is published. */
export function isComplete(scene: Scene): boolean {
  const [item] = storedOf(scene);
  const { typed, next } = scene.person;
  const isAll = next === wordsOf(scene.plan).length;
  return isAll && item?.isPublished === true && typed.every(({ word }) => item.words.has(word));
}

/**
 * Looks at what the provider has at the end: one item, which is published, with its photo and every word but those that
 * were lost before and those that `asked` about two versions, of which one was chosen.
 */
export async function judge(scene: Scene, lost: readonly string[], asked: ReadonlySet<string>) {
  const { plan, school, person } = scene;
  await school.ready();
  const [item, ...others] = storedOf(scene);
  const expected = [...person.typed.map(({ word }) => word), ...wordsOfOthers(plan)];
  const gone = expected.filter((word) => !item?.words.has(word) && !asked.has(word));
  const hasPhoto = plan.kind !== 'gallery' || (await school.hasFile(item?.image || '/tidak-ada'));
  const problems = [!item?.isPublished && 'not published', !hasPhoto && 'photo lost'];
  return {
    lost: [...new Set([...lost, ...gone])],
    doubled: Math.max(0, others.length),
    problem: problems.filter(Boolean).join(', '),
  };
}

/** What stood there before, and what somebody else has written meanwhile. */
function wordsOfOthers({ ending, kind, isNew, before, meanwhile }: Plan): string[] {
  const own = ending === 'editor' ? meanwhile.slice(0, kind === 'gallery' ? 2 : 12) : [];
  return isNew || kind === 'gallery' ? own : [...own, ...before];
}
