import type { Draft } from './draft.ts';

export const tahfidz: readonly Draft[] = [
  {
    title: 'Menyambut Ramadan dengan murajaah berpasangan',
    excerpt:
      'Sepekan sebelum puasa, setiap santri memilih satu teman simak. Aturannya sederhana: tidak ada yang boleh tertinggal sendirian.',
    date: '15 Februari 2026',
    author: 'Bidang Tahfiz',
    image: '/uploads/contoh/kitab-rehal.jpg',
    image_alt:
      'Dua santri putri menyimak mushaf yang sama di atas rehal, jendela lengkung terang di belakang',
    content: `Ramadan selalu mengubah suara asrama. Pada bulan biasa, yang terdengar selepas magrib adalah riuh setoran hafalan baru. Menjelang puasa, suara itu melambat: santri kembali ke juz yang sudah lama mereka lewati, juz yang diam-diam mulai pudar.

Tahun ini kami memulainya sepekan lebih awal, dan tidak sendiri-sendiri. Setiap santri memilih satu teman simak, boleh dari kelas lain, asal jumlah hafalannya tidak terpaut jauh. Sehari mereka bertemu dua kali, selepas subuh dan menjelang asar, masing-masing dua puluh menit. Yang satu membaca, yang lain menyimak dengan mushaf terbuka dan pensil tipis di tangan.

Pensil itu penting. Setiap kesalahan ditandai titik kecil di pinggir halaman. Tiga titik di baris yang sama berarti baris itu harus dibaca dua puluh kali sebelum tidur. Dari pengalaman dua tahun terakhir, baris yang salah hampir selalu baris yang sama, biasanya ayat yang mirip dengan ayat di surah lain. Setelah diketahui letaknya, memperbaikinya tidak lagi menakutkan.

Berpasangan juga menolong mereka yang pemalu. Salman dari kelas X, misalnya, selama satu semester lebih sering diam di sudut serambi daripada maju menyetor. Dengan satu teman yang ia pilih sendiri, ia menyelesaikan murajaah dua juz dalam lima hari. “Kalau salah di depan satu orang, malunya cepat habis,” katanya.

Selama Ramadan, pasangan ini tetap berjalan. Setoran baru dikurangi separuh, murajaah digandakan, dan hafalan yang sudah kuat dibawa ke salat tarawih di surau secara bergiliran. Bapak dan Ibu di rumah dapat membantu dengan satu pertanyaan saja ketika menelepon pada hari Ahad: “Sudah sampai juz berapa yang diulang?” Bukan berapa yang ditambah.`,
  },
  {
    title: 'Satu halaman, dua puluh kali',
    excerpt:
      'Rahmi pernah hampir berhenti menghafal. Yang menolongnya bukan metode baru, melainkan buku tulis bergaris dan kesabaran.',
    date: '10 Mei 2026',
    author: 'Bidang Tahfiz',
    image: '/uploads/contoh/jendela-kelas.jpg',
    image_alt: 'Jendela kelas terbuka ke arah gunung, cahaya pagi jatuh di atas bangku kayu',
    content: `Di laci meja Rahmi, santri kelas XI, tersimpan sebuah buku tulis yang isinya hanya turus. Satu garis untuk satu kali baca, garis kelima melintang. Setiap halaman mushaf mendapat empat ikat turus: dua puluh kali. Buku itu sekarang hampir penuh.

Setahun yang lalu ia hampir berhenti. Teman sekamarnya menghafal satu halaman sebelum sarapan, sedangkan ia butuh dua hari. Setiap malam ia menghitung, dan hitungannya selalu sama: dengan kecepatan itu, ia akan lulus sebelum hafalannya selesai.

Ustazah pembimbingnya tidak memberi nasihat panjang. Ia hanya meminta Rahmi berhenti menghitung halaman dan mulai menghitung ulangan. Dua puluh kali dengan melihat, dari awal sampai akhir halaman, tanpa sekali pun mencoba menghafal. Baru sesudah itu mushaf ditutup. Pada hari pertama, Rahmi terkejut: ketika mushaf ditutup, halaman itu sudah ada.

Kami ceritakan ini bukan karena cara itu cocok untuk semua orang. Ada santri yang lebih mudah menghafal sambil berjalan di pematang, ada yang harus menulis dulu, ada yang baru tenang setelah rakaat panjang di sepertiga malam. Tugas pembimbing adalah menemukan pintu yang mana, lalu menunggu di depannya.

Rahmi kini menyetor setengah halaman sehari, tidak lebih. Ia masih yang paling lambat di kelompoknya. Ia juga satu-satunya yang belum pernah mengulang ujian juz. “Saya bukan pelan,” katanya sambil merapikan turus, “saya cuma tidak mau lewat dua kali di jalan yang sama.”`,
  },
  {
    title: 'Membenahi makhraj sebelum menambah hafalan',
    excerpt:
      'Dua pekan pertama tahun ajaran, santri baru belum menyetor satu ayat pun. Mereka belajar mendengar enam huruf dari tenggorokan.',
    date: '26 Juli 2026',
    author: 'Bidang Tahfiz',
    image: '/uploads/contoh/surau-pagi.jpg',
    image_alt: 'Surau beratap tumpang tiga di tepi sawah saat fajar merona dan berkabut',
    content: `<p>Orang tua santri baru sering bertanya pada pekan pertama: sudah dapat berapa ayat? Jawaban kami setiap tahun sama: belum satu pun, dan memang belum waktunya. Selama dua pekan, delapan puluh santri baru duduk melingkar di surau dan hanya belajar satu hal, yaitu tempat keluarnya huruf.</p>
<h2>Mulai dari yang paling dalam</h2>
<p>Pelajaran pertama adalah enam huruf tenggorokan. Guru menuliskannya besar-besar di papan, berurutan dari pangkal tenggorokan ke arah mulut:</p>
<p lang="ar" dir="rtl">ء هـ ع ح غ خ</p>
<p>Lidah orang lembah ini punya tantangannya sendiri. Dalam bahasa Alas ada bunyi serak di tenggorokan yang akrab sejak kecil, sehingga <em>gain</em> dan <em>kha</em> datang dengan mudah. Sebaliknya, <em>ain</em> kerap jatuh menjadi <em>hamzah</em>, dan <em>ha</em> yang bersih sering bercampur napas. Anak dari pesisir punya kebiasaan lain lagi. Karena itu, kelompok disusun bukan menurut umur, melainkan menurut huruf yang perlu dibenahi.</p>
<h2>Tiga latihan yang kami pakai</h2>
<ol>
<li><strong>Dengar dulu.</strong> Lima menit menyimak guru tanpa menirukan. Mulut yang terburu-buru biasanya membawa kebiasaan lama.</li>
<li><strong>Cermin kecil.</strong> Santri melihat sendiri letak lidah dan bibirnya. Tidak perlu alat mahal; cermin saku dua ribu rupiah cukup.</li>
<li><strong>Rekam dan bandingkan.</strong> Setiap Kamis, bacaan direkam dengan gawai milik bidang tahfiz, lalu didengarkan bersama pekan berikutnya.</li>
</ol>
<p>Pada akhir pekan kedua, sebagian santri mulai gelisah ingin menghafal. Itu tanda baik. Hafalan yang dibangun di atas bacaan yang benar tidak perlu dibongkar lagi pada tahun ketiga, dan kami sudah terlalu sering melihat betapa sedihnya membongkar dua puluh juz.</p>
<p>Setoran pertama dimulai Senin, 3 Agustus. Kalau anak Anda menelepon dan berkata bahwa ia “baru” menguasai enam huruf, katakanlah selamat.</p>`,
  },
  {
    title: 'Tiga puluh juz sebelum subuh: malam khataman angkatan ketujuh',
    excerpt:
      'Sebelas santri menuntaskan setoran terakhir di surau lama, disaksikan orang tua yang datang dari Blangkejeren hingga Medan.',
    date: '18 November 2026',
    author: 'Redaksi',
    image: '/uploads/contoh/malam-khataman.jpg',
    image_alt:
      'Ustaz berjanggut putih menyimak dua santri membaca mushaf di bawah lampu, langit berbintang di jendela',
    content: `<p>Pukul dua dini hari, Ahad, 15 November, lampu surau lama masih menyala. Kabut turun dari arah Leuser dan berhenti di pagar halaman. Di dalam, di atas tikar pandan yang baru dicuci, sebelas santri duduk dalam tiga lingkaran. Tidak ada panggung, tidak ada pengeras suara. Hanya suara yang bergantian, halaman demi halaman, sejak selepas isya.</p>
<p>Mereka adalah angkatan ketujuh program tahfiz. Malam itu setoran terakhir dituntaskan dengan cara yang tidak berubah sejak angkatan pertama: tiga puluh juz dibagi tiga, setiap lingkaran membaca sepuluh juz bersambung, disimak dua guru dan siapa saja yang kuat menahan kantuk. Empat santri putri membaca di ruang timur, dibatasi tirai hijau yang warnanya sudah pudar. Kalau seorang pembaca tersendat tiga kali pada ayat yang sama, ia mundur dan teman di sebelahnya meneruskan. Malam itu, tirai hijau mendengar dua kali jeda panjang. Lingkaran di bawah tiang tengah sekali. Selebihnya mengalir.</p>
<p>Aturan lain tidak tertulis, tetapi semua orang mengenalnya. Tidak ada yang menyorakkan bacaan yang indah, tidak ada yang merekam. Air minum diletakkan di tengah lingkaran dan dituangkan oleh yang baru selesai membaca. Bila giliran berpindah, pembaca yang lama menutup mushafnya, menyentuh bahu teman di sebelah, dan teman itu melanjutkan tanpa jeda, seolah-olah satu orang saja yang membaca sejak awal.</p>
<h2>Datang dari jauh, duduk di belakang</h2>
<p>Orang tua mulai berdatangan sejak Sabtu siang. Dari Blangkejeren mereka menempuh hampir empat jam jalan berkelok; dari Medan, berangkat selepas subuh dan tiba menjelang asar. Seorang bapak dari Terangun menumpang truk pengangkut kopi karena bus terakhir sudah lewat. Ia membawa sekarung kecil kopi gayo untuk dapur asrama, lalu duduk di saf paling belakang dan tidak beranjak sampai subuh.</p>
<p>Tidak semua yang hadir bisa mengikuti bacaan anaknya. Seorang ibu dari Lawe Sigala-gala berbisik bahwa ia sendiri baru lancar membaca Al-Qur’an dua tahun lalu, diajari anaknya ketika libur panjang. Sekarang ia duduk dengan mushaf besar di pangkuan, telunjuknya bergerak pelan mengikuti baris. “Saya menyimak,” katanya, lalu tersenyum seperti orang yang baru menyebutkan pekerjaannya.</p>
<blockquote><p>Yang berat bukan menghafalnya. Yang berat adalah bangun pada hari ketika tidak ada yang memeriksa, lalu tetap mengulang.</p></blockquote>
<p>Kalimat itu ditulis Rahmi, santri kelas XII IPA 1, di halaman pertama buku turusnya. Mei lalu kami menceritakan Rahmi dengan dua puluh kali ulangannya untuk setiap halaman. Ia menyelesaikan juz terakhir pada bulan September, yang paling akhir di antara sebelas orang itu, dan pada malam khataman ia membaca dua juz tanpa satu pun teguran.</p>
<p>Di serambi, adik-adik kelas yang seharusnya sudah tidur mengintip dari sela papan. Wali kamar pura-pura tidak melihat. Menjelang tengah malam, seorang santri kelas X tertidur bersandar pada tiang, mushaf kecil masih terbuka di dadanya. Seseorang menyelimutinya dengan sarung. Paginya ia bersumpah tidak melewatkan satu halaman pun.</p>
<h2>Menjelang subuh</h2>
<p>Lingkaran pertama selesai pukul 03.40. Dapur mengirim teh jahe dan pulut bakar; sebagian membasuh muka di pancuran supaya tetap terjaga. Lingkaran terakhir menutup surah penghabisan pukul 04.35, dua puluh menit sebelum azan subuh. Tidak ada tepuk tangan. Pengasuh memimpin doa khatam, pendek dan pelan, dan beberapa kali suaranya berhenti lebih lama daripada yang diperlukan.</p>
<p>Sesudah salat, barulah anak-anak itu mencari orang tuanya. Ada yang berpelukan lama, ada yang malah tertawa karena sama-sama tidak tahu harus berkata apa. Matahari naik dari balik bukit pukul enam lewat seperempat, kabut terangkat dari petak sawah, dan dapur menghidangkan nasi dari panen santri sendiri, dengan gulai ikan mas dan sambal terasi.</p>
<p>Sebelas nama itu tidak kami tulis di spanduk. Sejak angkatan pertama, nama para khatim ditulis tangan di buku bersampul kain yang disimpan di lemari surau, di bawah tulisan pendiri. Buku itu dibuka setahun sekali. Halaman ketujuhnya kini terisi, dan besok, seperti santri lainnya, mereka kembali mengulang dari juz pertama, dua halaman sehari, dengan pensil tipis di tangan.</p>`,
  },
];
