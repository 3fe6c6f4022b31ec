import { registrationFee, requiredDocuments } from '@pesantren/content/admission';
import type { Letter } from './letterhead.ts';

const fee = `Rp${registrationFee.toLocaleString('id-ID')}`;

export const panduan: Letter = {
  file: 'panduan-pendaftaran',
  number: '070/PLA/XI/2026',
  subject: 'Panduan pendaftaran santri baru',
  date: '16 November 2026',
  office: 'Panitia Penerimaan Santri Baru',
  body: `<p>Pendaftaran terbuka bagi lulusan SD, MI, SMP, dan MTs, putra dan putri, dari daerah mana pun. Tanggal setiap gelombang beserta potongannya tercantum pada halaman Bergabung di situs pesantren.</p>
<h2>Syarat</h2>
<ol>${requiredDocuments.map((item) => `<li>${item}</li>`).join('')}</ol>
<p>Biaya pendaftaran ${fee}, dibayar satu kali dan sudah termasuk tes.</p>
<h2>Alur</h2>
<table><thead><tr><th>Langkah</th><th>Yang dilakukan</th><th>Lama</th></tr></thead><tbody>
<tr><td>1. Mendaftar</td><td>Mengisi formulir di tempat pendaftaran atau melalui situs, lalu menyerahkan berkas</td><td>1 hari</td></tr>
<tr><td>2. Tes</td><td>Membaca Al-Qur’an, menulis satu halaman tentang diri sendiri, matematika dasar</td><td>Setengah hari</td></tr>
<tr><td>3. Wawancara</td><td>Santri dan orang tua diwawancarai terpisah, masing-masing dua puluh menit</td><td>Hari yang sama</td></tr>
<tr><td>4. Pengumuman</td><td>Disampaikan melalui surat dan telepon kepada keluarga</td><td>7 hari</td></tr>
<tr><td>5. Daftar ulang</td><td>Melengkapi administrasi dan memilih kamar</td><td>14 hari</td></tr>
</tbody></table>
<p class="note">Tes dipakai untuk menempatkan, bukan menyaring. Anak yang belum lancar membaca Al-Qur’an tetap diterima dan mendapat kelompok bimbingan selama satu semester.</p>
<h2>Tempat pendaftaran</h2>
<table><tbody>
<tr><th>Kutacane</th><td>Tata usaha pesantren, setiap hari kerja</td></tr>
<tr><th>Blangkejeren</th><td>Rumah alumni, dekat terminal lama, Sabtu dan Ahad pada masa gelombang</td></tr>
<tr><th>Medan</th><td>Sekretariat alumni, dengan janji melalui telepon pendaftaran</td></tr>
</tbody></table>
<h2>Berkunjung</h2>
<p>Keluarga yang ingin melihat kelas, asrama, dan dapur boleh datang pada jam kerja. Kabarkan sehari sebelumnya supaya ada yang menemani. Calon santri boleh ikut belajar dan makan siang.</p>`,
};
