/** The words of a sample PDF, as a browser reads them out of it when it is uploaded. */
export type SamplePdf = {
  /** Name of the file under `media/contoh`, without the ending; its first page is the `.webp` beside it. */
  file: string;
  text: string;
};

/** The PDFs behind the sample announcements, oldest first. */
export const samplePdfs: readonly SamplePdf[] = [
  {
    file: 'perlengkapan-santri-baru',
    text: oneLine(`
      041/PLA/VII/2026 Daftar perlengkapan santri baru tahun ajaran 2026/2027 Assalamualaikum
      warahmatullahi wabarakatuh. Orang tua dan wali santri baru yang kami hormati, berikut
      perlengkapan yang dibawa ke asrama pada Senin, 13 Juli 2026. Jumlahnya dibatasi supaya kamar
      tetap lapang dan semua santri hidup sama sederhana. Barang lama yang masih baik tidak perlu
      diganti. Pakaian Kemeja atau gamis polos, 4 potong Sarung atau rok panjang, 3 potong Kaus dan
      celana olahraga, 2 stel Peci hitam atau kerudung, 3 buah Pakaian dalam dan kaus kaki
      secukupnya Jaket hangat, 1 potong Sandal, sepatu hitam, dan sepatu olahraga Ibadah dan belajar
      Mushaf ukuran sedang Perlengkapan salat Alat tulis dan 10 buku tulis Kamus Arab-Indonesia,
      bila ada Tidur dan mandi Seprai, sarung bantal, dan selimut Handuk, 2 lembar Ember, gayung,
      dan alat mandi Gantungan baju, 6 buah Makan Piring, gelas, dan sendok yang tidak mudah pecah
      Botol minum Ditinggal di rumah Ponsel, laptop, dan permainan elektronik Perhiasan dan uang
      tunai lebih dari Rp300.000 Koper keras; gunakan tas kain Makanan yang mudah basi Catatan
      Setiap barang diberi nama dengan tinta tahan air. Obat pribadi diserahkan kepada wali kamar
      beserta aturan pakainya. Kasur, lemari, dan meja belajar disediakan pesantren. Keluarga yang
      berkeberatan melengkapi daftar ini dapat menghubungi bidang kesantrian; kami menyimpan
      perlengkapan layak pakai dari alumni. Wassalamualaikum warahmatullahi wabarakatuh.
    `),
  },
  {
    file: 'beasiswa-2026',
    text: oneLine(`
      058/PLA/IX/2026 Beasiswa dan keringanan syahriah tahun ajaran 2026/2027 Assalamualaikum
      warahmatullahi wabarakatuh. Pesantren membuka beasiswa bagi santri yang sudah belajar di sini
      maupun yang baru masuk tahun ini. Dananya berasal dari wakaf produktif, sumbangan alumni, dan
      hasil sawah. Jenis Kuota Bantuan Diutamakan Beasiswa penuh 15 santri Syahriah, asrama, dan
      buku selama satu tahun ajaran Anak yatim atau piatu; keluarga yang kehilangan rumah akibat
      banjir Keringanan syahriah 30 santri Separuh syahriah selama satu tahun ajaran Anak guru
      mengaji; keluarga yang kehilangan sawah atau ternak; dua anak atau lebih di pesantren Berkas
      Surat permohonan yang ditulis tangan oleh santri sendiri, satu halaman. Fotokopi kartu
      keluarga, 1 lembar. Surat keterangan dari kepala kampung atau imam meunasah. Fotokopi rapor
      terakhir; nilai tidak menjadi syarat, hanya bahan pendampingan. Jadwal Penyerahan berkas 7
      sampai 30 September 2026, di tata usaha pada jam kerja Pembicaraan dengan keluarga 5 sampai 10
      Oktober 2026, tertutup, di pesantren atau di rumah Pemberitahuan 17 Oktober 2026, melalui
      surat kepada keluarga Mulai berlaku 1 November 2026 Nama penerima tidak diumumkan. Santri
      penerima beasiswa mempunyai hak, seragam, dan tugas yang sama dengan teman-temannya. Keluarga
      yang berhalangan datang dapat menitipkan berkas kepada wali kelas. Pertanyaan dapat
      disampaikan melalui telepon tata usaha. Wassalamualaikum warahmatullahi wabarakatuh.
    `),
  },
  {
    file: 'rekening-syahriah',
    text: oneLine(`
      067/PLA/XI/2026 Perubahan rekening pembayaran syahriah Assalamualaikum warahmatullahi
      wabarakatuh. Mulai Selasa, 1 Desember 2026, pembayaran syahriah dan titipan uang saku santri
      dilakukan melalui rekening berikut. Rekening lama masih menerima pembayaran sampai 31 Desember
      2026, kemudian ditutup. Bank Bank Syariah Lembah, cabang Kutacane Nomor rekening 000 0000 0001
      Atas nama Pesantren Lembah Alas Berita transfer NIS, spasi, nama santri, spasi, bulan. Contoh:
      2026010001 ALYA DES Batas pembayaran Tanggal 10 setiap bulan Cara membayar Melalui teller,
      anjungan tunai, atau aplikasi bank ke nomor rekening di atas. Tunai di loket tata usaha, Senin
      sampai Jumat pukul 08.00–16.00 WIB dan Sabtu pukul 08.00–12.00 WIB. Simpan bukti pembayaran.
      Kuitansi dapat diambil santri di tata usaha setelah dua hari kerja. Supaya tidak tertipu
      Pesantren tidak pernah mengirim nomor rekening melalui pesan pribadi atau media sosial.
      Pesantren tidak meminta transfer mendadak dengan alasan anak sakit, kecelakaan, atau lomba.
      Jika menerima permintaan seperti itu, jangan mengirim uang. Teleponlah tata usaha di nomor
      pada kepala surat ini lebih dahulu. Keluarga yang sedang kesulitan membayar tidak perlu
      menunggu ditegur. Sampaikan kepada bagian keuangan; pembayaran dapat diangsur dan
      pembicaraannya tertutup. Terima kasih atas perhatian dan amanah Bapak dan Ibu.
      Wassalamualaikum warahmatullahi wabarakatuh.
    `),
  },
  {
    file: 'panduan-pendaftaran',
    text: oneLine(`
      070/PLA/XI/2026 Panduan pendaftaran santri baru Pendaftaran terbuka bagi lulusan SD, MI, SMP,
      dan MTs, putra dan putri, dari daerah mana pun. Tanggal setiap gelombang beserta potongannya
      tercantum pada halaman Bergabung di situs pesantren. Syarat Fotokopi kartu keluarga, 1 lembar
      Pasfoto ukuran 3×4 cm, 5 lembar NISN yang sudah terdaftar daring Formulir pendaftaran sudah
      diisi Biaya pendaftaran Rp150.000, dibayar satu kali dan sudah termasuk tes. Alur Langkah Yang
      dilakukan Lama 1. Mendaftar Mengisi formulir di tempat pendaftaran atau melalui situs, lalu
      menyerahkan berkas 1 hari 2. Tes Membaca Al-Qur’an, menulis satu halaman tentang diri sendiri,
      matematika dasar Setengah hari 3. Wawancara Santri dan orang tua diwawancarai terpisah,
      masing-masing dua puluh menit Hari yang sama 4. Pengumuman Disampaikan melalui surat dan
      telepon kepada keluarga 7 hari 5. Daftar ulang Melengkapi administrasi dan memilih kamar 14
      hari Tes dipakai untuk menempatkan, bukan menyaring. Anak yang belum lancar membaca Al-Qur’an
      tetap diterima dan mendapat kelompok bimbingan selama satu semester. Tempat pendaftaran
      Kutacane Tata usaha pesantren, setiap hari kerja Blangkejeren Rumah alumni, dekat terminal
      lama, Sabtu dan Ahad pada masa gelombang Medan Sekretariat alumni, dengan janji melalui
      telepon pendaftaran Berkunjung Keluarga yang ingin melihat kelas, asrama, dan dapur boleh
      datang pada jam kerja. Kabarkan sehari sebelumnya supaya ada yang menemani. Calon santri boleh
      ikut belajar dan makan siang.
    `),
  },
  {
    file: 'jadwal-ujian-ganjil',
    text: oneLine(`
      072/PLA/XI/2026 Jadwal Ujian Akhir Semester Ganjil tahun ajaran 2026/2027 Ujian Akhir Semester
      Ganjil kelas X, XI, dan XII dilaksanakan pada 7 sampai 12 Desember 2026. Mata pelajaran yang
      ditulis berpasangan mengikuti jurusan: yang pertama untuk IPA, yang kedua untuk IPS. Hari,
      tanggal 07.30–09.30 WIB 10.00–11.30 WIB Senin, 7 Desember Al-Qur’an Hadis Bahasa Indonesia
      Selasa, 8 Desember Matematika Fikih Rabu, 9 Desember Bahasa Arab Biologi / Geografi Kamis, 10
      Desember Bahasa Inggris Akidah Akhlak Jumat, 11 Desember Fisika / Ekonomi Sejarah Kebudayaan
      Islam Sabtu, 12 Desember Kimia / Sosiologi Sejarah Indonesia Ujian lisan Tahfiz dan baca kitab
      diuji oleh guru masing-masing pada 30 November sampai 5 Desember 2026, selepas asar, di surau
      lama dan perpustakaan. Urutan peserta ditempel di papan kelas. Ruang Kelas Ruang Pengawas X
      IPA 1–2, X IPS 1–2 Gedung timur, ruang 1 sampai 4 Dua guru setiap ruang XI IPA 1–2, XI IPS 1–2
      Gedung timur, ruang 5 sampai 8 Dua guru setiap ruang XII IPA 1–2, XII IPS 1–2 Aula dan
      perpustakaan lantai dua Tiga guru setiap ruang Ketentuan Kartu ujian diambil di tata usaha
      mulai Senin, 30 November. Tunggakan pembayaran tidak menghalangi santri mengikuti ujian.
      Peserta hadir lima belas menit lebih awal, membawa alat tulis sendiri, dan duduk menurut nomor
      kartu. Peserta yang sakit melapor kepada wali kamar sebelum pukul 07.00 WIB; ujian susulan 14
      dan 15 Desember. Belajar malam diperpanjang sampai pukul 22.00 WIB mulai 30 November. Piket
      dapur dan kebun dikerjakan guru selama pekan ujian. Rapor dibagikan Sabtu, 19 Desember 2026,
      pukul 08.00 WIB. Libur semester dimulai sesudahnya.
    `),
  },
];

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
