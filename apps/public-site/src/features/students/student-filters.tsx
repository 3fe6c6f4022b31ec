import { Button } from '@pesantren/ui/controls/button';
import { SearchField } from '@pesantren/ui/list/search-field';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Container } from '../../components/container.tsx';
import { useApplyFilter } from '../../list/use-apply-filter.ts';
import { paths, type StudentFilter } from '../../paths.ts';

type StudentFiltersProps = {
  filter: StudentFilter;
  /** The classes, those of a grade together. */
  groups: readonly { grade: string; classes: readonly string[] }[];
};

/** Search and class filter of the directory, sticky under the header except on phones. */
export function StudentFilters({ filter: { q, group }, groups }: StudentFiltersProps) {
  const apply = useApplyFilter({ q, group }, paths.students);

  return (
    <Container className="bg-surface mt-4 grid gap-3 py-3 md:tall:sticky md:top-17 md:z-10 md:grid-cols-[1fr_auto] md:gap-5 print:hidden">
      <SearchField
        action={paths.students()}
        label="Cari nama, NIS, atau kelas"
        q={q}
        carried={{ kelas: group }}
        onSearch={(text) => apply({ q: text })}
      />
      <ClassChoice
        q={q}
        group={group}
        groups={groups}
        onChoose={(chosen) => apply({ group: chosen })}
      />
    </Container>
  );
}

type ClassChoiceProps = Pick<StudentFilter, 'q' | 'group'> &
  Pick<StudentFiltersProps, 'groups'> & { onChoose: (group: string) => void };

/** A class or a whole grade, as a plain GET form that carries the search along. */
function ClassChoice({ q, group, groups, onChoose }: ClassChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);

  // Back and forward change the URL under the select.
  useEffect(() => {
    if (select.current) select.current.value = group;
  }, [group]);

  return (
    <form action={paths.students()} aria-label="Kelas" className="flex gap-3">
      {q && <input type="hidden" name="q" value={q} />}
      <div className="relative grow md:w-52">
        <select
          ref={select}
          name="kelas"
          aria-label="Kelas"
          autoComplete="off"
          defaultValue={group}
          onChange={(event) => onChoose(event.target.value)}
          className="bg-card border-strong rounded-control min-h-target text-small w-full cursor-pointer appearance-none border pr-10 pl-4"
        >
          <option value="">Semua kelas</option>
          {groups.map(({ grade, classes }) =>
            grade ? (
              <optgroup key={grade} label={`Kelas ${grade}`}>
                <option value={grade}>{`Semua kelas ${grade}`}</option>
                {classes.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </optgroup>
            ) : (
              classes.map((name) => <option key={name}>{name}</option>)
            ),
          )}
        </select>
        <IconChevronDown
          className="text-muted pointer-events-none absolute top-3 right-3.5 size-5"
          aria-hidden="true"
        />
      </div>
      <div className="hidden noscript:block">
        <Button type="submit" look="quiet" size="small">
          Tampilkan
        </Button>
      </div>
    </form>
  );
}
