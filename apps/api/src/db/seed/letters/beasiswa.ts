import type { Letter } from './letterhead.ts';

export const beasiswa: Letter = {
  file: 'beasiswa-2026',
  number: '058/PLA/IX/2026',
  subject: 'Beasiswa dan keringanan syahriah tahun ajaran 2026/2027',
  date: '5 September 2026',
  office: 'Bagian Keuangan',
  body: `<p>Assalamualaikum warahmatullahi wabarakatuh.</p>
<p>Pesantren membuka beasiswa bagi santri yang sudah belajar di sini maupun yang baru masuk tahun ini. Dananya berasal dari wakaf produktif, sumbangan alumni, dan hasil sawah.</p>
<table><thead><tr><th>Jenis</th><th>Kuota</th><th>Bantuan</th><th>Diutamakan</th></tr></thead><tbody>
<tr><td>Beasiswa penuh</td><td>15 santri</td><td>Syahriah, asrama, dan buku selama satu tahun ajaran</td><td>Anak yatim atau piatu; keluarga yang kehilangan rumah akibat banjir</td></tr>
<tr><td>Keringanan syahriah</td><td>30 santri</td><td>Separuh syahriah selama satu tahun ajaran</td><td>Anak guru mengaji; keluarga yang kehilangan sawah atau ternak; dua anak atau lebih di pesantren</td></tr>
</tbody></table>
<h2>Berkas</h2>
<ol><li>Surat permohonan yang ditulis tangan oleh santri sendiri, satu halaman.</li><li>Fotokopi kartu keluarga, 1 lembar.</li><li>Surat keterangan dari kepala kampung atau imam meunasah.</li><li>Fotokopi rapor terakhir; nilai tidak menjadi syarat, hanya bahan pendampingan.</li></ol>
<h2>Jadwal</h2>
<table><tbody>
<tr><th>Penyerahan berkas</th><td>7 sampai 30 September 2026, di tata usaha pada jam kerja</td></tr>
<tr><th>Pembicaraan dengan keluarga</th><td>5 sampai 10 Oktober 2026, tertutup, di pesantren atau di rumah</td></tr>
<tr><th>Pemberitahuan</th><td>17 Oktober 2026, melalui surat kepada keluarga</td></tr>
<tr><th>Mulai berlaku</th><td>1 November 2026</td></tr>
</tbody></table>
<p class="note">Nama penerima tidak diumumkan. Santri penerima beasiswa mempunyai hak, seragam, dan tugas yang sama dengan teman-temannya.</p>
<p>Keluarga yang berhalangan datang dapat menitipkan berkas kepada wali kelas. Pertanyaan dapat disampaikan melalui telepon tata usaha.</p>
<p>Wassalamualaikum warahmatullahi wabarakatuh.</p>`,
};
