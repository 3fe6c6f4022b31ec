import { searchesIn } from './searches-of-parents.ts';

/**
 * Lists what parents type in chats and in haste, and the titles of the results of which one should come first on the sample's
 * site: the words, a bar, the titles apart by `;`. Two halves: each is held to the bar of the search by itself.
 */
export const everydaySearches = [
  searchesIn(`
brp biaya mondok                       | Semua biaya
bayar perbulan berapa                  | Semua biaya
rincian biaya santri baru              | Semua biaya
biaya masuk pertama kali               | Semua biaya
uang gedung                            | Semua biaya
spp nya brp ya                         | Semua biaya
mahal ga mondok disini                 | Semua biaya
biaya kitab                            | Semua biaya
uang pendaftaran                       | Semua biaya ; Syarat dan biaya ; Tanya jawab
seragam beli dimana                    | Semua biaya ; Daftar perlengkapan santri baru
daftar online                          | Gelombang pendaftaran
pndftrn kpn dibuka                     | Gelombang pendaftaran
cara daftarin anak                     | Gelombang pendaftaran ; Panduan pendaftaran santri baru
gelombang 2 kapan                      | Gelombang pendaftaran
masih bisa daftar ga                   | Gelombang pendaftaran
formulir pendaftaran                   | Gelombang pendaftaran ; Syarat dan biaya ; Panduan pendaftaran santri baru
brosur                                 | Panduan pendaftaran santri baru
persyaratan masuk                      | Syarat dan biaya
foto 3x4 berapa lembar                 | Syarat dan biaya
nisn                                   | Syarat dan biaya
surat pindah sekolah                   | Tanya jawab ; Syarat dan biaya
lulusan smp bisa masuk                 | Syarat dan biaya ; Gelombang pendaftaran ; Tanya jawab
tes masuk                              | Tanya jawab ; Panduan pendaftaran santri baru ; Gelombang pendaftaran
ujian masuk matematika                 | Tanya jawab
wawancara orang tua                    | Tanya jawab ; Panduan pendaftaran santri baru
pengumuman lulus tes                   | Tanya jawab ; Gelombang pendaftaran
no hp pondok                           | Hubungi langsung
nmr wa ustadz                          | Hubungi langsung
nomor asrama putri                     | Hubungi langsung
telpon kesantrian                      | Hubungi langsung
hubungi siapa kalau anak sakit         | Hubungi langsung ; Tanya jawab
alamat lengkap                         | Alamat
dimana sih pondoknya                   | Alamat
google map                             | Alamat
dari medan naik apa                    | Alamat ; Pulang kampung juga pelajaran ; Santri kembali ke asrama paling lambat 12 Juli ; Bus antar-jemput di jalan lembah
kantor buka hari apa                   | Jam buka
sabtu buka ga                          | Jam buka
ig pesantren                           | Media sosial
chanel youtube                         | Media sosial
siapa kyainya                          | Struktur organisasi
nama pimpinan pesantren                | Struktur organisasi
wali kamar putra                       | Struktur organisasi ; Fasilitas ; Hubungi langsung ; Aturan kunjungan ; Tanya jawab
guru lulusan timur tengah              | Tenaga pengajar ; Pesantren dalam angka
berapa ustadznya                       | Tenaga pengajar
kapan berdiri                          | Sejarah
sejarah singkat                        | Sejarah
tujuan pesantren                       | Visi dan misi
jumlah santri sekarang                 | Sejarah ; Panen perdana sawah santri menutup kebutuhan dapur dua bulan
jenguk anak                            | Aturan kunjungan ; Hari kunjungan orang tua bulan Desember ; Hari kunjungan orang tua ; Tanya jawab
jadwal besuk                           | Aturan kunjungan ; Hari kunjungan orang tua bulan Desember ; Hari kunjungan orang tua ; Tanya jawab
jam kunjungan                          | Aturan kunjungan ; Hari kunjungan orang tua bulan Desember ; Hari kunjungan orang tua ; Tanya jawab
boleh nginap gak kalau jenguk          | Aturan kunjungan
bawa makanan waktu kunjungan           | Aturan kunjungan ; Hari kunjungan orang tua bulan Desember
nitip uang jajan                       | Aturan kunjungan
ajak anak keluar makan                 | Aturan kunjungan
izin pulang nikahan kakak              | Aturan kunjungan ; Tanya jawab
bangun jam berapa                      | Jadwal harian
tidur jam brp                          | Jadwal harian
kegiatan santri sehari2                | Jadwal harian
hari minggu ngapain                    | Jadwal harian
jam pelajaran                          | Jadwal harian
apa aja yg dibawa                      | Daftar perlengkapan santri baru ; Tanya jawab ; Untuk orang tua
daftar barang bawaan                   | Daftar perlengkapan santri baru ; Tanya jawab
bawa kasur ga                          | Tanya jawab ; Fasilitas
bawa koper                             | Daftar perlengkapan santri baru
bawa laptop boleh?                     | Tanya jawab
hp boleh ga                            | Tanya jawab ; Ponsel dititipkan, surat ditulis ; Aturan kunjungan
kenapa ga boleh bawa hp                | Tanya jawab ; Ponsel dititipkan, surat ditulis
nelpon anak gimana                     | Tanya jawab ; Ponsel dititipkan, surat ditulis ; Jadwal harian ; Hubungi langsung
libur kapan                            | Tanya jawab ; Libur akhir semester ganjil ; Kalender pendidikan
liburan semester                       | Libur akhir semester ganjil ; Tanya jawab ; Kalender pendidikan
libur puasa                            | Libur awal Ramadan ; Libur akhir Ramadan dan Idulfitri ; Tanya jawab
`),
  searchesIn(`
kapan masuk lagi abis liburan          | Santri kembali ke asrama ; Santri kembali ke asrama paling lambat 12 Juli ; Tanya jawab
telat balik ke asrama                  | Santri kembali ke asrama ; Santri kembali ke asrama paling lambat 12 Juli
bus jemputan medan                     | Santri kembali ke asrama paling lambat 12 Juli ; Pulang kampung juga pelajaran ; Bus antar-jemput di jalan lembah
bagi raport kapan                      | Tanya jawab ; Pembagian rapor semester ganjil ; Hasil asesmen tengah semester dapat diambil wali santri
nilai anak                             | Tanya jawab ; Hasil asesmen tengah semester dapat diambil wali santri ; Pembagian rapor semester ganjil ; Untuk orang tua ; Data Siswa
hasil mid semester                     | Hasil asesmen tengah semester dapat diambil wali santri ; Tanya jawab
uas kapan                              | Jadwal Ujian Akhir Semester Ganjil ; Ujian akhir semester genap
jadwal ulangan semester                | Jadwal Ujian Akhir Semester Ganjil
kartu ujian                            | Jadwal Ujian Akhir Semester Ganjil
ujian kelas 3                          | Ujian akhir kelas XII ; Jadwal Ujian Akhir Semester Ganjil
ujian tahfidz                          | Ujian lisan tahfiz dan kitab ; Jadwal Ujian Akhir Semester Ganjil
kalender sekolah                       | Kalender pendidikan
tanggal merah                          | Kalender pendidikan ; Libur Isra Mikraj ; Agenda
acara bulan desember                   | Agenda ; Hari kunjungan orang tua bulan Desember ; Gelar karya dan pentas seni santri
pentas seni                            | Gelar karya dan pentas seni santri
maulid nabi                            | Peringatan Maulid Nabi ; Libur Maulid Nabi Muhammad saw.
buka bersama                           | Hari kunjungan orang tua
wisuda tahfidz                         | Wisuda tahfiz dan pelepasan kelas XII
kenaikan kelas                         | Pembagian rapor dan kenaikan kelas
persami batal ya                       | Perkemahan Sabtu Minggu Pramuka
kemah pramuka                          | Perkemahan Sabtu Minggu Pramuka ; Berkemah di tepi Lawe Alas, Ketambe
mos santri baru                        | Pekan perkenalan santri baru ; Pekan pengenalan: belajar mencuci baju sebelum belajar nahwu
anak nangis ga betah                   | Tanya jawab ; Pekan pengenalan: belajar mencuci baju sebelum belajar nahwu
anak kangen rumah                      | Tanya jawab
ada senioritas gak                     | Pekan pengenalan: belajar mencuci baju sebelum belajar nahwu
perpeloncoan                           | Pekan pengenalan: belajar mencuci baju sebelum belajar nahwu
pengalaman wali santri                 | Tanya jawab ; Untuk orang tua
kesan orang tua                        | Tanya jawab ; Untuk orang tua
anak sakit siapa yang urus             | Tanya jawab
puskesmas                              | Pemeriksaan kesehatan gratis untuk semua santri ; Tanya jawab ; Fasilitas
periksa gigi                           | Pemeriksaan kesehatan gratis untuk semua santri
penipuan minta transfer                | Perubahan rekening pembayaran syahriah ; Tanya jawab
rekening spp                           | Perubahan rekening pembayaran syahriah
bayar lewat bank apa                   | Perubahan rekening pembayaran syahriah
keringanan biaya                       | Beasiswa bagi anak yatim dan keluarga terdampak banjir ; Tanya jawab
beasiswa tidak mampu                   | Beasiswa bagi anak yatim dan keluarga terdampak banjir ; Tanya jawab
bisa nyicil ga                         | Tanya jawab
nunggak spp boleh ikut ujian?          | Tanya jawab
ekskul bola                            | Jadwal kegiatan ekstrakurikuler semester ganjil
ada silat ga                           | Jadwal kegiatan ekstrakurikuler semester ganjil ; Fasilitas ; Juara
hari santri                            | Peringatan Hari Santri: upacara, lomba, dan bersih surau
gotong royong                          | Gotong royong membersihkan saluran air sawah
fasilitas                              | Fasilitas
kamar mandi air bersih                 | Fasilitas
asrama putra putri pisah?              | Fasilitas
makan berapa kali sehari               | Fasilitas ; Semua biaya
menu makan                             | Fasilitas ; Halalbihalal di serambi, manuk labakh untuk lima ratus orang ; Semua biaya
perpus buka sampai jam brp             | Perpustakaan kini buka sampai pukul sepuluh malam
lab komputer                           | Ponsel dititipkan, surat ditulis ; Fasilitas
mati lampu                             | Malam tanpa listrik, kelas tetap menyala
panen padi                             | Panen perdana sawah santri menutup kebutuhan dapur dua bulan
lihat hilal                            | Kelas astronomi: menghitung awal bulan dari halaman asrama
khataman 30 juz                        | Tiga puluh juz sebelum subuh: malam khataman angkatan ketujuh
target hafalan                         | Membenahi makhraj sebelum menambah hafalan ; Satu halaman, dua puluh kali ; Sejarah ; Jadwal harian
cara cepat hafal                       | Satu halaman, dua puluh kali
ngaji belum lancar                     | Tanya jawab
tarian daerah                          | Kelas mesekat: menjaga tari, menjaga barisan
juara panahan                          | Panahan putri membawa pulang emas dari Takengon ; Juara I panahan ; Medali emas panahan
olimpiade                              | Medali perak olimpiade biologi
lomba pidato bhs arab                  | Dua piala pidato bahasa Arab dari Banda Aceh ; Juara
kurban tahun ini                       | Libur Iduladha ; Kurban dan pelajaran membagi dengan adil
wisuda angkatan 26                     | Wisuda angkatan kedua puluh enam
kuliah ke mesir                        | Wisuda angkatan kedua puluh enam ; Pesantren dalam angka ; Sejarah
alumni                                 | Pesantren dalam angka
foto kegiatan                          | Galeri
foto wisuda                            | Wisuda angkatan kedua puluh enam
banjir                                 | Seribu bibit di tepi Lawe Alas ; Beasiswa bagi anak yatim dan keluarga terdampak banjir
data siswa                             | Data Siswa
info buat wali murid                   | Untuk orang tua
hapus foto anak saya                   | Privasi
contact person                         | Hubungi langsung
tahun baru islam                       | Libur Tahun Baru Hijriah
ujian kls 12                           | Ujian akhir kelas XII
pas foto                               | Syarat dan biaya
formulir                               | Gelombang pendaftaran
tes masuk apa aja                      | Tanya jawab
mati lampu                             | Malam tanpa listrik
pulang kpn                             | Tanya jawab
gagal kemah                            | Perkemahan Sabtu Minggu Pramuka
ambil kartu ujian dimana               | Jadwal Ujian Akhir Semester Ganjil
foto anak sy jgn dipasang di website   | Privasi
bisa survey liat liat pesantren dulu   | Aturan kunjungan
daftar nama santri                     | Data Siswa
school fees                            | Semua biaya
`),
];
