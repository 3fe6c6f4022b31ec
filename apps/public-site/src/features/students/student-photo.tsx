import { Picture } from '@pesantren/ui/content/picture';
import { gradeOf } from './directory-query.ts';
import type { ListedStudent } from './student-table.tsx';

/** The ground of a monogram grows deeper with the grade. */
const grounds: Readonly<Record<string, string>> = {
  X: 'bg-primary-soft text-primary-strong',
  XI: 'bg-(--border-tinted) text-primary-strong',
  XII: 'bg-primary text-on-primary',
};

/** A student's photo, or the initials where the school shows none. */
export function StudentPhoto({
  student,
}: {
  student: Pick<ListedStudent, 'name' | 'class' | 'photo'>;
}) {
  const box = 'rounded-control size-12 shrink-0';
  if (student.photo) {
    return <Picture src={student.photo} alt="" width={1} height={1} sizes="48px" className={box} />;
  }
  return (
    <span
      aria-hidden="true"
      className={`font-heading text-small grid place-items-center tracking-tight ${box} ${grounds[gradeOf(student.class)] ?? grounds.X}`}
    >
      {initials(student.name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
}
