import { setTimeout as pause } from 'node:timers/promises';
import { openAdmin } from './back.ts';
import type { Device } from './device.ts';
import { goToEnd, type Person, textOf, write } from './person.ts';
import type { Ending, Plan } from './plan.ts';
import type { School } from './school.ts';

/** A run: who writes what, on which device, at which school. */
export type Scene = { plan: Plan; school: School; device: Device; person: Person; endsAt: number };

/** What an end leaves: the tab as it was, a tab that was opened again, or none. */
type Left = 'tab' | 'reloaded' | 'nothing';

/** How long a word may be on its way to the device, in milliseconds (docs/spec.md#e-26). */
export const onItsWay = 2000;

/** What the form says on a device without room. */
const full = /tidak dapat disimpan di perangkat/;

/** Does to a writer what ends or disturbs the writing. */
export const ends: Record<Ending, (scene: Scene) => Promise<Left>> = {
  async kill({ device }) {
    await device.kill();
    return 'nothing';
  },

  async network(scene) {
    const { plan, school, device, person } = scene;
    await device.context().setOffline(true);
    // Who writes does not notice at once.
    const some = Math.min(Math.floor(plan.chance() * 8), wordsOf(plan).length - plan.cut);
    await write(person, plan, school, plan.cut + some);
    await pause(plan.chance() * 2500);
    scene.endsAt = Date.now();
    await person.page.close();
    await device.context().setOffline(false);
    return 'nothing';
  },

  async tab(scene) {
    const { plan, school, device, person } = scene;
    const id = await storedId(scene);
    const other: Person = { ...person, page: await device.tab() };
    await openAdmin(other, school, `${plan.kind}/${id}`);
    await textOf(other.page, plan.kind).waitFor();
    await goToEnd(other, plan.kind, school);
    for (const word of plan.meanwhile.slice(0, plan.kind === 'gallery' ? 2 : 12)) {
      await other.page.keyboard.type(` ${word}`, { delay: 10 });
      person.typed.push({ word, at: Date.now() });
    }
    // Its draft arrives, or meets what the first tab has saved; or it is closed at once.
    await pause(plan.chance() < 0.5 ? 3500 : 2000);
    scene.endsAt = Date.now();
    await other.page.close();
    return 'tab';
  },

  async session({ school, device }) {
    await school.revoke(device.context());
    return 'tab';
  },

  async editor(scene) {
    const { plan, school } = scene;
    await school.saveToo(plan.kind, await storedId(scene), plan.meanwhile);
    return 'tab';
  },

  async storage(scene) {
    const { plan, school, device, person } = scene;
    const isOffline = plan.chance() < 0.5;
    await device.fill(true);
    if (isOffline) await device.context().setOffline(true);
    const some = Math.min(8, wordsOf(plan).length - plan.cut);
    await write(person, plan, school, plan.cut + some);
    // With a network the words are at the provider soon, and the screen says that.
    if (isOffline) await person.page.getByText(full).first().waitFor({ timeout: onItsWay });
    await device.context().setOffline(false);
    return 'tab';
  },

  async provider({ school, plan }) {
    school.killProvider();
    await pause(plan.chance() * 400);
    return 'tab';
  },

  async reload({ person }) {
    await person.page.reload();
    return 'reloaded';
  },

  async release({ school, plan, person }) {
    school.release.putOut(plan.chance() < 0.5 ? 'newer' : 'newer alone');
    if (plan.chance() < 0.5) return 'tab';
    await person.page.reload();
    return 'reloaded';
  },
};

export const wordsOf = ({ paragraphs }: Plan) => paragraphs.flatMap(({ words }) => words);

/** Waits until the provider has the text, and returns its id. */
async function storedId({ plan, school }: Scene): Promise<number> {
  const [, mark = ''] = plan.title.split(' ');
  for (let tries = 0; tries < 60; tries += 1) {
    const [item] = school.find(plan.kind, mark, new Set());
    if (item) return item.id;
    await pause(100);
  }
  throw new Error('what is typed did not become a draft within 6 s');
}
