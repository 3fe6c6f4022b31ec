import type { Letter } from './letterhead.ts';

export const perlengkapan: Letter = {
  file: 'perlengkapan-santri-baru',
  number: '041/PLA/VII/2026',
  subject: 'Daftar perlengkapan santri baru tahun ajaran 2026/2027',
  date: '4 Juli 2026',
  office: 'Bidang Kesantrian',
  body: `<p>Assalamualaikum warahmatullahi wabarakatuh.</p>
<p>Orang tua dan wali santri baru yang kami hormati, berikut perlengkapan yang dibawa ke asrama pada Senin, 13 Juli 2026. Jumlahnya dibatasi supaya kamar tetap lapang dan semua santri hidup sama sederhana. Barang lama yang masih baik tidak perlu diganti.</p>
<div class="two"><div>
<h2>Pakaian</h2>
<ul><li>Kemeja atau gamis polos, 4 potong</li><li>Sarung atau rok panjang, 3 potong</li><li>Kaus dan celana olahraga, 2 stel</li><li>Peci hitam atau kerudung, 3 buah</li><li>Pakaian dalam dan kaus kaki secukupnya</li><li>Jaket hangat, 1 potong</li><li>Sandal, sepatu hitam, dan sepatu olahraga</li></ul>
<h2>Ibadah dan belajar</h2>
<ul><li>Mushaf ukuran sedang</li><li>Perlengkapan salat</li><li>Alat tulis dan 10 buku tulis</li><li>Kamus Arab-Indonesia, bila ada</li></ul>
</div><div>
<h2>Tidur dan mandi</h2>
<ul><li>Seprai, sarung bantal, dan selimut</li><li>Handuk, 2 lembar</li><li>Ember, gayung, dan alat mandi</li><li>Gantungan baju, 6 buah</li></ul>
<h2>Makan</h2>
<ul><li>Piring, gelas, dan sendok yang tidak mudah pecah</li><li>Botol minum</li></ul>
<h2>Ditinggal di rumah</h2>
<ul><li>Ponsel, laptop, dan permainan elektronik</li><li>Perhiasan dan uang tunai lebih dari Rp300.000</li><li>Koper keras; gunakan tas kain</li><li>Makanan yang mudah basi</li></ul>
</div></div>
<h2>Catatan</h2>
<ol><li>Setiap barang diberi nama dengan tinta tahan air.</li><li>Obat pribadi diserahkan kepada wali kamar beserta aturan pakainya.</li><li>Kasur, lemari, dan meja belajar disediakan pesantren.</li><li>Keluarga yang berkeberatan melengkapi daftar ini dapat menghubungi bidang kesantrian; kami menyimpan perlengkapan layak pakai dari alumni.</li></ol>
<p>Wassalamualaikum warahmatullahi wabarakatuh.</p>`,
};
