import { reasons } from '@pesantren/content/admission';
import { monthNames } from '@pesantren/content/calendar/months';
import { addressOf, type Facts } from '@pesantren/content/facts';
import {
  agendaEntry,
  agendaPurpose,
  parentsEntry,
  parentsPurpose,
} from '@pesantren/content/navigation';
import { formatRupiah } from '@pesantren/content/numbers';
import type { ShownFacts } from '@pesantren/content/shown-facts';
import type { SiteConfig } from '../../config.ts';
import { paths } from '../../paths.ts';

type Profile = SiteConfig['apiProfile'];

/** A part of a fixed page, whose words are facts of the school and not items of the provider. */
export type FixedPart = {
  title: string;
  /** The page that it is on, as menus name it. */
  page: string;
  href: string;
  /** The words that parents have for it: a search of these words means this part. */
  keywords: string;
  /** Words that may stand beside those: `biaya masuk santri baru`. */
  context: string;
  /** The names of its rows; a search of the most of a name means this part. */
  names: readonly string[];
  /** All that it says. */
  text: string;
};

const newcomers = 'santri baru calon anak masuk sekolah tahun ajaran kelas';

/**
 * Returns the parts of the fixed pages that have something to say; one row, one anchor of its page.
 * @param profile of the provider: only ours has an agenda.
 */
export function fixedPartsOf({ all, withSample }: ShownFacts, profile: Profile): FixedPart[] {
  const parts = [
    parentsPart,
    ...admissionParts(all),
    ...contactParts(all),
    ...profileParts(all),
    ...homeParts(all, withSample),
    ...listParts,
    ...(profile === 'full' ? agendaParts : []),
  ];
  const school = `pesantren pondok sekolah mondok nyantri ${all.identity.name} ${all.identity.shortName}`;
  return parts.map((part) => ({ ...part, context: `${part.context} ${school}` }));
}

function admissionParts({ waves, costs, requirements }: Facts): FixedPart[] {
  const page = 'Bergabung';
  const [fee] = costs;
  const rows = costs.map(({ label, amount }) => `${label} ${formatRupiah(amount)}`);
  return [
    ...given(waves.length > 0, {
      title: 'Gelombang pendaftaran',
      ...{ page, href: `${paths.admission}#gelombang` },
      keywords:
        'pendaftaran daftar mendaftar mendaftarkan ppdb psb gelombang bergabung gabung masuk mondok nyantri formulir potongan diskon kuota',
      context: `${newcomers} seleksi jadwal tanggal dibuka ditutup buka tutup masih online daring formulir batas akhir terakhir lewat`,
      names: waves.map(({ name }) => name),
      text: waves.map(({ name }) => name).join(', '),
    }),
    ...given(costs.length > 0, {
      title: 'Semua biaya',
      ...{ page, href: `${paths.admission}#biaya` },
      keywords:
        'biaya uang bayar bayaran membayar pembayaran ongkos tarif harga syahriah spp iuran tagihan bulanan seragam total rincian juta ribu rupiah',
      context: `${newcomers} pendaftaran daftar total rincian jumlah semua keseluruhan bulan setahun tahunan pertama sampai tes makan gedung pangkal kitab buku asrama mts ma smp sma putra putri`,
      names: costs.map(({ label }) => label),
      text: rows.join(', '),
    }),
    ...given(Boolean(fee || requirements.note || requirements.documents.length > 0), {
      title: 'Syarat dan biaya',
      ...{ page, href: `${paths.admission}#syarat` },
      keywords: 'syarat persyaratan berkas dokumen kk akta ijazah umur usia nisn pasfoto',
      context: `${newcomers} pendaftaran daftar mendaftar formulir administrasi dibawa disiapkan dibutuhkan`,
      names: requirements.documents,
      text: [...requirements.documents, requirements.note].filter(Boolean).join('; '),
    }),
  ];
}

function contactParts({ contacts, identity, hours, socials }: Facts): FixedPart[] {
  const page = 'Kontak';
  const address = addressOf(identity);
  const people = contacts.map(({ title, topic, phone }) => `${title}, ${topic}: ${phone}`);
  return [
    ...given(contacts.length > 0, {
      title: 'Hubungi langsung',
      ...{ page, href: `${paths.contact}#orang` },
      keywords:
        'kontak hubungi menghubungi telepon nomor whatsapp narahubung pengaduan keluhan lapor email surel donasi infak sedekah wakaf zakat sumbangan menyumbang legalisir keterangan',
      context: `${people.join(' ')} hp handphone panitia bagian kantor admin pengurus ustaz ustazah asrama putra putri orang tua wali uang lewat menyalurkan pembangunan ijazah surat aktif`,
      // People look up the number of a missed call, also without its spaces.
      names: contacts.flatMap(({ title, phone }) => [title, phone, phone.replace(/\D/g, '')]),
      text: people.join('; '),
    }),
    ...given(address !== '', {
      title: 'Alamat',
      ...{ page, href: `${paths.contact}#alamat` },
      keywords:
        'alamat lokasi letak dimana mana peta map maps gmaps sharelok arah rute jalan denah pos kesana menuju jarak bandara terminal',
      context: `${address} google lengkap ke kode desa kota provinsi jauh dekat perjalanan dari`,
      names: [identity.address.town, identity.address.regency].filter(Boolean),
      text: address,
    }),
    ...given(hours.some(Boolean), {
      title: 'Jam buka',
      ...{ page, href: `${paths.contact}#jam-buka` },
      keywords: 'jam buka operasional pelayanan layanan',
      context: 'kantor tata usaha kerja tutup senin selasa rabu kamis jumat sabtu minggu',
      names: ['Jam kerja', 'Jam kantor'],
      text: 'Jam buka kantor, hari demi hari.',
    }),
    ...given(socials.length > 0, {
      title: 'Media sosial',
      ...{ page, href: `${paths.contact}#media-sosial` },
      keywords: 'medsos instagram facebook youtube tiktok ig fb video',
      context: 'akun resmi media sosial',
      names: ['Media sosial'],
      text: socials.map(({ url }) => url.replace(/^https?:\/\/(?:www\.)?/, '')).join(', '),
    }),
  ];
}

function profileParts({ vision, missions, history, statistics, structure }: Facts): FixedPart[] {
  const page = 'Profil';
  const { posts, chart } = structure;
  const degrees = statistics.staff.map(
    ({ count, degree, meaning }) => `${count} ${meaning} ${degree}`,
  );
  return [
    ...given(vision !== '' || missions.length > 0, {
      title: 'Visi dan misi',
      ...{ page, href: `${paths.profile}#${vision ? 'visi' : 'misi'}` },
      keywords: 'visi misi tujuan',
      context: '',
      names: [],
      text: [vision, ...missions].filter(Boolean).join(' '),
    }),
    ...given(history.length > 0, {
      title: 'Sejarah',
      ...{ page, href: `${paths.profile}#sejarah` },
      keywords: 'sejarah riwayat berdiri berdirinya didirikan',
      context: 'singkat tahun asal usul awal mula',
      names: [
        ...history.map(({ title }) => title),
        ...(/\d santri/.test(history.map(({ text }) => text).join(' ')) ? ['jumlah santri'] : []),
      ],
      text: history.map(({ year, title, text }) => `${year}: ${title}. ${text}`).join(' '),
    }),
    ...given(statistics.staff.length > 0, {
      title: 'Tenaga pengajar',
      ...{ page, href: `${paths.profile}#pengajar` },
      keywords: 'guru pengajar pendidik ustaz ustazah',
      context: `${degrees.join(' ')} tenaga jumlah lulusan gelar daftar para tahfiz quran bahasa bahasa arab bahasa inggris kitab perempuan laki`,
      names: statistics.staff.flatMap(({ degree }) => [
        `guru lulusan ${degree}`,
        `guru bergelar ${degree}`,
      ]),
      text: degrees.join(', '),
    }),
    ...given(posts.length > 0 || Boolean(chart?.url), {
      title: 'Struktur organisasi',
      page: 'Struktur Organisasi',
      href: posts.length > 0 ? `${paths.structure}#susunan` : paths.structure,
      keywords:
        'struktur organisasi susunan pengurus pimpinan pemimpin kepala direktur pengasuh kiai ketua mudir yayasan pemilik punya',
      context: `${posts.map(({ name }) => name).join(' ')} nama siapa`,
      names: posts.flatMap(({ title, name }) => [title, name].filter(Boolean)),
      text: posts
        .map(({ title, name, duty }) => [title, name, duty].filter(Boolean).join(', '))
        .join('; '),
    }),
  ];
}

function homeParts(facts: Facts, withSample: boolean): FixedPart[] {
  const { founder, values, statistics, hero } = facts;
  const page = 'Beranda';
  return [
    ...given(founder.quote !== '', {
      title: 'Pesan Pendiri',
      ...{ page, href: `${paths.home}#pesan-pendiri` },
      keywords: 'pendiri mendirikan',
      context: 'pesan kata wasiat almarhum siapa',
      names: [founder.name].filter(Boolean),
      text: `${founder.quote} ${founder.name}`,
    }),
    ...given(values.length > 0, {
      title: 'Nilai inti',
      ...{ page, href: `${paths.home}#nilai` },
      ...{ keywords: '', context: '' },
      names: ['Nilai inti', ...values.map(({ name }) => name)],
      text: values.map(({ name, text }) => `${name}: ${text}`).join(' '),
    }),
    ...given(statistics.figures.length > 0, {
      title: 'Pesantren dalam angka',
      ...{ page, href: `${paths.home}#angka` },
      ...{ keywords: 'alumni lulusan', context: 'jumlah luar negeri' },
      names: statistics.figures.map(({ label }) => label),
      text: statistics.figures.map(({ figure, label }) => `${figure} ${label}`).join(', '),
    }),
    ...given(withSample, {
      title: 'Alasan keluarga memilih pesantren ini',
      ...{ page: 'Bergabung', href: paths.admission },
      ...{
        keywords: 'alasan keunggulan kelebihan unggulan perbedaan bedanya memilih pilih',
        context: 'lain',
      },
      names: reasons.map(({ title }) => title),
      text: reasons.map(({ title, text }) => `${title}: ${text}`).join(' '),
    }),
    ...given(hero.headline !== '', {
      title: hero.headline,
      ...{ page, href: paths.home },
      ...{ keywords: 'beranda', context: '', names: [] },
      text: hero.tagline,
    }),
  ];
}

const parentsPart: FixedPart = {
  title: parentsEntry.label,
  ...{ page: 'Halaman', href: parentsEntry.path },
  keywords: 'orang tua orangtua ortu wali walisantri keluarga ayah ibu bapak bunda abi umi',
  context: 'santri murid siswa untuk informasi info bagi halaman panduan',
  names: [],
  text: parentsPurpose,
};

/** The pages that are lists, by what visitors call them. */
const listParts: readonly FixedPart[] = [
  listPart('Profil Sekolah', paths.profile, 'profil tentang'),
  listPart('Artikel', paths.articles(), 'artikel berita kabar'),
  listPart('Pengumuman', paths.announcements(), 'pengumuman'),
  listPart('Prestasi', paths.achievements(), 'prestasi penghargaan juara lomba'),
  listPart('Galeri', paths.gallery(), 'galeri foto album'),
  listPart('Data Siswa', paths.students(), 'nis nama'),
];

/** The days of the school, of a provider that has them. */
const agendaParts: readonly FixedPart[] = [
  {
    ...{ title: 'Kalender pendidikan', page: 'Halaman', href: paths.schoolYear() },
    keywords: 'kalender kaldik',
    context: 'pendidikan akademik kegiatan tahun ajaran semester libur ujian cetak',
    names: ['Kalender pendidikan'],
    text: '',
  },
  {
    ...{ title: agendaEntry.label, page: 'Halaman', href: paths.agenda() },
    keywords: 'agenda acara imsak imsakiah',
    context: `kalender kegiatan terdekat bulan depan ramadan puasa ${monthNames.join(' ')}`,
    names: [],
    text: agendaPurpose,
  },
];

function listPart(title: string, href: string, keywords: string): FixedPart {
  const context = 'terbaru terkini semua daftar kegiatan santri siswa';
  return { title, page: 'Halaman', href, keywords, context, names: [title], text: '' };
}

function given(isThere: boolean, part: FixedPart): FixedPart[] {
  return isThere ? [part] : [];
}
