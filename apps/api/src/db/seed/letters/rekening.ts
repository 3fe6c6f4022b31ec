import { school } from '@pesantren/content/school';
import type { Letter } from './letterhead.ts';

export const rekening: Letter = {
  file: 'rekening-syahriah',
  number: '067/PLA/XI/2026',
  subject: 'Perubahan rekening pembayaran syahriah',
  date: '11 November 2026',
  office: 'Bagian Keuangan',
  body: `<p>Assalamualaikum warahmatullahi wabarakatuh.</p>
<p>Mulai Selasa, 1 Desember 2026, pembayaran syahriah dan titipan uang saku santri dilakukan melalui rekening berikut. Rekening lama masih menerima pembayaran sampai 31 Desember 2026, kemudian ditutup.</p>
<table><tbody>
<tr><th>Bank</th><td>Bank Syariah Lembah, cabang Kutacane</td></tr>
<tr><th>Nomor rekening</th><td><strong>000 0000 0001</strong></td></tr>
<tr><th>Atas nama</th><td>${school.name}</td></tr>
<tr><th>Berita transfer</th><td>NIS, spasi, nama santri, spasi, bulan. Contoh: 2026010001 ALYA DES</td></tr>
<tr><th>Batas pembayaran</th><td>Tanggal 10 setiap bulan</td></tr>
</tbody></table>
<h2>Cara membayar</h2>
<ol><li>Melalui teller, anjungan tunai, atau aplikasi bank ke nomor rekening di atas.</li><li>Tunai di loket tata usaha, Senin sampai Jumat pukul 08.00–16.00 WIB dan Sabtu pukul 08.00–12.00 WIB.</li><li>Simpan bukti pembayaran. Kuitansi dapat diambil santri di tata usaha setelah dua hari kerja.</li></ol>
<h2>Supaya tidak tertipu</h2>
<ul><li>Pesantren tidak pernah mengirim nomor rekening melalui pesan pribadi atau media sosial.</li><li>Pesantren tidak meminta transfer mendadak dengan alasan anak sakit, kecelakaan, atau lomba.</li><li>Jika menerima permintaan seperti itu, jangan mengirim uang. Teleponlah tata usaha di nomor pada kepala surat ini lebih dahulu.</li></ul>
<p class="note">Keluarga yang sedang kesulitan membayar tidak perlu menunggu ditegur. Sampaikan kepada bagian keuangan; pembayaran dapat diangsur dan pembicaraannya tertutup.</p>
<p>Terima kasih atas perhatian dan amanah Bapak dan Ibu.</p>
<p>Wassalamualaikum warahmatullahi wabarakatuh.</p>`,
};
