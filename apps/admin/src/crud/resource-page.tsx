import { Button } from '@mantine/core';
import { school } from '@pesantren/content/school';
import { type ReactNode, type RefObject, useId } from 'react';
import classes from './resource-page.module.css';

type ResourcePageProps = {
  title: string;
  /** `24 artikel`; `''` while unknown. */
  count: string;
  /** The button that opens the form for a new item; `onAdd` is null while that is open. */
  addLabel: string;
  onAdd: (() => void) | null;
  /** Takes the focus when the form has gone. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** A resource's screen: its name and number, then the form above the list. */
export function ResourcePage(props: ResourcePageProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <title>{`${props.title} · Admin ${school.name}`}</title>
      <div className={classes.top}>
        <h1 id={id} ref={props.headingRef} tabIndex={-1}>
          {props.title}
        </h1>
        <span className={classes.count}>{props.count}</span>
        {props.onAdd && (
          <Button className={classes.add} onClick={props.onAdd}>
            {props.addLabel}
          </Button>
        )}
      </div>
      {props.children}
    </section>
  );
}
