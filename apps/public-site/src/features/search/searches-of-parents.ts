/** A search, and the titles of the results of which one should come first. */
export type Search = { q: string; wanted: readonly string[] };

/** Reads a list of searches: the words, a bar, the titles, or how they begin, apart by `;`. */
export function searchesIn(list: string): Search[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [q = '', titles = ''] = line.split('|').map((part) => part.trim());
      return { q, wanted: titles.split(' ; ') };
    });
}

/**
 * Lists what parents type, and the title of the result that should come first on the sample's site. Add a line where a search
 * leads astray: the words, a bar, the title.
 */
export const searchesOfParents = searchesIn(`
biaya                                  | Semua biaya
biaya masuk                            | Semua biaya
berapa biaya pendaftaran               | Semua biaya
uang pangkal                           | Semua biaya
uang sekolah per bulan                 | Semua biaya
spp                                    | Semua biaya
syahriyah                              | Semua biaya
pendaftaran                            | Gelombang pendaftaran
cara daftar santri baru                | Gelombang pendaftaran
kapan pendaftaran dibuka               | Gelombang pendaftaran
ppdb                                   | Gelombang pendaftaran
golden ticket                          | Gelombang pendaftaran
syarat pendaftaran                     | Syarat dan biaya
berkas yang dibawa saat mendaftar      | Syarat dan biaya
fotokopi kartu keluarga                | Syarat dan biaya
panduan pendaftaran                    | Panduan pendaftaran santri baru
alamat                                 | Alamat
alamat pesantren                       | Alamat
lokasi                                 | Alamat
peta lokasi pondok                     | Alamat
nomor telepon                          | Hubungi langsung
nomor telpon asrama                    | Hubungi langsung
kontak                                 | Hubungi langsung
whatsapp pendaftaran                   | Hubungi langsung
jam buka kantor                        | Jam buka
jam kerja                              | Jam buka
instagram                              | Media sosial
visi                                   | Visi dan misi
visi misi sekolah                      | Visi dan misi
sejarah pesantren                      | Sejarah
pendiri pesantren                      | Pesan Pendiri
direktur                               | Struktur organisasi
harun kekaro                           | Struktur organisasi
struktur organisasi                    | Struktur organisasi
pimpinan pondok                        | Struktur organisasi
jumlah guru                            | Tenaga pengajar
alumni luar negeri                     | Pesantren dalam angka
orang tua                              | Untuk orang tua
informasi untuk wali santri            | Untuk orang tua
kunjungan orang tua                    | Hari kunjungan orang tua bulan Desember
orang tua  kunjungan                   | Hari kunjungan orang tua bulan Desember
aturan kunjungan                       | Aturan kunjungan
jadwal harian santri                   | Jadwal harian
jadwal ujian                           | Jadwal Ujian Akhir Semester Ganjil
ujian semester kapan                   | Jadwal Ujian Akhir Semester Ganjil
perlengkapan santri baru               | Daftar perlengkapan santri baru
apa saja perlengkapan yang dibawa      | Daftar perlengkapan santri baru ; Tanya jawab
beasiswa anak yatim                    | Beasiswa bagi anak yatim dan keluarga terdampak banjir
rekening pembayaran                    | Perubahan rekening pembayaran syahriah
nomor rekening                         | Perubahan rekening pembayaran syahriah
ekskul                                 | Jadwal kegiatan ekstrakurikuler semester ganjil
kembali ke asrama                      | Santri kembali ke asrama
pemeriksaan kesehatan                  | Pemeriksaan kesehatan gratis untuk semua santri
hasil rapor                            | Hasil asesmen tengah semester dapat diambil wali santri
tanya jawab                            | Tanya jawab
boleh bawa hp                          | Tanya jawab
anak sakit                             | Tanya jawab
fasilitas pondok                       | Fasilitas
ramadhan                               | Menyambut Ramadan dengan murajaah berpasangan
khataman alquran                       | Tiga puluh juz sebelum subuh: malam khataman angkatan ketujuh
olimpiade biologi                      | Medali perak olimpiade biologi provinsi untuk santri kelas XI
galeri foto                            | Galeri
brp biaya msk pondok                   | Semua biaya
biaya perbulan                         | Semua biaya
spp 2026                               | Semua biaya
ongkos mondok                          | Semua biaya
cicilan uang pangkal                   | Tanya jawab
uang makan                             | Semua biaya
psb 2027                               | Gelombang pendaftaran
pendaftaran santri baru 2027/2028      | Gelombang pendaftaran
cara mondok                            | Gelombang pendaftaran
masuk pesantren                        | Gelombang pendaftaran
kk                                     | Syarat dan biaya
ijazah                                 | Syarat dan biaya
nomer telepon kantor                   | Hubungi langsung
no hp pengurus                         | Hubungi langsung
cp pendaftaran                         | Hubungi langsung
tgl kunjungan desember                 | Hari kunjungan orang tua bulan Desember
nyambang santri                        | Aturan kunjungan
tilik anak                             | Aturan kunjungan
ulangan semester                       | Jadwal Ujian Akhir Semester Ganjil
uas                                    | Jadwal Ujian Akhir Semester Ganjil
yang harus dibawa                      | Daftar perlengkapan santri baru ; Tanya jawab
no rek pondok                          | Perubahan rekening pembayaran syahriah
transfer kemana                        | Perubahan rekening pembayaran syahriah
kegiatan sehari hari                   | Jadwal harian
jadwal sholat                          | Jadwal harian
bawa hape                              | Tanya jawab
bagi raport                            | Tanya jawab
hafalan quran                          | Tiga puluh juz sebelum subuh: malam khataman angkatan ketujuh
khotmil qur’an                         | Tiga puluh juz sebelum subuh: malam khataman angkatan ketujuh
isro miroj                             | Libur Isra Mikraj
kapan libur lebaran                    | Libur akhir Ramadan dan Idulfitri
kapan perpulangan                      | Tanya jawab
klinik                                 | Fasilitas
kamar asrama                           | Fasilitas
kalender akademik                      | Kalender pendidikan
agenda bulan ini                       | Agenda
vidio pondok                           | Media sosial
prestasi                               | Prestasi
duit pangkal                           | Semua biaya
uang makan santri perbulan             | Semua biaya
harga seragam                          | Semua biaya
total bayar thn pertama                | Semua biaya
cara masukin anak ke pesantren         | Gelombang pendaftaran
kpn daftar psb                         | Gelombang pendaftaran
fc kk                                  | Syarat dan biaya
daftar di medan dimana                 | Panduan pendaftaran santri baru
besuk desember                         | Hari kunjungan orang tua bulan Desember
sabtu kantor buka ngga                 | Jam buka
no wa admin                            | Hubungi langsung
nmr tlp TU                             | Hubungi langsung
anak bangun jam brp                    | Jadwal harian
bawaan anak baru                       | Daftar perlengkapan santri baru
klo anak demam gmn                     | Tanya jawab
gurunya lulusan mana                   | Tenaga pengajar
thn brp berdirinya                     | Sejarah
ada klinik gak                         | Fasilitas
libur qurban                           | Libur Iduladha
libur awal puasa                       | Libur awal Ramadan
eskul apa aja                          | Jadwal kegiatan ekstrakurikuler semester ganjil
norek baru spp                         | Perubahan rekening pembayaran syahriah
bantuan utk anak yatim                 | Beasiswa bagi anak yatim dan keluarga terdampak banjir
panen padi                             | Panen perdana sawah santri menutup kebutuhan dapur dua bulan
surat dari anak                        | Ponsel dititipkan, surat ditulis
kode pos                               | Alamat
bayar seragam brp                      | Semua biaya
gimana cara daftarnya                  | Gelombang pendaftaran
pulang kapan                           | Tanya jawab
apakah santri boleh bawa hp            | Tanya jawab
kemana menyampaikan keluhan orang tua  | Hubungi langsung
cucu sakit                             | Tanya jawab
mau wakaf hubungi siapa                | Hubungi langsung
boleh liat2 pondok sebelum daftar      | Tanya jawab ; Panduan pendaftaran santri baru ; Aturan kunjungan
sekamar brp org                        | Fasilitas
kunjungan januari                      | Hari kunjungan orang tua
pentas seni akhir semester             | Gelar karya dan pentas seni santri
guru lulusan mesir                     | Tenaga pengajar
terima raport                          | Pembagian rapor ; Tanya jawab
jumlah santri                          | Sejarah
ujian hafalan                          | Ujian lisan tahfiz dan kitab
daftar perlengkpan                     | Daftar perlengkapan santri baru
kwitansi spp                           | Perubahan rekening pembayaran syahriah
pinjam buku                            | Perpustakaan kini buka sampai pukul sepuluh malam
masjid                                 | Fasilitas
nenek mau kirim kue buat cucu          | Aturan kunjungan
minta transfer katanya anak sakit      | Tanya jawab ; Perubahan rekening pembayaran syahriah
keluarga dekat boleh bawa anak keluar  | Aturan kunjungan
08000000002                            | Hubungi langsung
تحفيظ                                  | Ujian lisan tahfiz dan kitab
yg boleh jemput siapa aja              | Aturan kunjungan
total masuk pertama                    | Semua biaya
17 agustus                             | Upacara dan lomba Hari Kemerdekaan ; Hari kemerdekaan
surau                                  | Peringatan Hari Santri: upacara, lomba, dan bersih surau
`);
