import type { PageInput } from '@pesantren/api-client/contract/page';

/** The pages of an empty database, the last of the footer first. */
export const samplePages: readonly PageInput[] = [
  {
    title: 'Aksesibilitas',
    content: `<p>Situs ini dibuat supaya dapat dipakai siapa saja: dengan ponsel lama, sinyal lemah, huruf besar, papan ketik, atau pembaca layar. Pegangan kami adalah WCAG 2.2 tingkat AA.</p>
<h2>Yang sudah ada</h2>
<ul>
<li>Setiap bagian dapat dicapai dengan papan ketik. Tautan pertama di setiap halaman, <em>Langsung ke isi</em>, melompati menu.</li>
<li>Huruf dapat diperbesar sampai 200 persen dari setelan peramban tanpa ada kata yang terpotong.</li>
<li>Tulisan kecil pun berkontras sedikitnya 7 banding 1, pada tampilan terang maupun gelap. Pilihan tampilan ada di kaki setiap halaman.</li>
<li>Gerak dihentikan bila perangkat Anda meminta lebih sedikit gerak.</li>
<li>Semua halaman dapat dibaca tanpa JavaScript, dan dapat dicetak.</li>
<li>Teks Arab ditandai sebagai bahasa Arab, sehingga dibacakan dengan suara yang benar.</li>
</ul>
<h2>Yang belum sempurna</h2>
<ul>
<li>PDF pada pengumuman belum tentu terbaca oleh pembaca layar. Isi pokoknya selalu ditulis juga di pengumumannya.</li>
<li>Sebagian foto lama belum mempunyai keterangan gambar.</li>
<li>Peta Google adalah milik pihak lain; alamat dan petunjuk jalan tersedia sebagai teks di halaman <a href="/kontak">Kontak</a>.</li>
</ul>
<h2>Menemukan hambatan?</h2>
<p>Kabari tata usaha di 0800 0000 001 atau lewat WhatsApp di halaman <a href="/kontak">Kontak</a>, dengan alamat halamannya. Kami menjawab pada hari kerja berikutnya, dan sementara itu menyampaikan isinya dengan cara yang Anda minta.</p>`,
    order: 60,
    in_footer: true,
    published: true,
  },
  {
    title: 'Privasi',
    content: `<p>Halaman ini menerangkan apa yang dicatat situs ini tentang Anda. Singkatnya: hampir tidak ada.</p>
<h2>Pengunjung</h2>
<ul>
<li><strong>Tanpa pelacak.</strong> Tidak ada iklan, dan tidak ada skrip, huruf, atau gambar dari perusahaan lain. Satu dari sepuluh kunjungan dihitung oleh situs ini sendiri: halaman apa yang dibuka dan secepat apa, tanpa mencatat siapa.</li>
<li><strong>Tanpa kuki.</strong> Membaca situs ini tidak menyimpan kuki apa pun. Satu-satunya pengecualian Anda buat sendiri: bila Anda memilih tampilan terang atau gelap, pilihan itu (satu kata, bernama <code>skema</code>) disimpan di peramban Anda selama setahun.</li>
<li><strong>Tanpa formulir.</strong> Situs ini tidak meminta nama, nomor telepon, atau surel. Tombol WhatsApp dan telepon membuka aplikasi Anda; percakapannya tidak melewati situs ini. Pengecualiannya formulir pendaftaran santri, selama sekolah membukanya: isiannya dikunci begitu tiba, dibaca panitia pendaftaran saja, dan hilang 60 hari sesudah gelombangnya ditutup.</li>
<li><strong>Peta Google</strong> di halaman Kontak baru dimuat setelah Anda menekan <em>Tampilkan peta Google</em>. Sejak saat itu berlaku aturan Google.</li>
</ul>
<h2>Catatan server</h2>
<p>Seperti semua situs, server melihat alamat jaringan (IP) setiap permintaan. Kami memakainya untuk menahan serangan dan menelusuri gangguan, tidak untuk mengenali pengunjung, dan tidak membagikannya.</p>
<h2>Staf yang mengisi situs</h2>
<p>Tentang staf yang masuk ke halaman admin disimpan: nama pengguna, kata sandi dalam bentuk yang tidak dapat dibaca kembali, waktu, peramban, dan alamat jaringan tempat akunnya masuk, serta catatan perubahan (siapa mengubah apa) selama satu tahun. Dua kuki menjaga sesi dan mengenali perangkatnya. Tulisan yang belum disimpan berada di perangkat staf itu sendiri. Yang dihapus dapat dipulihkan selama 30 hari, sesudah itu hilang untuk selamanya.</p>
<h2>Santri dan keluarga</h2>
<p>Foto dan nama santri tampil dalam berita dan galeri hanya sepanjang keluarganya tidak berkeberatan. Halaman data siswa tidak memuat alamat, tanggal lahir, atau nomor telepon, dan kami meminta mesin pencari tidak memuatnya.</p>
<p>Ingin sebuah foto atau nama diturunkan? Kabari tata usaha di 0800 0000 001 pada jam kerja. Tidak perlu menyebutkan alasan.</p>`,
    order: 50,
    in_footer: true,
    published: true,
  },
  {
    title: 'Tanya jawab',
    content: `<p>Pertanyaan yang paling sering kami terima dari keluarga calon santri. Jawaban yang belum ada di sini dapat ditanyakan lewat halaman <a href="/kontak">Kontak</a>.</p>
<h2>Berapa biaya pendaftarannya?</h2>
<p>Rp150.000, dibayar satu kali, sudah termasuk tes. Syarat berkas dan tanggal setiap gelombang ada di halaman <a href="/bergabung">Bergabung</a>.</p>
<h2>Apakah anak yang belum lancar membaca Al-Qur’an dapat diterima?</h2>
<p>Dapat. Tes dipakai untuk menempatkan, bukan menyaring. Anak yang belum lancar mendapat kelompok bimbingan selama satu semester.</p>
<h2>Apa saja tes masuknya, dan kapan hasilnya?</h2>
<p>Membaca Al-Qur’an, menulis satu halaman tentang diri sendiri, dan matematika dasar, sekitar setengah hari. Pada hari yang sama santri dan orang tua diwawancarai terpisah, masing-masing dua puluh menit. Pengumuman kelulusannya sampai melalui surat dan telepon dalam tujuh hari.</p>
<h2>Jenjang dan jurusan apa yang dibuka?</h2>
<p>Madrasah aliyah (setingkat SMA), kelas X sampai XII, jurusan IPA dan IPS, untuk lulusan SMP dan MTs.</p>
<h2>Apakah santri pindahan diterima?</h2>
<p>Diterima pada awal semester, selama masih ada tempat. Bawalah surat pindah dan rapor dari sekolah asal; tesnya sama dengan santri baru.</p>
<h2>Bolehkah santri membawa ponsel?</h2>
<p>Tidak. Ponsel, laptop, dan permainan elektronik ditinggal di rumah. Keluarga dapat menelepon melalui telepon asrama pada hari Ahad; pada keadaan mendesak, kapan saja.</p>
<h2>Kapan orang tua boleh berkunjung?</h2>
<p>Ahad pertama setiap bulan, pukul 08.00 sampai 16.00 WIB. Selengkapnya ada di <a href="/halaman/aturan-kunjungan">Aturan kunjungan</a>.</p>
<h2>Perlengkapan apa saja yang harus dibawa?</h2>
<p>Pakaian, alat mandi, alat tulis, dan perlengkapan tidur, tidak perlu baru. Daftarnya dapat diunduh dari <a href="/pengumuman">Pengumuman</a>; kasur, lemari, dan meja belajar sudah disediakan.</p>
<h2>Kapan santri libur dan boleh pulang?</h2>
<p>Dua kali setahun: pada akhir semester ganjil, biasanya dua minggu, dan sepanjang akhir Ramadan sampai sesudah Idulfitri. Tanggalnya diumumkan sebulan sebelumnya di halaman <a href="/pengumuman">Pengumuman</a>.</p>
<h2>Kapan rapor dibagikan?</h2>
<p>Dua kali setahun, pada akhir setiap semester, langsung kepada orang tua. Hasil asesmen tengah semester diambil pada bulan Oktober dan Maret.</p>
<h2>Bagaimana pengalaman keluarga lain pada bulan pertama?</h2>
<p>Kebanyakan anak rindu rumah pada dua minggu pertama, dan kebanyakan orang tua lebih lama. Bila ingin mendengarnya langsung, hubungi bidang kesantrian: beberapa orang tua bersedia berbagi cerita. Cerita santri sendiri ada di halaman <a href="/artikel">Artikel</a>.</p>
<h2>Bagaimana kalau anak sakit?</h2>
<p>Wali kamar membawanya ke kamar kesehatan, dan bila perlu ke puskesmas. Keluarga dikabari pada hari yang sama. Kami tidak pernah meminta kiriman uang mendadak dengan alasan anak sakit; bila menerima permintaan seperti itu, teleponlah tata usaha lebih dahulu.</p>
<h2>Apakah ada beasiswa?</h2>
<p>Ada, penuh maupun keringanan separuh syahriah, terutama bagi anak yatim, anak guru mengaji, dan keluarga yang terdampak bencana. Pembukaannya diumumkan setiap tahun di halaman <a href="/pengumuman">Pengumuman</a>; nama penerima tidak diumumkan.</p>
<h2>Bolehkah biaya dicicil bila keluarga sedang kesulitan membayar?</h2>
<p>Sampaikan kepada bagian keuangan sebelum ditegur. Pembayaran dapat diangsur, pembicaraannya tertutup, dan tunggakan tidak menghalangi santri mengikuti ujian.</p>`,
    order: 40,
    in_footer: true,
    published: true,
  },
  {
    title: 'Fasilitas',
    content: `<p>Pesantren berdiri di atas tanah wakaf di tepi Lawe Bulan. Bangunannya tidak banyak, dan sebagian besar dipakai sepanjang hari.</p>
<h2>Belajar</h2>
<ul>
<li>Gedung timur: delapan ruang kelas untuk kelas X dan XI. Kelas XII belajar di aula dan lantai dua perpustakaan.</li>
<li>Perpustakaan dua lantai dengan lemari kitab, dibuka sampai belajar malam selesai.</li>
<li>Laboratorium sains sederhana: mikroskop, alat peraga fisika, meja kimia, dan sudut robotik.</li>
<li>Kebun dapur, sawah, dan kolam ikan, yang juga menjadi ruang praktik biologi.</li>
</ul>
<figure><img src="/uploads/contoh/perpustakaan.jpg" alt="Rak buku dan lemari kitab di perpustakaan, cahaya masuk dari jendela tinggi" width="1600" height="1000"><figcaption>Perpustakaan, lantai pertama.</figcaption></figure>
<h2>Ibadah</h2>
<p>Surau lama, dipugar tahun 2007 tanpa mengubah bentuk atapnya, menampung seluruh santri putra pada salat lima waktu. Santri putri salat di ruang timur surau dan di musala asrama.</p>
<h2>Asrama</h2>
<p>Asrama putra dan putri terpisah, masing-masing dengan wali kamar yang tinggal di dalamnya. Santri tinggal sekamar delapan sampai sepuluh orang, dengan kamar mandi di setiap lantai. Pesantren menyediakan kasur, lemari, dan meja belajar; perlengkapan lain dibawa dari rumah. Air bersih berasal dari mata air dan sumur bor, dan tempat menjemur menghadap matahari pagi.</p>
<h2>Makan dan kesehatan</h2>
<p>Dapur umum memasak tiga kali sehari, sebagian dari panen santri sendiri. Kamar kesehatan dijaga petugas setiap hari; puskesmas berjarak sepuluh menit berkendara, dan pemeriksaan gratis diadakan sekali setahun.</p>
<h2>Olahraga dan seni</h2>
<p>Lapangan bola, lapangan panahan di belakang asrama putri, gelanggang silat, sanggar mesekat dan kaligrafi, serta panggung terbuka untuk pekan bahasa dan seni.</p>
<figure><img src="/uploads/contoh/serambi-asrama.jpg" alt="Serambi asrama dengan deretan sandal dan jemuran pagi" width="1600" height="1000"><img src="/uploads/contoh/dapur.jpg" alt="Dapur umum dengan tungku dan periuk besar" width="1600" height="1000"><img src="/uploads/contoh/lapangan-bola.jpg" alt="Lapangan bola dengan gawang bambu" width="1600" height="1000"><figcaption>Serambi asrama, dapur umum, dan lapangan bola.</figcaption></figure>
<h2>Letak</h2>
<p><a href="https://www.google.com/maps/search/?api=1&amp;query=3.4846,97.8148">https://www.google.com/maps/search/?api=1&amp;query=3.4846,97.8148</a></p>`,
    order: 30,
    in_footer: true,
    published: true,
  },
  {
    title: 'Aturan kunjungan',
    content: `<p>Pintu pesantren terbuka bagi keluarga. Aturan di bawah ini dibuat supaya anak-anak yang tidak dikunjungi pada hari itu tidak merasa tertinggal, dan supaya pelajaran tetap tenang.</p>
<h2>Kapan</h2>
<ul>
<li><strong>Hari kunjungan:</strong> Ahad pertama setiap bulan, pukul 08.00 sampai 16.00 WIB. Bila bergeser karena ujian atau hari besar, kami mengumumkannya di halaman <a href="/pengumuman">Pengumuman</a>.</li>
<li><strong>Di luar hari itu:</strong> untuk keperluan keluarga yang mendesak, hubungi bidang kesantrian lebih dahulu di 0800 0000 002.</li>
<li><strong>Calon santri dan keluarganya:</strong> boleh melihat kelas, asrama, dan dapur pada jam kerja. Beri kabar sehari sebelumnya supaya ada yang menemani.</li>
</ul>
<h2>Di mana</h2>
<p>Kunjungan berlangsung di serambi depan dan halaman surau. Kendaraan dititipkan di lapangan bola supaya halaman aman untuk anak-anak. Kamar asrama putri hanya dimasuki ibu dan saudara perempuan, kamar asrama putra hanya ayah dan saudara laki-laki, didampingi wali kamar.</p>
<h2>Yang dibawa</h2>
<ol>
<li>Makanan rumah boleh, secukupnya, dan sebaiknya dimakan bersama teman sekamar. Yang mudah basi mohon dihabiskan hari itu juga.</li>
<li>Uang saku dititipkan kepada wali kamar atau ditransfer ke rekening pesantren, tidak diberikan tunai.</li>
<li>Paket yang dikirim diberi nama dan kelas santri, lalu diambil di tata usaha pada sore hari.</li>
<li>Obat diserahkan kepada wali kamar beserta aturan pakainya.</li>
<li>Ponsel, perhiasan, dan permainan elektronik mohon dibawa pulang kembali.</li>
</ol>
<h2>Membawa anak keluar</h2>
<p>Santri boleh keluar bersama orang tua atau wali yang namanya tercatat, pada hari kunjungan, sampai pukul 15.30 WIB. Selain orang tua, bawalah surat dari orang tua dan kartu pengenal. Wali kamar mencatat jam keluar dan jam kembali.</p>
<p>Izin pulang di luar jadwal diberikan untuk keperluan keluarga yang mendesak: sakit, berita duka, atau pernikahan saudara kandung. Orang tua menghubungi bidang kesantrian lebih dahulu, lalu menjemput sendiri atau mengirim surat izin.</p>`,
    order: 20,
    in_footer: true,
    published: true,
  },
  {
    title: 'Jadwal harian',
    content: `<p>Jam di asrama mengikuti waktu salat, jadi beberapa kegiatan bergeser beberapa menit sepanjang tahun. Yang tetap: bangun sebelum subuh, pelajaran umum pada pagi hari, kitab pada sore hari, hafalan selepas magrib, dan tujuh jam tidur pada malam hari.</p>
<h2>Jam pelajaran dan kegiatan, Senin sampai Sabtu</h2>
<table><thead><tr><th scope="col">Waktu (WIB)</th><th scope="col">Kegiatan</th></tr></thead><tbody>
<tr><td>04.30</td><td>Bel bangun, bersiap ke surau</td></tr>
<tr><td>04.55</td><td>Salat subuh berjamaah, lalu murajaah berpasangan</td></tr>
<tr><td>06.15</td><td>Mandi, piket kamar, sarapan</td></tr>
<tr><td>07.30</td><td>Pelajaran madrasah; Sabtu sampai pukul 11.30</td></tr>
<tr><td>12.40</td><td>Salat zuhur, makan siang, istirahat</td></tr>
<tr><td>14.00</td><td>Pelajaran kitab dan bahasa</td></tr>
<tr><td>16.00</td><td>Salat asar, lalu ekstrakurikuler, olahraga, atau giliran kebun</td></tr>
<tr><td>17.30</td><td>Mandi, bersiap ke surau</td></tr>
<tr><td>18.30</td><td>Salat magrib, lalu setoran hafalan dalam kelompok kecil</td></tr>
<tr><td>19.40</td><td>Salat isya, makan malam</td></tr>
<tr><td>20.30</td><td>Belajar malam, didampingi guru</td></tr>
<tr><td>21.30</td><td>Lampu kamar dipadamkan</td></tr>
</tbody></table>
<h2>Hari Ahad</h2>
<p>Tidak ada pelajaran di kelas. Pagi untuk mencuci pakaian sendiri, membersihkan kamar, dan gotong royong; siang untuk menelepon keluarga, membaca, atau berolahraga. Ahad pertama setiap bulan adalah <a href="/halaman/aturan-kunjungan">hari kunjungan orang tua</a>.</p>
<h2>Ramadan dan pekan ujian</h2>
<ul>
<li>Selama Ramadan pelajaran dimulai pukul 08.00 dan setoran hafalan baru dikurangi separuh; gantinya murajaah.</li>
<li>Pada pekan ujian belajar malam boleh sampai pukul 22.00. Piket dapur dan kebun dikerjakan guru.</li>
</ul>`,
    order: 10,
    in_footer: true,
    published: true,
  },
];
