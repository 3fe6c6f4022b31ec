import type { Draft } from './draft.ts';

export const pendidikan: readonly Draft[] = [
  {
    title: 'Perpustakaan kini buka sampai pukul sepuluh malam',
    excerpt:
      'Permintaan itu datang dari kotak saran, ditulis di kertas bungkus nasi. Mulai Maret, lampu perpustakaan menyala dua jam lebih lama.',
    date: '1 Maret 2026',
    author: 'Bidang Kurikulum',
    image: '/uploads/contoh/perpustakaan.jpg',
    image_alt:
      'Seorang santri berkacamata dan gurunya membaca di perpustakaan, lampu hijau di antara mereka',
    content: `<p>Kotak saran di depan ruang guru biasanya berisi keluhan soal air panas dan sambal. Januari lalu, di antara kertas-kertas itu terselip sobekan bungkus nasi dengan satu kalimat: “Mohon perpustakaan jangan tutup jam delapan, kami baru selesai mengaji.” Tidak ada nama. Sepekan kemudian, kalimat yang sama muncul dengan tulisan tangan yang berbeda, lalu dengan tulisan ketiga.</p>
<p>Mulai 1 Maret 2026, perpustakaan buka sampai pukul sepuluh malam, Senin sampai Kamis. Penjaganya bukan guru, melainkan tim pustakawan santri: dua belas orang yang sudah belajar mencatat pinjaman, menambal punggung buku, dan berkata “sst” tanpa membuat orang tersinggung.</p>
<h2>Apa yang baru</h2>
<ul>
<li>Enam lampu baca di meja panjang, cukup terang tanpa menyilaukan meja sebelah.</li>
<li>Rak “baru kembali”, supaya buku yang sedang ramai tidak perlu dicari.</li>
<li>Lemari kitab di lantai dua boleh dibuka santri kelas XI dan XII dengan izin petugas.</li>
<li>Pinjaman diperpanjang menjadi dua pekan, paling banyak tiga buku.</li>
</ul>
<h2>Yang tetap sama</h2>
<p>Sandal tetap di luar, makanan tetap tidak boleh masuk, dan buku tetap tidak boleh dilipat. Setiap santri tetap mendapat satu kartu, dan kartu itu tetap ditulis tangan. Alasannya sederhana: pada kartu itulah kami sering menemukan percakapan kecil antarpembaca. Di kartu novel petualangan yang paling sering dipinjam, seseorang menulis, “Bab 9, siapkan tisu.”</p>
<p>Pekan pertama mencatat 164 kunjungan malam. Buku yang paling banyak dipinjam adalah atlas, disusul kumpulan cerita nabi untuk anak, yang ternyata dipinjam santri kelas XII untuk mengajar mengaji di kampung. Tiga penulis kotak saran itu belum mengaku. Kami curiga mereka kini bagian dari tim pustakawan.</p>`,
  },
  {
    title: 'Mengukur air Lawe Alas: kimia di tepi sungai',
    excerpt:
      'Satu hari, empat titik, enam belas botol. Santri kelas XI memeriksa kesehatan sungai yang mengairi sawah mereka sendiri.',
    date: '26 April 2026',
    author: 'Bidang Kurikulum',
    image: '/uploads/contoh/jembatan-gantung.jpg',
    image_alt: 'Jembatan gantung melintasi sungai di antara dua tebing hijau berkabut',
    content: `<p>Sungai yang melintas di lembah ini memberi air untuk sawah, kolam, dan dapur kami. Sudah sepantasnya ia juga masuk ke dalam pelajaran. Rabu, 22 April, tiga puluh empat santri kelas XI IPA turun ke tepi Lawe Alas dengan sepatu bot, botol sampel, dan kotak pereaksi yang dirakit sendiri di laboratorium.</p>
<p>Empat titik diperiksa, dari hulu jembatan gantung sampai saluran keluar sawah. Setiap kelompok mengambil empat botol, mengukur suhu dan derajat keasaman di tempat, lalu membawa sisanya ke laboratorium untuk diuji kekeruhan dan oksigen terlarutnya.</p>
<table>
<thead><tr><th scope="col">Titik</th><th scope="col">Suhu</th><th scope="col">pH</th><th scope="col">Oksigen terlarut</th></tr></thead>
<tbody>
<tr><td>Hulu jembatan gantung</td><td>22,4 °C</td><td>7,3</td><td>8,1 mg/L</td></tr>
<tr><td>Pertemuan Lawe Bulan</td><td>23,1 °C</td><td>7,2</td><td>7,6 mg/L</td></tr>
<tr><td>Dekat pasar pagi</td><td>24,0 °C</td><td>6,9</td><td>6,2 mg/L</td></tr>
<tr><td>Saluran keluar sawah</td><td>25,2 °C</td><td>6,8</td><td>5,7 mg/L</td></tr>
</tbody>
</table>
<p>Angka-angka itu tidak buruk, dan justru karena itu menarik. Air masih sehat untuk ikan di semua titik, tetapi oksigennya turun tepat di tempat manusia mulai banyak. Di saluran keluar sawah, yang memakainya adalah kami sendiri. Diskusi di kelas berlangsung lebih lama daripada di sungai: berapa banyak yang berasal dari pupuk, berapa dari suhu, dan apa yang bisa kami ubah?</p>
<p>Keputusan kelas itu sederhana. Satu petak sawah akan ditanami kangkung air sebagai penyaring sebelum air kembali ke sungai, lalu diukur lagi setiap dua bulan selama setahun. Hasilnya akan ditempel di papan depan dapur, supaya yang memasak dan yang makan sama-sama tahu dari mana airnya datang dan ke mana ia pergi.</p>
<p>Seorang santri menulis kesimpulan yang tidak ada dalam lembar kerja: “Ternyata hilir itu juga hulu bagi orang lain.” Gurunya memberi nilai penuh.</p>`,
  },
  {
    title: 'Pekan pengenalan: belajar mencuci baju sebelum belajar nahwu',
    excerpt:
      'Delapan puluh santri baru datang dengan koper besar dan mata sembap. Tujuh hari pertama mereka tidak membuka buku pelajaran.',
    date: '19 Juli 2026',
    author: 'Bidang Kesantrian',
    image: '/uploads/contoh/halaman-asrama.jpg',
    image_alt: 'Halaman asrama dengan jemuran, pohon mangga, dan bangunan kayu bertingkat dua',
    content: `<p>Senin, 13 Juli, halaman depan penuh koper, kasur gulung, dan orang tua yang berusaha tidak menangis lebih dulu. Delapan puluh santri baru memulai hidup di asrama. Selama tujuh hari pertama mereka tidak membuka buku pelajaran. Mereka belajar hal yang akan dipakai setiap hari selama tiga tahun.</p>
<h2>Jadwal tujuh hari</h2>
<ol>
<li><strong>Senin, mengenal.</strong> Nama teman sekamar, nama guru, letak sumur, arah kiblat. Malamnya, setiap kamar memasak mi bersama.</li>
<li><strong>Selasa, mencuci.</strong> Merendam, mengucek, membilas dengan hemat air, menjemur supaya kerah tidak melar. Banyak yang baru pertama kali.</li>
<li><strong>Rabu, bersuci.</strong> Wudu yang benar, pakaian yang suci, kamar mandi yang ditinggalkan bersih.</li>
<li><strong>Kamis, bekerja.</strong> Piket dapur, kebun, dan perpustakaan bergiliran, dibimbing santri kelas XII.</li>
<li><strong>Jumat, mendengar.</strong> Sejarah pesantren diceritakan di surau lama oleh guru yang paling tua.</li>
<li><strong>Sabtu, berjalan.</strong> Menyusuri pematang sampai tepi Lawe Alas, pulang membawa satu pertanyaan.</li>
<li><strong>Ahad, menulis.</strong> Surat pertama untuk rumah.</li>
</ol>
<p>Tidak ada perpeloncoan dalam bentuk apa pun, tidak ada bentakan, tidak ada atribut aneh. Kakak kelas yang mendampingi dipilih dari mereka yang tahun lalu paling sering menangis pada pekan pertama; mereka yang paling tahu caranya menunggu.</p>
<p>Pada malam ketiga, seperti setiap tahun, rindu datang serempak. Wali kamar tidak berpidato. Mereka menyalakan tungku di belakang dapur dan merebus jagung. Menjelang pukul sepuluh, halaman itu sudah terdengar seperti halaman sekolah.</p>
<p>Hari Ahad, delapan puluh surat dikirim. Satu di antaranya dikembalikan petugas karena alamatnya hanya tertulis “Untuk Mamak, di rumah”. Sekarang alamatnya sudah lengkap. Kami menambahkan satu pelajaran untuk tahun depan.</p>`,
  },
  {
    title: 'Kelas mesekat: menjaga tari, menjaga barisan',
    excerpt:
      'Tari duduk orang Alas masuk jam seni budaya. Yang pertama dipelajari bukan gerak tangan, melainkan mendengar napas orang di sebelah.',
    date: '30 Agustus 2026',
    author: 'Bidang Kurikulum',
    image: '/uploads/contoh/panggung-senja.jpg',
    image_alt: 'Panggung terbuka di halaman pada senja hari, barisan penari kecil duduk berjajar',
    content: `Dua belas orang duduk bersimpuh, bahu bersentuhan, lutut sejajar dengan garis kapur di lantai serambi. Belum ada yang bergerak. Pelatih meminta mereka memejamkan mata dan mendengarkan napas orang di kiri dan kanan. Baru setelah napas itu sama, tepuk pertama boleh dimulai.

Sejak bulan ini, mesekat masuk jam seni budaya kelas X. Tari duduk orang Alas ini dibawakan berbaris, dengan tepuk tangan dan gerak badan yang serempak mengikuti syair seorang pemimpin. Di kampung-kampung sekitar Kutacane, ia masih ditampilkan pada pesta dan hari besar, tetapi penarinya makin tua. Dua orang pelatih dari kampung sebelah bersedia datang setiap Sabtu, dengan satu syarat: santri tidak hanya menghafal gerak, tetapi juga mencatat syairnya.

Mencatat syair ternyata bagian yang paling sulit. Banyak katanya sudah jarang dipakai. Santri dari keluarga Alas bertanya kepada kakek-nenek lewat surat; santri dari Gayo dan pesisir membandingkannya dengan kata di kampung masing-masing. Sampai pekan keempat terkumpul enam puluh tujuh baris dan selembar daftar kata yang belum ada artinya.

Ada yang bertanya apakah latihan tari tidak mengganggu hafalan. Pengalaman kami sebaliknya. Barisan mesekat mengajarkan hal yang juga dibutuhkan dalam murajaah berkelompok: menahan diri supaya tidak mendahului, menyusul tanpa panik ketika tertinggal, dan percaya bahwa barisan akan menunggu satu ketukan.

Penampilan pertama direncanakan pada akhir semester, di halaman, tanpa lampu sorot. Syair yang sudah tercatat akan dibagikan kepada penonton. Kami berharap ada nenek yang membetulkannya.`,
  },
  {
    title: 'Malam tanpa listrik, kelas tetap menyala',
    excerpt:
      'Angin merobohkan dua tiang di jalan raya dan lembah gelap selama tiga malam. Di asrama, belajar malam pindah ke sekeliling lampu.',
    date: '12 Oktober 2026',
    author: 'Redaksi',
    image: '/uploads/contoh/belajar-malam.jpg',
    image_alt:
      'Tiga santri belajar di serambi dengan satu lampu minyak, bintang bertaburan di atas gunung',
    content: `Angin datang selepas asar, hari Selasa pekan lalu, dari arah lembah Ketambe. Setengah jam kemudian dua tiang listrik di jalan raya roboh dan seluruh Kutacane gelap. Di pesantren, genset hanya kuat untuk pompa air dan lemari pendingin dapur. Petugas memperkirakan perbaikan makan waktu tiga hari.

Malam pertama, kami hendak meliburkan belajar malam. Sebelum pengumuman itu dibacakan, santri kelas XII sudah lebih dulu mengeluarkan meja ke serambi. Dari gudang mereka menurunkan tujuh lampu minyak peninggalan zaman asrama pertama, menggantungnya di tiang, dan membagi kelompok: satu lampu, empat meja, dua belas orang. Yang kelas XII duduk paling jauh dari cahaya. “Kami sudah hafal tempat bukunya,” kata salah seorang dari mereka.

Dengan satu lampu, tidak semua orang bisa membaca. Maka seorang membaca keras-keras dan yang lain mendengarkan, seperti dulu orang belajar kitab. Pelajaran sejarah menjadi cerita. Soal matematika dibacakan, dikerjakan di kepala, lalu dijawab bergiliran. Guru fisika menghabiskan satu malam penuh hanya dengan bayangan: mengapa bayangan tiang kabur di tepinya, mengapa ada dua, apa yang terjadi kalau lampu digeser sejengkal.

Malam kedua, langit bersih. Tanpa lampu kota, Bima Sakti melintang dari punggung bukit sampai atap surau. Belajar malam diperpendek setengah jam supaya semua bisa berbaring di lapangan. Beberapa santri dari Medan belum pernah melihatnya. Seorang kelas X bertanya apakah itu awan. Tidak ada yang menertawakan; sebagian besar dari kami juga baru benar-benar memperhatikannya malam itu.

Tentu tidak semuanya indah. Cucian menumpuk, air dijatah, dua santri terpeleset di tangga, dan setiap pagi ada yang bangun dengan jelaga di hidung. Dapur memasak dengan kayu selama tiga hari dan menghabiskan persediaan sebulan. Kami mencatat semuanya. Tiga lampu darurat bertenaga surya sudah dipesan, pegangan tangga sedang dipasang, dan kayu bakar ditumpuk lagi.

Listrik menyala kembali hari Jumat, pukul setengah sembilan malam, tepat ketika seorang santri membacakan bagian paling menegangkan dari sebuah cerita perjalanan. Lampu neon berkedip, serambi terang benderang, dan dari semua sudut terdengar suara kecewa. Wali kamar berpikir sebentar, lalu berjalan ke sakelar dan mematikannya lagi. Cerita itu selesai pukul sembilan lewat sepuluh.

Kotak saran pekan ini berisi satu permintaan yang diulang dua puluh tiga kali: satu malam tanpa listrik setiap bulan. Kami mengabulkannya. Malam Jumat pertama, mulai November, tujuh lampu itu akan digantung lagi.`,
  },
  {
    title: 'Kelas astronomi: menghitung awal bulan dari halaman asrama',
    excerpt:
      'Tiga hari berturut-turut santri kelas XII menghadap ke barat, dengan kertas hitungan di tangan. Hari kedua, hitungannya terbukti.',
    date: '12 November 2026',
    author: 'Bidang Kurikulum',
    image: '/uploads/contoh/hilal.jpg',
    image_alt:
      'Seorang santri mengintip teropong didampingi gurunya, bulan sabit tipis di langit senja ungu',
    content: `<p>Sore itu langit barat bersih, barang langka di bulan November. Dua puluh delapan santri kelas XII berdiri di halaman asrama, menghadap ke celah bukit yang sudah mereka ukur azimutnya pekan lalu. Di tangan mereka ada selembar kertas dengan tiga angka. Kalau hitungannya benar, sebentar lagi akan tampak bulan sabit setipis benang. Kalau salah, mereka akan tahu malam ini juga.</p>
<p>Kelas falak adalah pelajaran tempat fikih, matematika, dan geografi duduk di satu bangku. Semester ini tugas akhirnya nyata: menentukan kapan Jumadilakhir 1448 dimulai, dengan hitungan sendiri, lalu memeriksanya dengan mata.</p>
<h2>Menghitung dulu</h2>
<p>Hitungan dikerjakan dengan pensil, kalkulator, dan tabel, dalam empat kelompok yang tidak boleh saling melihat. Ijtimak, saat bulan dan matahari searah dilihat dari bumi, jatuh pada Senin, 9 November, pukul 14.02 WIB. Keempat kelompok sepakat sampai ke menitnya. Selebihnya bergantung pada letak halaman kami: tiga setengah derajat lintang utara, hampir sembilan puluh delapan derajat bujur timur.</p>
<table>
<thead><tr><th scope="col">Petang</th><th scope="col">Matahari terbenam</th><th scope="col">Bulan terbenam</th><th scope="col">Tinggi bulan saat matahari terbenam</th></tr></thead>
<tbody>
<tr><td>Senin, 9 November</td><td>18.11 WIB</td><td>18.08 WIB</td><td>di bawah ufuk</td></tr>
<tr><td>Selasa, 10 November</td><td>18.11 WIB</td><td>18.57 WIB</td><td>sekitar 9 derajat</td></tr>
</tbody>
</table>
<p>Jadi, pada Senin petang hilal mustahil terlihat: bulan terbenam tiga menit mendahului matahari. Mereka tetap turun ke halaman. Guru falak berkeras bahwa ketiadaan pun harus diamati. Santri menatap langit kosong selama dua puluh menit, lalu menulis satu kata di buku pengamatan: <em>nihil</em>.</p>
<h2>Lalu melihat</h2>
<p>Selasa, pukul 18.22, matahari sudah sebelas menit di balik bukit. Fauzan yang pertama menunjuk. “Kiri sedikit dari pohon aren,” katanya. Teropong diarahkan, lalu terdengar suara tertahan. Lengkung cahaya itu ada persis di tempat yang mereka hitung, agak ke selatan dari titik terbenamnya matahari. Pukul setengah tujuh, siapa pun bisa melihatnya tanpa alat, termasuk juru masak yang keluar membawa adonan di tangan.</p>
<p>Ada kegembiraan yang sulit dijelaskan ketika angka di kertas berubah menjadi cahaya di langit. Seorang santri menulis dalam laporannya bahwa selama ini ia mengira hisab dan rukyat adalah dua kubu. Malam itu ia melihat keduanya bekerja seperti dua tangan.</p>
<p>Tentu, yang mereka tentukan hanyalah tugas kelas. Untuk ibadah, pesantren mengikuti keputusan pemerintah. Namun, kelak, ketika sidang penetapan awal Ramadan disiarkan, dua puluh delapan anak ini akan mengerti apa yang sedang dibicarakan, dan barangkali salah seorang dari mereka akan duduk di sana.</p>
<p>Pengamatan berikutnya 10 Desember. Warga sekitar boleh ikut. Bawa jaket, karena angin lembah mulai turun begitu matahari hilang.</p>`,
  },
];
