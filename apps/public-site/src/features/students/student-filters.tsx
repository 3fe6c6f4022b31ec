import { SearchField } from '@pesantren/ui/list/search-field';
import { useNavigate } from 'react-router-dom';
import { paths, type StudentFilter } from '../../paths.ts';
import { ClassChoice } from './class-choice.tsx';

/** Search and class of the directory, kept in sight under the header where there is room. */
export function StudentFilters({ filter: { q, group } }: { filter: StudentFilter }) {
  const navigate = useNavigate();

  function narrow(change: Partial<StudentFilter>) {
    const to = paths.students({ q, group, ...change });
    void navigate(to, { replace: true, preventScrollReset: true });
  }

  return (
    <div className="max-w-page bg-surface mx-auto mt-4 grid gap-3 px-5 py-3 md:tall:sticky md:top-17 md:z-10 md:grid-cols-[1fr_auto] md:gap-5 md:px-6 print:hidden">
      <SearchField
        action={paths.students()}
        label="Cari nama, NIS, atau kelas"
        q={q}
        carried={{ kelas: group }}
        onSearch={(text) => narrow({ q: text })}
      />
      <ClassChoice q={q} group={group} onChoose={(chosen) => narrow({ group: chosen })} />
    </div>
  );
}
