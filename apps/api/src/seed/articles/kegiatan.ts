import type { Draft } from './draft.ts';

export const kegiatan: readonly Draft[] = [
  {
    title: 'Seribu bibit di tepi Lawe Alas',
    excerpt:
      'Dua bulan setelah banjir besar, santri dan warga menanami kembali tebing sungai. Yang ditanam bukan hanya pohon.',
    date: '8 Februari 2026',
    author: 'Redaksi',
    image: '/uploads/contoh/lawe-alas.jpg',
    image_alt:
      'Sungai Lawe Alas berkelok di antara sawah, rakit bambu di atasnya, gunung berkabut di hulu',
    content: `Tebing di belakang Kampung Surau masih menyisakan warna tanah yang baru terbuka. Banjir besar akhir tahun lalu mengambil hampir empat meter bibir sungai di sana, berikut sebaris pohon kemiri yang umurnya lebih tua daripada pesantren. Sabtu kemarin, tiga ratus santri dan kira-kira sebanyak itu pula warga berdiri di tempat yang sama dengan cangkul dan bibit di tangan.

Bibitnya seribu lebih sedikit: bambu betung untuk menahan tebing, aren dan kemiri untuk diwariskan, ketapang dan jambu air untuk burung. Sebagian disumbangkan petani dari Darul Hasanah, sebagian disemai sendiri sejak Desember di kebun asrama, dalam kaleng susu dan bungkus minyak goreng bekas.

Menanam di tebing tidak sama dengan menanam di kebun. Lubangnya miring, jaraknya berselang-seling, dan setiap bibit bambu diikat pada pancang supaya tidak hanyut pada hujan pertama. Yang mengajar bukan guru, melainkan para bapak yang selama ini menjaga saluran irigasi. Santri mencatat, kemudian mencoba, kemudian disuruh membongkar dan mencoba lagi.

Menjelang siang, anak-anak kampung datang membawa air dalam jeriken kecil. Setiap jeriken mendapat satu pohon, dan setiap pohon mendapat nama pada potongan bambu. Ada “Si Kuat”, ada “Jangan Dicabut”, dan ada satu yang hanya bertuliskan nama seorang kakek yang kebunnya hilang terbawa arus. Yang terakhir itu ditanam paling jauh dari tepi.

Kami tahu tidak semua akan hidup. Petani memperkirakan enam dari sepuluh, kalau kemarau tidak terlalu panjang. Karena itu, setiap kelas memegang satu ruas tebing: memeriksa sekali sepekan, menyulam yang mati, dan mencatat tinggi yang hidup. Angkatan yang menanam mungkin sudah lulus ketika bambu ini benar-benar kuat menahan air. Memang begitu seharusnya pohon ditanam.`,
  },
  {
    title: 'Halalbihalal di serambi, manuk labakh untuk lima ratus orang',
    excerpt:
      'Santri kembali dari libur Idulfitri membawa maaf, cerita, dan bumbu dari rumah masing-masing. Dapur mengolah semuanya.',
    date: '5 April 2026',
    author: 'Redaksi',
    image: '/uploads/contoh/dapur.jpg',
    image_alt: 'Dua juru masak mengaduk kuali besar yang mengepul, langit fajar tampak di jendela',
    content: `Bus dari Medan tiba pukul empat sore, bus dari Blangkejeren menjelang magrib, dan menjelang isya seluruh kamar sudah terisi lagi. Aturan tak tertulis setiap akhir libur: sebelum koper dibuka, bersalaman dulu, dari guru paling tua sampai penjaga malam. Salaman itu memakan waktu hampir satu jam, karena setiap orang ingin bercerita.

Keesokan harinya, Ahad, dapur bekerja sejak pukul dua dini hari. Menunya manuk labakh, ayam yang dimasak dengan kelapa sangrai, cabai, dan air jeruk, hidangan orang Alas untuk hari-hari penting. Untuk lima ratus orang, artinya seratus empat puluh ekor ayam, sembilan puluh butir kelapa, dan enam orang ibu dari kampung yang masing-masing yakin resepnya yang paling benar.

Perdebatan resep itu akhirnya diselesaikan dengan musyawarah: tiga kuali, tiga cara. Santri piket mencatat semuanya, dari ukuran jeruk sampai saat yang tepat mengangkat kelapa dari api. Catatan itu akan masuk buku resep dapur asrama, yang sekarang sudah berisi empat puluh satu masakan dari sebelas kabupaten.

Acara di serambi sendiri pendek saja. Pengasuh meminta maaf lebih dulu, atas nama semua guru, dengan menyebut beberapa hal yang memang perlu dimintakan maaf: jadwal piket yang berubah mendadak, pompa air yang lama diperbaiki, satu hukuman yang ternyata keliru. Santri terdiam, lalu giliran mereka menjadi lebih mudah.

Siangnya tiga kuali itu kosong. Hasil pemungutan suara tidak resmi menunjukkan kuali nomor dua unggul tipis. Ibu pemiliknya berkata tidak ingin membesar-besarkan hal itu, lalu mengulanginya kepada setiap orang yang lewat.`,
  },
  {
    title: 'Wisuda angkatan kedua puluh enam: toga, hujan, dan satu kursi kosong',
    excerpt:
      'Seratus sebelas santri diwisuda di halaman. Hujan turun di tengah acara, dan tidak seorang pun pindah.',
    date: '20 Mei 2026',
    author: 'Redaksi',
    image: '/uploads/contoh/wisuda.jpg',
    image_alt:
      'Wisudawati bertoga dan ibunya tersenyum memegang ijazah di bawah untaian bendera, hujan rintik',
    content: `<p>Langit sudah mendung sejak pagi, tetapi panitia memutuskan tetap di halaman. Tenda memang disiapkan untuk tamu; para wisudawan duduk di bawah langit terbuka, menghadap surau lama tempat mereka pertama kali bersalaman tiga tahun lalu. Sabtu, 16 Mei, seratus sebelas santri kelas XII diwisuda.</p>
<p>Hujan turun ketika pembacaan nama sampai huruf M. Mula-mula rintik, kemudian sungguh-sungguh. Pembawa acara menoleh kepada pengasuh, pengasuh menoleh kepada wisudawan, dan dari barisan depan seseorang berseru, “Lanjut, Ustaz!” Maka dilanjutkan. Nama dibacakan lebih pelan, supaya tidak kalah oleh suara air di atap tenda.</p>
<figure><img src="/uploads/contoh/wisuda.jpg" alt="Wisudawati bertoga menunjukkan ijazah kepada ibunya, dua teman seangkatan di belakang mereka"><figcaption>Ijazah sudah di tangan, hujan belum reda. Ilustrasi: tim media santri.</figcaption></figure>
<p>Di barisan ketiga ada satu kursi yang dibiarkan kosong, dengan toga terlipat di atasnya. Kursi itu milik seorang teman mereka yang berpulang karena sakit pada kelas XI. Namanya dibacakan pada urutannya. Ayahnya maju menerima map, dan seratus sepuluh orang berdiri di tengah hujan sampai ia kembali duduk.</p>
<p>Dari angkatan ini, tujuh puluh empat orang melanjutkan ke perguruan tinggi di Aceh, Medan, dan Padang; sembilan diterima di Mesir, Maroko, Turki, dan Malaysia; sisanya memilih bekerja, mengabdi di kampung, atau mengajar setahun di pesantren. Kami sebutkan semuanya dengan kebanggaan yang sama.</p>
<p>Pesan perpisahan tahun ini disampaikan juru masak, atas permintaan wisudawan. Isinya dua kalimat. “Kalau di rantau lapar, jangan malu bertamu. Kalau di rantau kenyang, jangan malas mengundang.” Hujan reda tepat ketika nasi bungkus dibagikan.</p>`,
  },
  {
    title: 'Kurban dan pelajaran membagi dengan adil',
    excerpt:
      'Sembilan ekor sapi, 1.260 bungkus, dan satu pertanyaan yang diperdebatkan semalaman: adil itu sama rata atau sesuai kebutuhan?',
    date: '31 Mei 2026',
    author: 'Bidang Kesantrian',
    image: '/uploads/contoh/halaman-senja.jpg',
    image_alt:
      'Halaman surau pada senja hari, jendela menyala hangat, beberapa orang kecil berjalan',
    content: `Semalam sebelum Iduladha, panitia santri berkumpul di serambi dengan satu lembar kertas dan satu pertanyaan. Daging dari sembilan ekor sapi akan dibagi kepada tetangga di lima dusun. Sama rata untuk setiap rumah, atau lebih banyak untuk rumah yang isinya banyak? Perdebatan itu dimulai pukul delapan dan baru selesai menjelang tengah malam.

Kelompok pertama membela sama rata: mudah dihitung, tidak menimbulkan iri. Kelompok kedua membawa data. Mereka sudah mendatangi 386 rumah selama dua pekan dan mencatat jumlah jiwa, siapa yang sakit, siapa yang baru melahirkan. Di antara rumah-rumah itu ada yang berisi dua orang, ada yang berisi sebelas. “Kalau bungkusnya sama,” kata ketua panitia, “yang sebelas itu dapat kuahnya saja.”

Akhirnya disepakati jalan tengah: setiap rumah mendapat paling sedikit dua bungkus, ditambah satu untuk setiap tiga jiwa berikutnya. Jumlahnya 1.260 bungkus. Guru fikih yang sejak tadi hanya mendengarkan kemudian membuka kitab dan menunjukkan bahwa perdebatan mereka sudah berlangsung berabad-abad, dengan alasan yang hampir sama. Beberapa santri tampak lega, beberapa tampak sedikit kecewa karena bukan yang pertama.

Hari penyembelihan berjalan rapi. Santri putra mengurus halaman dan pemotongan bersama para bapak; santri putri menimbang, membungkus dengan daun jati dan besek bambu, serta memegang peta antaran. Tidak ada kantong plastik. Bungkus terakhir diantar pukul setengah lima sore ke rumah di ujung pematang, yang penghuninya mengira sudah terlewat.

Yang kami nilai dari kegiatan ini bukan jumlah sapinya. Di rapor kesantrian, panitia kurban mendapat satu kolom khusus: mampu berbeda pendapat sampai tengah malam, lalu bekerja bersama sejak subuh. Tahun ini semuanya lulus.`,
  },
  {
    title: 'Hari kemerdekaan di lapangan becek',
    excerpt:
      'Hujan semalaman mengubah lapangan menjadi kolam dangkal. Pertandingan tetap jalan, dan dua gol tercipta oleh genangan air.',
    date: '18 Agustus 2026',
    author: 'Redaksi',
    image: '/uploads/contoh/lapangan-bola.jpg',
    image_alt:
      'Dua santri tersenyum membawa bola di lapangan yang tergenang, matahari rendah di belakang',
    content: `Upacara bendera selesai tepat ketika matahari muncul dari balik awan, dan semua orang menoleh ke lapangan bola. Yang tampak bukan rumput, melainkan cermin. Hujan sejak malam sebelumnya menggenangi separuh lapangan sampai mata kaki. Panitia sempat mengusulkan pertandingan diundur. Usul itu ditolak oleh kedua tim, penonton, dan dua orang guru yang sudah memakai kaus.

Tim guru melawan tim kelas XII, seperti setiap 17 Agustus. Peraturan tahun ini ditambah dua: bola yang berhenti di genangan dianggap masih hidup, dan siapa pun yang jatuh wajib dibantu berdiri oleh lawan terdekat. Peraturan kedua itu kemudian menghabiskan hampir sepertiga waktu pertandingan.

Gol pertama dicetak kelas XII dari tendangan yang sebenarnya diarahkan ke sayap; bola tersangkut air, berputar, lalu masuk pelan-pelan sementara penjaga gawang, guru bahasa Indonesia, terduduk sambil tertawa. Gol balasan tidak kalah aneh. Sampai peluit akhir, kedudukan dua sama, dan wasit memutuskan adu penalti tidak mungkin dilakukan karena titik penaltinya tidak ditemukan.

Di pinggir lapangan, lomba lain tidak kalah ramai: tarik tambang antarkamar, membaca puisi kemerdekaan dalam tiga bahasa, dan memasang kancing baju dengan satu tangan. Santri putri menyelenggarakan cerdas cermat sejarah Aceh di aula, dengan hadiah utama satu tandan pisang.

Sorenya, seluruh kaus dicuci bersama di pancuran, guru dan santri berdampingan. Kemerdekaan, kata seorang wali kamar sambil memeras kaus kakinya, salah satunya adalah boleh kotor bersama-sama lalu bersih bersama-sama. Lapangan itu kering sepekan kemudian. Titik penaltinya masih dicari.`,
  },
  {
    title: 'Panen perdana sawah santri menutup kebutuhan dapur dua bulan',
    excerpt:
      'April lalu lahan wakaf itu masih semak. Pekan ini 12,3 ton gabah kering masuk lumbung, cukup untuk nasi 412 santri sampai Januari.',
    date: '15 November 2026',
    author: 'Redaksi',
    image: '/uploads/contoh/panen.jpg',
    image_alt:
      'Petani tua bercaping dan seorang santri memegang seikat padi kuning di tengah sawah',
    content: `<p>Hujan baru reda ketika barisan pertama turun ke petak paling atas. Tujuh bulan lalu, lahan ini masih semak; pagi itu, padinya sudah setinggi dada santri kelas X. Seorang petani tua berjalan di depan, memegang beberapa tangkai, menggigit sebutir, lalu mengangguk. Sabit pertama boleh turun.</p>
<p>Sawah itu tanah wakaf seluas 2,3 hektare di sisi timur pesantren, lama terbengkalai karena salurannya tertimbun. April lalu, santri kelas XI dan warga dusun menggali kembali empat ratus meter parit dengan cangkul. Mei pengolahan tanah, Juli tanam, dan sejak itu setiap kelas memegang satu petak. Selama empat hari, 9 sampai 12 November, seluruhnya dipanen.</p>
<h2>Angka-angkanya</h2>
<table>
<thead><tr><th scope="col">Petak</th><th scope="col">Luas</th><th scope="col">Gabah kering</th></tr></thead>
<tbody>
<tr><td>Petak atas (kelas XII)</td><td>0,6 ha</td><td>3,0 ton</td></tr>
<tr><td>Petak tengah (kelas XI)</td><td>0,9 ha</td><td>5,1 ton</td></tr>
<tr><td>Petak bawah (kelas X)</td><td>0,8 ha</td><td>4,2 ton</td></tr>
<tr><th scope="row">Jumlah</th><td>2,3 ha</td><td>12,3 ton</td></tr>
</tbody>
</table>
<p>Setelah digiling, hasilnya kira-kira 7,6 ton beras. Dapur asrama memasak 120 kilogram lebih setiap hari untuk 412 santri dan guru yang tinggal di dalam, jadi panen ini cukup untuk dua bulan. Bagian tetangga dan benih musim depan sudah disisihkan sebelum ditimbang.</p>
<h2>Yang tidak tercatat di timbangan</h2>
<p>Petak tengah hampir gagal. Agustus, wereng datang dari sawah sebelah dan daun menguning dalam sepekan. Kelas XI memilih tidak menyemprot seluruh petak. Mereka mengeringkannya tiga hari, memasang lampu perangkap dari senter dan baskom, lalu menghitung wereng setiap malam sampai jumlahnya turun. Buku hitungan itu sekarang dipakai sebagai contoh dalam pelajaran statistika.</p>
<p>Petak atas lain lagi ceritanya. Hasilnya paling sedikit per hektare karena kelas XII, yang sibuk dengan persiapan ujian, dua kali terlambat menyiangi. Mereka sendiri yang meminta agar angkanya ditulis apa adanya.</p>
<p>Hari terakhir panen ditutup dengan makan bersama di pematang: nasi baru, ikan mas bakar, sambal, dan daun singkong. Nasi dari padi muda itu sedikit lengket dan harum. Tidak ada sambutan panjang. Petani tua yang membuka panen hanya mengingatkan bahwa jerami jangan dibakar, karena itu makanan sawah untuk musim depan.</p>
<p>Musim tanam kedua dimulai Desember. Target tahun depan tidak dinaikkan. Kami hanya ingin petak atas disiangi tepat waktu.</p>`,
  },
];
