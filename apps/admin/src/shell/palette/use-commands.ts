import {
  IconCalendar,
  IconClipboardList,
  IconDatabase,
  IconEye,
  IconHistory,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconPlus,
  IconReportAnalytics,
  IconSchool,
  IconSun,
  IconTrash,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { cardTitles } from '../../features/school/card-titles.ts';
import { itemPath, mayOpen, newItemPath, paths, trashPath } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { extraNavigation, navigationOf } from '../navigation.ts';
import { useLogout } from '../session/use-logout.ts';
import { useRole } from '../session/use-role.ts';
import { useSchemeToggle } from '../use-scheme-toggle.ts';
import type { Command } from './command.ts';

const newLabels = {
  articles: 'Tulis artikel baru',
  announcements: 'Tulis pengumuman baru',
  prestasi: 'Catat prestasi baru',
  carousel: 'Tambah gambar berganti',
  gallery: 'Tambah foto galeri',
  pages: 'Tulis halaman baru',
  agenda: 'Tambah agenda baru',
} as const;

/** Returns the commands that a role may use everywhere; those of extensions are left out under `plain`. */
export function useCommands(showKeys: () => void): Command[] {
  const { client, config } = useServices();
  const navigate = useNavigate();
  const logout = useLogout();
  const scheme = useSchemeToggle();
  const go = (to: string) => void navigate(to);
  const isFull = client.profile === 'full';
  const role = useRole();

  const navigation = navigationOf(client.profile);
  const creating = navigation.map(({ name }) => ({
    id: `new ${name}`,
    group: 'Buat baru',
    label: newLabels[name],
    icon: IconPlus,
    run: () => go(newItemPath(name)),
  }));
  const opening = [...navigation, ...(isFull ? extraNavigation : [])]
    .filter(({ name }) => mayOpen(role, paths[name]))
    .map(({ name, prefix, label, icon }) => ({
      id: `open ${name}`,
      group: 'Buka',
      label: prefix + label,
      icon,
      run: () => go(paths[name]),
    }));
  const trash = navigation.map(({ name, prefix, label }) => ({
    id: `trash ${name}`,
    group: 'Buka',
    label: `Sampah ${(prefix + label).toLowerCase()}`,
    icon: IconTrash,
    words: 'pulihkan terhapus hapus',
    isHidden: true,
    run: () => go(trashPath(name)),
  }));
  const cards = Object.entries(mayOpen(role, paths.school) ? cardTitles : {}).map(
    ([id, label]) => ({
      ...{ id: `card ${id}`, group: 'Buka', label, icon: IconSchool, isHidden: true },
      run: () => go(itemPath('school', id)),
    }),
  );
  const extras: Command[] = [
    {
      path: paths.students,
      label: 'Direktori santri',
      icon: IconUsers,
      words: 'siswa murid impor csv persetujuan',
    },
    {
      path: paths.registrations,
      label: 'Pendaftaran',
      icon: IconClipboardList,
      words: 'santri baru psb kunci daftar',
    },
    { path: paths.week, label: 'Minggu ini', icon: IconEye, words: 'menunggu ringkasan' },
    { path: paths.calendar, label: 'Kalender terbit', icon: IconCalendar, words: 'jadwal bulan' },
    {
      path: paths.people,
      label: 'Pengguna',
      icon: IconUsers,
      words: 'akun peran penulis redaktur',
    },
    { path: paths.log, label: 'Catatan kegiatan', icon: IconHistory, words: 'log audit siapa' },
    {
      path: paths.report,
      label: 'Rapor',
      icon: IconReportAnalytics,
      words: 'keadaan periksa nilai',
    },
    { path: paths.backups, label: 'Cadangan', icon: IconDatabase, words: 'backup pulihkan kunci' },
    {
      path: paths.account,
      label: 'Akun',
      icon: IconUserCircle,
      words: 'ganti kata sandi password perangkat sesi',
    },
  ]
    .filter(({ path }) => mayOpen(role, path))
    .map(({ path, ...command }) => ({ ...command, id: path, group: 'Buka', run: () => go(path) }));
  return [
    ...creating,
    ...opening,
    ...(isFull ? [...extras, ...cards, ...trash] : []),
    {
      id: 'site',
      group: 'Lainnya',
      label: 'Lihat situs',
      icon: IconEye,
      words: 'buka halaman pengunjung',
      run: () => window.open(config.siteUrl, '_blank', 'noreferrer'),
    },
    {
      id: 'scheme',
      group: 'Lainnya',
      label: scheme.other,
      icon: scheme.isDark ? IconSun : IconMoon,
      words: 'tema warna mode',
      run: scheme.toggle,
    },
    {
      id: 'keys',
      group: 'Lainnya',
      label: 'Tombol pintas',
      icon: IconKeyboard,
      words: 'papan ketik keyboard bantuan',
      run: showKeys,
    },
    {
      id: 'logout',
      group: 'Lainnya',
      label: 'Keluar',
      icon: IconLogout,
      words: 'logout',
      run: logout,
    },
  ];
}
