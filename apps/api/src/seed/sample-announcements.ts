import type { AnnouncementInput } from '@pesantren/api-client/contract/announcement';

/** The announcements of an empty database, oldest first. */
export const sampleAnnouncements: readonly AnnouncementInput[] = [
  {
    title: 'Santri kembali ke asrama paling lambat 12 Juli',
    content: `Tahun ajaran 2026/2027 dimulai Senin, 13 Juli 2026. Santri kelas XI dan XII diminta sudah berada di asrama paling lambat Ahad, 12 Juli, pukul 17.00 WIB. Santri baru datang Senin pagi bersama orang tua, mulai pukul 08.00 WIB.

Bus penjemputan dari Medan berangkat Ahad pukul 07.00 WIB dan dari Blangkejeren pukul 08.00 WIB. Mohon melapor kepada bagian kesantrian jika anak Anda terlambat karena sakit atau urusan keluarga.`,
    date: '1 Juli 2026',
    time: '09.00 WIB',
    priority: 'Penting',
    category: 'Asrama',
    pdf_url: '',
    event_date: '2026-07-12',
    event_time: 'paling lambat 17.00 WIB',
  },
  {
    title: 'Daftar perlengkapan santri baru',
    content: `Supaya kamar tetap lapang dan semua santri hidup sama sederhana, perlengkapan yang dibawa dibatasi. Daftar lengkapnya ada pada PDF terlampir: pakaian, alat mandi, alat tulis, dan perlengkapan tidur.

Tidak perlu membeli yang baru. Koper keras, alat elektronik, dan perhiasan mohon ditinggal di rumah. Setiap barang diberi nama dengan tinta tahan air.`,
    date: '4 Juli 2026',
    time: '10.30 WIB',
    priority: 'Sedang',
    category: 'Asrama',
    pdf_url: '/uploads/contoh/perlengkapan-santri-baru.pdf',
  },
  {
    title: 'Pemeriksaan kesehatan gratis untuk semua santri',
    content: `Petugas puskesmas akan datang ke pesantren pada Selasa dan Rabu, 11 dan 12 Agustus 2026, pukul 08.30 sampai 12.00 WIB. Pemeriksaan meliputi tinggi dan berat badan, mata, gigi, serta tekanan darah.

Santri yang rutin minum obat diminta membawa obat dan catatan dokternya. Hasil pemeriksaan dikirim kepada orang tua melalui wali kamar.`,
    date: '6 Agustus 2026',
    time: '08.00 WIB',
    priority: 'Sedang',
    category: 'Asrama',
    pdf_url: '',
    event_date: '2026-08-11',
    event_end_date: '2026-08-12',
    event_time: '08.30 sampai 12.00 WIB',
  },
  {
    title: 'Jadwal kegiatan ekstrakurikuler semester ganjil',
    content: `Pilihan ekstrakurikuler dibuka sampai 22 Agustus 2026. Setiap santri memilih satu kegiatan wajib dan paling banyak satu kegiatan tambahan: panahan, silat, sepak bola, pramuka, kaligrafi, robotik, mesekat, jurnalistik, atau kebun.

Formulir diambil di ruang kesantrian dan dikembalikan kepada wali kelas. Latihan pertama dimulai Sabtu, 29 Agustus.`,
    date: '15 Agustus 2026',
    time: '13.00 WIB',
    priority: 'Sedang',
    category: 'Kegiatan',
    pdf_url: '',
  },
  {
    title: 'Beasiswa bagi anak yatim dan keluarga terdampak banjir',
    content: `Pesantren membuka beasiswa penuh untuk 15 santri dan keringanan syahriah untuk 30 santri. Yang diutamakan adalah anak yatim, anak guru mengaji, dan keluarga yang kehilangan sawah atau rumah akibat banjir akhir tahun lalu.

Berkas diserahkan ke tata usaha paling lambat 30 September 2026. Pembicaraan dengan keluarga dilakukan tertutup, dan nama penerima tidak diumumkan.`,
    date: '5 September 2026',
    time: '09.30 WIB',
    priority: 'Sedang',
    category: 'Keuangan',
    pdf_url: '/uploads/contoh/beasiswa-2026.pdf',
  },
  {
    title: 'Hasil asesmen tengah semester dapat diambil wali santri',
    content: `Laporan hasil asesmen tengah semester dibagikan Sabtu, 10 Oktober 2026, pukul 08.00 sampai 12.00 WIB, di ruang kelas masing-masing. Wali santri yang berhalangan dapat meminta laporan lewat pesan kepada wali kelas.

Kami menyediakan waktu lima belas menit untuk setiap keluarga. Mohon datang sesuai urutan yang dikirim wali kelas supaya tidak menunggu lama.`,
    date: '3 Oktober 2026',
    time: '10.00 WIB',
    priority: 'Sedang',
    category: 'Akademik',
    pdf_url: '',
    event_date: '2026-10-10',
    event_time: '08.00 sampai 12.00 WIB',
    event_place: 'ruang kelas',
  },
  {
    title: 'Peringatan Hari Santri: upacara, lomba, dan bersih surau',
    content: `Hari Santri diperingati Kamis, 22 Oktober 2026. Upacara dimulai pukul 07.30 WIB di halaman depan, dilanjutkan lomba baca kitab, azan, dan cerdas cermat. Selepas asar seluruh santri membersihkan surau lama dan tiga meunasah di dusun sekitar.

Santri mengenakan sarung dan kemeja putih. Kegiatan belajar di kelas diliburkan.`,
    date: '16 Oktober 2026',
    time: '08.15 WIB',
    priority: 'Sedang',
    category: 'Kegiatan',
    pdf_url: '',
    event_date: '2026-10-22',
    event_time: '07.30 WIB',
    event_place: 'halaman depan',
  },
  {
    title: 'Gotong royong membersihkan saluran air sawah',
    content: `Menjelang panen, saluran air sepanjang empat ratus meter di sisi timur perlu dibersihkan dari lumpur dan daun bambu. Kegiatan dilaksanakan Ahad, 8 November 2026, pukul 07.00 sampai 10.00 WIB.

Santri kelas XI membawa sepatu bot dan caping. Cangkul disediakan. Warga dusun dan orang tua yang ingin ikut kami tunggu dengan senang hati; sarapan di pematang.`,
    date: '2 November 2026',
    time: '07.30 WIB',
    priority: 'Sedang',
    category: 'Kegiatan',
    pdf_url: '',
    event_date: '2026-11-08',
    event_time: '07.00 sampai 10.00 WIB',
    event_place: 'saluran air sisi timur',
  },
  {
    title: 'Perubahan rekening pembayaran syahriah',
    content: `Mulai 1 Desember 2026, pembayaran syahriah hanya melalui rekening baru yang tercantum pada PDF terlampir. Rekening lama ditutup pada 31 Desember 2026.

Pesantren tidak pernah mengirim nomor rekening lewat pesan pribadi. Jika ragu, teleponlah tata usaha pada jam kerja sebelum mengirim uang.`,
    date: '11 November 2026',
    time: '08.00 WIB',
    priority: 'Penting',
    category: 'Keuangan',
    pdf_url: '/uploads/contoh/rekening-syahriah.pdf',
  },
  {
    title: 'Panduan pendaftaran santri baru',
    content: `Panduan pendaftaran sudah dapat diunduh. Di dalamnya terdapat syarat berkas, alur tes baca Al-Qur’an dan wawancara, biaya, serta alamat tempat pendaftaran di Kutacane, Blangkejeren, dan Medan.

Tanggal setiap gelombang tercantum pada halaman Bergabung. Keluarga yang ingin melihat-lihat pesantren boleh datang pada jam kerja; cukup memberi kabar sehari sebelumnya.`,
    date: '16 November 2026',
    time: '09.00 WIB',
    priority: 'Sedang',
    category: 'Pendaftaran',
    pdf_url: '/uploads/contoh/panduan-pendaftaran.pdf',
  },
  {
    title: 'Hari kunjungan orang tua bulan Desember',
    content: `Kunjungan bulan Desember dibuka Ahad, 6 Desember 2026, pukul 08.00 sampai 16.00 WIB, di serambi depan. Mohon menitipkan kendaraan di lapangan bola supaya halaman tetap aman untuk anak-anak.

Makanan dari rumah boleh dibawa secukupnya dan sebaiknya dimakan bersama teman sekamar. Salat zuhur berjamaah di surau lama.`,
    date: '19 November 2026',
    time: '08.00 WIB',
    priority: 'Sedang',
    category: 'Asrama',
    pdf_url: '',
    event_date: '2026-12-06',
    event_time: '08.00 sampai 16.00 WIB',
    event_place: 'serambi depan',
  },
  {
    title: 'Jadwal Ujian Akhir Semester Ganjil',
    content: `Ujian berlangsung enam hari, Senin sampai Sabtu, 7 sampai 12 Desember 2026, mulai pukul 07.30 WIB. Jadwal lengkap setiap kelas terdapat pada PDF terlampir.

Kartu ujian diambil di tata usaha mulai Senin, 30 November. Ujian lisan tahfiz dan kitab dilaksanakan sepekan sebelumnya oleh guru masing-masing. Belajar malam diperpanjang sampai pukul 22.00 WIB, dan telepon asrama tetap dibuka pada hari Ahad.`,
    date: '20 November 2026',
    time: '10.00 WIB',
    priority: 'Penting',
    category: 'Akademik',
    pdf_url: '/uploads/contoh/jadwal-ujian-ganjil.pdf',
    event_date: '2026-12-07',
    event_end_date: '2026-12-12',
    event_time: '07.30 WIB',
  },
];
