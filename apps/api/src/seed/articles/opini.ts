import type { Draft } from './draft.ts';

export const opini: readonly Draft[] = [
  {
    title: 'Pulang kampung juga pelajaran',
    excerpt:
      'Dua pekan di rumah sering dianggap jeda. Bagi kami, liburan Idulfitri justru ujian praktik yang paling jujur.',
    date: '11 Maret 2026',
    author: 'Bidang Kesantrian',
    image: '/uploads/contoh/bus-lembah.jpg',
    image_alt: 'Bus kecil melintas di jalan lembah yang berkelok, gunung berlapis di belakangnya',
    content: `Beberapa hari lagi halaman pesantren akan penuh koper. Bus ke Blangkejeren berangkat selepas subuh, bus ke Medan menyusul pukul delapan, dan santri yang rumahnya di seberang Lawe Bulan cukup berjalan kaki. Sesudah itu asrama sunyi selama dua pekan, dan setiap tahun pertanyaan yang sama muncul di ruang guru: apakah yang dibangun sepuluh bulan ini akan bertahan di rumah?

Menurut saya, pertanyaan itu kurang tepat. Rumah bukan tempat yang merusak hasil pesantren. Rumah adalah tempat hasil itu diuji, dan ujian yang baik tidak memakai pengawas. Di asrama, bel membangunkan santri pukul setengah lima. Di rumah, tidak ada bel. Di asrama, piring dicuci karena ada jadwal piket. Di rumah, piring dicuci karena ada ibu yang lelah.

Karena itu, kami tidak lagi membagikan buku laporan ibadah yang harus ditandatangani orang tua setiap malam. Buku seperti itu membuat anak beribadah kepada kolom. Sebagai gantinya, setiap santri membawa pulang tiga tugas yang tidak bisa dicentang: mengajari satu orang satu hal, mendengarkan satu cerita dari orang tertua di keluarga sampai selesai, dan mengerjakan satu pekerjaan rumah yang selama ini dikerjakan orang lain.

Tahun lalu hasilnya membuat kami tertawa dan terharu. Seorang santri mengajari kakeknya membaca jam digital. Seorang lagi mencatat silsilah marga Selian sampai tujuh generasi karena neneknya ternyata hafal. Ada yang memilih pekerjaan rumah memberi makan kerbau, lalu terlambat salat Id karena kerbaunya lepas.

Kepada orang tua, permintaan kami hanya satu. Jangan perlakukan anak sebagai tamu. Ia pulang untuk menjadi anggota keluarga, lengkap dengan bagiannya dalam mencuci, memasak, dan bersabar. Sepuluh bulan kami menitipkan ilmu kepadanya; dua pekan inilah waktunya ilmu itu bekerja.`,
  },
  {
    title: 'Ponsel dititipkan, surat ditulis',
    excerpt:
      'Banyak yang mengira aturan ponsel dibuat karena kami takut pada teknologi. Alasannya lebih sederhana: kami ingin anak-anak pandai merindu.',
    date: '14 Juni 2026',
    author: 'Bidang Kesantrian',
    image: '/uploads/contoh/serambi-asrama.jpg',
    image_alt: 'Serambi asrama kayu dengan deretan sandal dan bangku panjang pada sore hari',
    content: `Setiap tahun ajaran baru, satu aturan paling banyak ditanyakan: mengapa ponsel harus dititipkan? Sebagian orang tua mengira kami tidak percaya kepada teknologi. Padahal di laboratorium komputer, santri menulis program; di bidang tahfiz, bacaan direkam dan dianalisis; di kebun, data curah hujan dikirim ke lembar kerja setiap sore. Teknologi ada di sini, hanya saja ia ditempatkan sebagai alat, bukan sebagai teman sebangku.

Alasan kami yang sebenarnya adalah waktu kosong. Remaja membutuhkan waktu kosong, dan ponsel mengisinya sampai tumpah. Selepas asar, kalau tidak ada layar, anak-anak akan bosan selama kira-kira sepuluh menit. Sesudah itu mereka menemukan sesuatu: bermain takraw, memancing di saluran, membongkar radio rusak, atau duduk di serambi membicarakan hal yang tidak penting. Persahabatan tumbuh dari hal yang tidak penting itu.

Alasan kedua adalah surat. Sekali sebulan, setiap santri menulis surat dengan tangan untuk rumahnya. Awalnya isinya tiga baris: sehat, rindu, minta uang jajan. Menjelang akhir tahun, surat itu menjadi dua halaman. Menulis surat memaksa anak memilih, karena kertas terbatas dan jawabannya baru datang pekan depan. Ia belajar bahwa tidak semua perasaan harus dikirim pada detik ia muncul.

Tentu aturan ini tidak sempurna. Ada kabar duka yang harus segera sampai, ada anak yang sungguh-sungguh butuh mendengar suara ibunya. Untuk itu telepon asrama selalu terbuka, wali kamar tidak pernah menolak, dan pada hari Ahad pagi ponsel boleh dipakai tiga jam. Aturan yang baik harus punya pintu, dan pintunya harus dijaga oleh orang yang mengenal anak itu, bukan oleh tata tertib.

Kami tidak sedang mendidik anak untuk dunia tanpa ponsel. Dunia itu tidak ada lagi. Kami hanya ingin, ketika ponsel itu kembali ke tangannya, ia sudah tahu rasanya sore yang utuh.`,
  },
  {
    title: 'Kebun adalah laboratorium pertama',
    excerpt:
      'Sebelum membeli mikroskop baru, ada baiknya kita bertanya: sudahkah anak-anak melihat dengan mata sendiri?',
    date: '9 Agustus 2026',
    author: 'Bidang Kurikulum',
    image: '/uploads/contoh/kebun-dapur.jpg',
    image_alt:
      'Petak-petak kebun sayur di samping dapur, berpagar bambu, dengan gunung di kejauhan',
    content: `Tahun lalu, seorang tamu dari yayasan pendidikan bertanya berapa jumlah mikroskop di laboratorium kami. Jawabannya dua belas, tiga di antaranya sedang diperbaiki. Ia mencatat angka itu dengan wajah prihatin. Saya ingin mengajaknya ke kebun, tetapi mobilnya sudah ditunggu.

Kebun di samping dapur luasnya tidak sampai seperempat hektare. Di sana ada kacang panjang, terung, cabai, sereh, dua baris pepaya, dan kolam ikan mas yang airnya dialirkan dari parit sawah. Setiap kelas X mendapat satu petak, satu timbangan, satu penggaris, dan satu buku besar. Tugasnya: ukur, catat, duga, coba.

Dari petak itu datang pertanyaan yang tidak pernah muncul dari buku. Mengapa cabai di sisi timur lebih lebat? Mengapa semut membawa kutu daun ke pucuk yang muda? Mengapa terung yang disiram air kolam berdaun lebar tetapi sedikit berbuah? Untuk pertanyaan terakhir, satu kelas membuat percobaan dengan empat perlakuan dan menghabiskan sebelas pekan. Jawabannya, nitrogen, mereka temukan sebelum bab itu diajarkan.

Saya tidak sedang meremehkan alat. Mikroskop tetap perlu, dan yang tiga itu harus segera kembali dari tukang servis. Namun, alat memperbesar penglihatan; ia tidak menciptakannya. Anak yang tidak terbiasa memperhatikan akan melihat lensa, bukan sel. Sebaliknya, anak yang pernah menghitung bunga terung setiap pagi selama sebelas pekan tahu bahwa alam menjawab siapa pun yang bertanya dengan sabar.

Dalam tradisi kita, memperhatikan ciptaan adalah bagian dari ibadah. Di pesantren ini kami menerjemahkannya menjadi hal yang sangat sederhana: sebelum masuk laboratorium, cuci tangan dari tanah. Kalau tangannya sudah bersih sejak awal, kami suruh ke kebun dulu.`,
  },
  {
    title: 'Mengapa kami masih menulis kitab dengan tangan',
    excerpt:
      'Memotret satu halaman butuh satu detik. Menyalinnya butuh empat puluh menit. Selisih waktu itulah yang kami cari.',
    date: '25 Oktober 2026',
    author: 'Bidang Kurikulum',
    image: '/uploads/contoh/menulis-kitab.jpg',
    image_alt: 'Meja tulis di depan jendela dengan kertas, pena bambu, dan botol tinta',
    content: `<p>Setiap Rabu selepas isya, lantai dua perpustakaan berbau tinta. Dua puluh empat santri duduk di depan meja rendah, masing-masing dengan sebatang kalam dari bambu, sebotol tinta hitam, dan selembar kertas yang sudah digaris tipis. Di hadapan mereka terbuka kitab nahwu yang sama, yang versi digitalnya bisa diunduh siapa pun dalam hitungan detik. Mereka menyalinnya dengan tangan, kata demi kata.</p>
<p>Wajar kalau orang bertanya: untuk apa? Memotret satu halaman butuh satu detik. Menyalinnya butuh empat puluh menit, dan hasilnya belum tentu rapi. Jawaban kami: justru selisih waktu itulah yang kami cari.</p>
<h2>Tangan yang lambat, pikiran yang sampai</h2>
<p>Kitab gundul tidak berharakat. Setiap kata meminta keputusan: ini pelaku atau objek, kata kerja atau kata benda, bersambung dengan kalimat sebelumnya atau memulai yang baru? Mata yang membaca cepat bisa melompati keputusan itu dan merasa sudah paham. Tangan yang menyalin tidak bisa. Ia berhenti di setiap persimpangan, karena harakat harus dibubuhkan di sana, dan harakat yang salah akan kelihatan oleh teman di sebelah.</p>
<p>Kami pernah membandingkan dua kelas selama satu semester, secara sederhana dan tanpa pretensi ilmiah. Kelas pertama membaca bab yang sama tiga kali. Kelas kedua membaca sekali, lalu menyalinnya. Pada ujian lisan, kelas kedua membuat kesalahan i’rab kira-kira separuh lebih sedikit. Yang lebih menarik, tiga bulan kemudian selisih itu masih ada.</p>
<blockquote><p>Ilmu yang lewat di mata menjadi kabar. Ilmu yang lewat di tangan menjadi kebiasaan.</p></blockquote>
<p>Kalimat itu diwariskan pendiri pesantren kepada guru-guru generasi pertama. Beliau sendiri meninggalkan sebelas buku salinan. Kertasnya menguning, sampulnya dimakan ngengat, tetapi catatan di pinggir halamannya masih kami pakai mengajar: keraguan, perbandingan, kadang satu kalimat pendek dalam bahasa Alas supaya murid kampung cepat mengerti.</p>
<h2>Bukan melawan zaman</h2>
<p>Perpustakaan kami juga menyimpan ribuan kitab dalam bentuk digital, dan santri kelas XII wajib bisa mencari satu pendapat di dalamnya dalam lima menit. Keduanya tidak bertentangan. Mencari adalah keterampilan; mengendapkan adalah keterampilan lain. Zaman ini sangat pandai mengajarkan yang pertama. Kalau pesantren tidak mengajarkan yang kedua, siapa lagi?</p>
<p>Menulis juga mengajarkan hal yang tidak tertera dalam silabus. Tinta yang tumpah tidak bisa dibatalkan. Kertas yang salah harus diulang dari baris pertama. Anak yang tergesa-gesa akan melihat ketergesaannya sendiri, hitam di atas putih. Setelah setahun, tulisan mereka berubah, dan bersama tulisan itu, sedikit demi sedikit, cara mereka berbicara.</p>
<p>Pada akhir tahun ajaran, salinan itu dijilid dengan benang dan kain. Setiap santri membawa pulang satu kitab yang ditulisnya sendiri, lengkap dengan noda tintanya. Beberapa alumni bercerita bahwa itulah satu-satunya buku sekolah yang tidak pernah mereka pinjamkan. Kami anggap itu hasil ujian yang paling jujur.</p>`,
  },
];
