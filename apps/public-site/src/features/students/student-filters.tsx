import { Button } from '@pesantren/ui/controls/button';
import { SearchField } from '@pesantren/ui/list/search-field';
import { IconChevronDown } from '@tabler/icons-react';
import { Container } from '../../components/container.tsx';
import { paths, type StudentFilter } from '../../paths.ts';

type StudentFiltersProps = {
  filter: StudentFilter;
  /** The classes, those of a grade together. */
  groups: readonly { grade: string; classes: readonly string[] }[];
};

/** Search and class filter of the directory, sticky under the header except on phones. */
export function StudentFilters({ filter: { q, group }, groups }: StudentFiltersProps) {
  return (
    <Container className="bg-surface mt-4 grid gap-3 py-3 md:tall:sticky md:top-17 md:z-10 md:grid-cols-[1fr_auto] md:gap-5 print:hidden">
      <SearchField
        action={paths.students()}
        label="Cari nama, NIS, atau kelas"
        q={q}
        carried={{ kelas: group }}
      />
      <ClassChoice q={q} group={group} groups={groups} />
    </Container>
  );
}

type ClassChoiceProps = Pick<StudentFilter, 'q' | 'group'> & Pick<StudentFiltersProps, 'groups'>;

/** A class or a whole grade, as a plain GET form that carries the search along. */
function ClassChoice({ q, group, groups }: ClassChoiceProps) {
  return (
    <form action={paths.students()} data-filter="" aria-label="Kelas" className="flex gap-3">
      <input type="hidden" name="q" value={q} disabled={!q} />
      <div className="relative grow md:w-52">
        <select
          name="kelas"
          data-plain=""
          aria-label="Kelas"
          autoComplete="off"
          defaultValue={group}
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
