import type { StudentSettings } from '@pesantren/api-client/contract/student';
import { formatNumber } from '@pesantren/content/numbers';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../shell/dialogs/confirm-dialog.tsx';
import { studentsKey, useStudents } from './use-students.ts';

type ShowDirectoryProps = { settings: StudentSettings; onYes: () => void; onClose: () => void };

/** The question before everyone sees the directory, or whole NIS in it, with how many children are shown how. */
export function ShowDirectory({ settings, onYes, onClose }: ShowDirectoryProps) {
  const students = useStudents();
  const counts = useQuery({
    queryKey: [...studentsKey, 'consents'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const count = async (consent?: 'inisial' | 'nama' | 'foto') =>
        (await students.studentRecords({ limit: 1, ...(consent && { consent }) }, signal)).total;
      const [all, inisial, nama, foto] = await Promise.all([
        count(),
        count('inisial'),
        count('nama'),
        count('foto'),
      ]);
      return { all, inisial, nama, foto };
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title="Tampilkan kepada semua orang?"
      yes="Tampilkan"
      onYes={onYes}
      onClose={onClose}
    >
      {counts.data
        ? inWords(counts.data)
        : 'Siapa pun di internet melihat setiap santri menurut persetujuan orang tuanya.'}{' '}
      {settings.mask_nis
        ? 'NIS disamarkan, kecuali tiga angka terakhir.'
        : 'NIS mereka tampil utuh.'}
    </ConfirmDialog>
  );
}

type Counts = { all: number; inisial: number; nama: number; foto: number };

function inWords({ all, inisial, nama, foto }: Counts): string {
  const shown = [
    { count: foto, as: 'nama dan foto' },
    { count: nama, as: 'nama' },
    { count: inisial, as: 'inisial' },
  ].filter(({ count }) => count > 0);
  const rest = all - foto - nama - inisial;
  if (shown.length === 0)
    return `Siapa pun di internet melihat jumlah santri tiap kelas (${formatNumber(all)} seluruhnya). Belum ada yang namanya boleh tampil.`;
  const seen = shown.map(({ count, as }) => `${formatNumber(count)} santri dengan ${as}`);
  const hidden = rest > 0 ? ` ${formatNumber(rest)} santri lainnya hanya dihitung.` : '';
  return `Siapa pun di internet melihat ${seen.join(', ')}.${hidden}`;
}
