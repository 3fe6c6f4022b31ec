import { Button } from '@mantine/core';
import type { ResourceName } from '@pesantren/api-client/resources';
import { school } from '@pesantren/content/school';
import { type ReactNode, useId } from 'react';
import { DraftNotices } from './drafts/draft-notices.tsx';
import { countOf } from './list/count-in-words.ts';
import { ResourceList } from './list/resource-list.tsx';
import type { ResourceConfig } from './resource-config.ts';
import classes from './resource-page.module.css';
import { type ResourcePageState, useResourcePage } from './use-resource-page.ts';

type ResourcePageProps<Name extends ResourceName> = {
  resource: ResourceConfig<Name>;
  /** The form of the resource. */
  children: (screen: ResourcePageState<Name>) => ReactNode;
};

/** A resource's screen: its name and number, then the form above the list. */
export function ResourcePage<Name extends ResourceName>({
  resource,
  children,
}: ResourcePageProps<Name>) {
  const { title, noun, addLabel, draftName } = resource;
  const screen = useResourcePage(resource);
  const { list, drafts, openForm } = screen;
  const isAdding = openForm.isOpen && openForm.item === null;
  const id = useId();

  return (
    <section aria-labelledby={id}>
      <title>{`${title} · Admin ${school.name}`}</title>
      <div className={classes.top}>
        <h1 id={id} ref={screen.heading} tabIndex={-1}>
          {title}
        </h1>
        <span className={classes.count}>{list.data && countOf(list.data.total, noun)}</span>
        {!isAdding && (
          <Button className={classes.add} onClick={() => openForm.open(null)}>
            {addLabel}
          </Button>
        )}
      </div>
      {children(screen)}
      {list.data && <DraftNotices drafts={drafts} nameOf={draftName} onContinue={screen.proceed} />}
      <ResourceList resource={resource} screen={screen} />
    </section>
  );
}
