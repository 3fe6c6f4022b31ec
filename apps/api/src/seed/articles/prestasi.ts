import type { Draft } from './draft.ts';

export const prestasi: readonly Draft[] = [
  {
    title: 'Dua piala pidato bahasa Arab dari Banda Aceh',
    excerpt:
      'Berlatih di depan cermin kamar mandi dan tiga puluh ekor ikan mas, dua santri pulang dengan piala pertama dan kedua.',
    date: '14 April 2026',
    author: 'Redaksi',
    image: '/uploads/contoh/panggung.jpg',
    image_alt:
      'Panggung kayu dengan tirai hijau dan mimbar dalam cahaya hangat, penonton duduk di depannya',
    content: `Perjalanan dari Kutacane ke Banda Aceh memakan waktu hampir dua belas jam. Di dalam mobil, Aisyah dan Fauzan bergantian membacakan naskah, sampai pengemudi yang tidak pernah belajar bahasa Arab ikut hafal kalimat pembukanya. Dua hari kemudian mereka pulang dengan piala pertama putri dan kedua putra pada lomba pidato bahasa Arab antarpesantren se-Aceh.

Aisyah, santri kelas XI IPS 1, berbicara tentang air. Ia tidak mulai dengan dalil, tetapi dengan saluran di belakang dapur yang setiap musim hujan tersumbat daun bambu, dan tentang siapa yang harus turun membersihkannya. Dewan juri menyebut naskahnya “tidak seperti naskah lomba”. Bagi kami itu pujian yang paling tinggi.

Persiapannya empat bulan. Kosakata dikumpulkan dari percakapan sehari-hari di asrama, bukan dari buku kumpulan pidato. Setiap malam Jumat keduanya tampil di serambi; siapa saja boleh menyela dengan pertanyaan, asal dalam bahasa Arab. Di luar jadwal, Fauzan mengaku berlatih di tepi kolam. “Ikan mas pendengar yang baik,” katanya, “kalau saya berhenti, mereka pergi.”

Kekurangannya juga dicatat. Fauzan kehilangan nilai karena melewati batas waktu tujuh menit. Aisyah hampir lupa satu paragraf ketika lampu panggung menyilaukan matanya. Keduanya akan membimbing kelompok berikutnya, dan hal pertama yang mereka ajarkan adalah jam dan lampu.

Selamat kepada keduanya, kepada Ustaz pembimbing bahasa, dan kepada wali kamar yang selama empat bulan merelakan kamar mandi asrama menjadi ruang latihan.`,
  },
  {
    title: 'Panahan putri membawa pulang emas dari Takengon',
    excerpt:
      'Lapangan latihannya bekas kebun jagung dan bantalan sasarannya karung jerami. Di Takengon, regu putri menyamai rekor daerah.',
    date: '28 Juni 2026',
    author: 'Redaksi',
    image: '/uploads/contoh/panahan.jpg',
    image_alt:
      'Santri putri berkerudung ungu menarik busur ke arah sasaran bundar di lapangan hijau',
    content: `<p>Angin danau datang dari kiri, berhenti, lalu datang lagi dari kanan. Di lapangan Takengon yang dingin itu, regu panahan putri kami menunggu hampir satu menit sebelum melepas anak panah terakhir. Jatuhnya di lingkaran sembilan. Cukup untuk emas beregu pada kejuaraan pelajar dataran tinggi, 24 Juni lalu.</p>
<p>Regu ini terdiri atas Maisarah, Zahra, dan Nurul, ketiganya dari kelas X. Mereka baru mengenal busur sebelas bulan yang lalu, di bekas kebun jagung di belakang asrama putri. Bantalan sasarannya karung berisi jerami padi, dan separuh dari anak panah pertamanya hilang di semak.</p>
<h3>Yang dilatih lebih dulu</h3>
<ul>
<li>Napas. Selama sebulan pertama, tidak ada anak panah. Hanya berdiri, menarik karet, dan menghitung napas.</li>
<li>Catatan. Setiap tembakan ditulis: arah angin, jarak, rasa di bahu. Buku catatan Zahra lebih tebal daripada buku fisikanya.</li>
<li>Adab. Anak panah teman diambilkan lebih dulu, baru milik sendiri. Tidak ada yang bersorak ketika lawan meleset.</li>
</ul>
<p>Poin ketiga itu yang paling diingat panitia. Ketika tali busur regu tuan rumah putus pada babak semifinal, Maisarah meminjamkan busur cadangan. Regu itu akhirnya menjadi lawan di final. “Kalau menang karena tali putus, di rumah nanti mau cerita apa?” katanya.</p>
<p>Pelatih mereka, guru olahraga yang juga mengajar fikih, sudah menyusun rencana berikutnya: lapangan dipanjangkan menjadi lima puluh meter, semak dibersihkan, dan dua busur baru dibeli dari hasil penjualan jagung. Latihan terbuka untuk semua santri, Selasa dan Sabtu selepas asar. Bawa topi, dan kesabaran.</p>`,
  },
  {
    title: 'Regu pramuka tercepat di lintas alam Ketambe',
    excerpt:
      'Dua belas kilometer menyusuri tepi hutan Leuser, tiga pos, satu jembatan gantung, dan satu keputusan untuk menunggu.',
    date: '13 September 2026',
    author: 'Redaksi',
    image: '/uploads/contoh/kemah.jpg',
    image_alt:
      'Beberapa tenda di tepi sungai menjelang malam, api unggun kecil menyala di antaranya',
    content: `Kabut belum terangkat ketika empat puluh dua regu dilepas dari tepi Lawe Alas di Ketambe, Sabtu, 5 September. Rutenya dua belas kilometer, menyusuri kebun kakao, masuk ke tepi hutan, menyeberang jembatan gantung, lalu kembali lewat jalan kampung. Regu Rajawali dari pesantren kami tiba pertama, dua jam sembilan menit kemudian, dengan sepatu penuh lumpur dan delapan orang lengkap.

Lengkap itu perlu disebut. Di kilometer tujuh, kaki Arifin terkilir ketika melompati parit. Regu punya dua pilihan: meninggalkannya di pos dengan petugas dan melanjutkan bertujuh dengan pengurangan nilai, atau membalut kakinya dan berjalan dengan kecepatannya. Mereka memilih yang kedua, tanpa rapat. Ketua regu, Ikhwan, hanya bertanya, “Siapa bawa kain segitiga?”

Di situlah latihan setahun terlihat. Pembalutan selesai dalam dua menit, beban ranselnya dibagi tujuh, dan penunjuk arah memilih jalur yang lebih panjang tetapi rata. Dua regu menyalip. Di jembatan gantung, kedua regu itu berhenti karena ragu pada tanda, sedangkan Rajawali sudah menggambar petanya sejak malam sebelumnya.

Selain lintas alam, regu juga membawa pulang nilai tertinggi untuk peta pita dan urutan kedua untuk memasak. Urutan kedua itu masih dibahas di asrama: menurut mereka, juri tidak terbiasa dengan sambal sepedas itu.

Arifin sudah kembali berjalan normal. Peta buatan mereka, lengkap dengan letak sarang lebah dan pohon durian yang buahnya boleh dipungut, kini tergantung di ruang kesantrian. Regu berikutnya dipersilakan menyalinnya, dengan tangan, tentu saja.`,
  },
  {
    title: 'Medali perak olimpiade biologi provinsi untuk santri kelas XI',
    excerpt:
      'Nadia meneliti daun sirih hutan sejak kelas X. Di Banda Aceh, pertanyaan terakhir juri justru tentang daun itu.',
    date: '2 November 2026',
    author: 'Redaksi',
    image: '/uploads/contoh/meja-sains.jpg',
    image_alt: 'Santri putri berkerudung biru mengamati lewat mikroskop, sehelai daun di mejanya',
    content: `<p>Soal praktik itu berupa tiga helai daun tanpa nama. Peserta diminta menyayat, mengamati, lalu menentukan dari habitat seperti apa masing-masing berasal. Enam puluh pelajar dari seluruh Aceh menunduk di atas mikroskop. Nadia, santri kelas XI IPA 1, melihat daun ketiga dan hampir tertawa. Ia mengenalnya: sirih hutan, yang merambat di pohon-pohon tepi Lawe Alas, dan yang sudah setahun lebih ia gambar di buku catatannya.</p>
<p>Sabtu, 31 Oktober, Nadia menerima medali perak olimpiade biologi pelajar tingkat provinsi di Banda Aceh. Selisihnya dengan peraih emas satu setengah poin. Ini medali pertama pesantren pada bidang biologi sejak kami mengirim peserta lima tahun yang lalu.</p>
<h2>Dimulai dari daun yang layu</h2>
<p>Ceritanya tidak dimulai di laboratorium. Pada kelas X, Nadia mendapat giliran piket kebun dan gagal menumbuhkan kacang panjang; daunnya menguning dua kali berturut-turut. Ia kesal, lalu mulai menggambar daun yang sehat dan yang sakit berdampingan. Gambar itu sampai ke meja guru biologi, yang tidak memberi nilai. Ia hanya meminjamkan satu mikroskop dan satu pertanyaan: mengapa daun di tepi sungai tidak pernah layu pada siang hari?</p>
<p>Pertanyaan itu memakan waktu empat belas bulan. Setiap Ahad pagi, dengan izin wali kamar dan ditemani dua teman, Nadia mengambil sampel di tiga titik antara jembatan gantung dan pertemuan Lawe Bulan. Ia menghitung stomata, mengukur tebal kutikula, mencatat kelembapan. Buku catatannya kini empat jilid.</p>
<blockquote><p>Saya tidak menghafal bab daun. Saya cuma sudah terlalu lama bertetangga dengannya.</p></blockquote>
<h2>Delapan pekan terakhir</h2>
<p>Tentu olimpiade tidak hanya soal daun. Delapan pekan sebelum lomba, Nadia dan tiga calon peserta lain belajar setiap malam sampai pukul sepuluh: genetika hari Senin, fisiologi hewan hari Selasa, ekologi hari Rabu, dan seterusnya. Dua alumni yang sedang kuliah di Mesir dan Malaysia membimbing lewat panggilan video pada akhir pekan. Setoran hafalannya dikurangi, tidak dihentikan; ia menyetor seperempat halaman sehari dan tetap lulus ujian juz kesebelas.</p>
<p>Ketika namanya dipanggil, yang pertama ia lakukan adalah mencari teman-temannya di bangku belakang, dua orang yang setiap Ahad ikut menahan kantuk di tepi sungai. Medali itu difoto bertiga.</p>
<p>Medali perak tersebut sekarang disimpan di lemari kaca depan perpustakaan. Di sebelahnya, atas permintaan Nadia, diletakkan sehelai daun sirih hutan yang sudah dikeringkan, dengan keterangan tempat, tanggal, dan nama tiga orang pengumpulnya. Bulan depan ia mulai dengan pertanyaan baru. “Kali ini tentang lumut,” katanya. “Lebih pendek. Mungkin.”</p>`,
  },
];
