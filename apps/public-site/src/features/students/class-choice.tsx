import { Button } from '@pesantren/ui/controls/button';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { paths, type StudentFilter } from '../../paths.ts';
import { grades } from './find-students.ts';

type ClassChoiceProps = Pick<StudentFilter, 'q' | 'group'> & { onChoose: (group: string) => void };

/** The class of the directory, or a whole grade: a plain GET form that carries the search along. */
export function ClassChoice({ q, group, onChoose }: ClassChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);

  // Back and forward change the address under the choice.
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
          defaultValue={group}
          onChange={(event) => onChoose(event.target.value)}
          className="bg-card border-strong rounded-control min-h-target text-small w-full cursor-pointer appearance-none border pr-10 pl-4"
        >
          <option value="">Semua kelas</option>
          {grades.map(({ grade, classes }) => (
            <optgroup key={grade} label={`Kelas ${grade}`}>
              <option value={grade}>{`Semua kelas ${grade}`}</option>
              {classes.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
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
