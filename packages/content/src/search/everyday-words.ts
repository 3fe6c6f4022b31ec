import { wordGroups } from './word-groups.ts';

/**
 * Different words for one thing, as families, pupils and neighbours say it and schools write it: Indonesian of every day, with
 * loans from Javanese, Sundanese, Acehnese and English, and short forms. To extend it, add a word to the group that means the
 * same, or a new line; write it as a search is folded (lower case, no apostrophes, hyphens and accents). A word may stand in
 * several groups. What follows a semicolon is understood where it is asked and never sought in a text, as is a form of a letter
 * or two.
 */
export const everydayWords = wordGroups(`
# Sekolah dan orangnya
pesantren, pondok, ponpes, dayah; boarding school
santri, siswa, murid, peserta didik, pelajar
orang tua, orangtua, ortu; parents
guru, pengajar, asatiz; teacher, teachers, asatidz
bidang, bagian, divisi
doktor, s3
magister, s2
sarjana, s1
pengasuh, pimpinan; kiai, abuya, abu, tengku, teungku, gus
pimpinan, direktur, pemimpin; kepala sekolah, kepsek, mudir, principal, ketua
wali kamar, musyrif, musyrifah, pembimbing, pengawas; pembina
tata usaha, administrasi; tu, kantor, admin
kakak kelas; senior
lulusan, alumni, wisudawan; tamatan, jebolan
putra, ikhwan, cowok, banin; laki laki, laki, lelaki
putri, akhwat, cewek, perempuan, banat; wanita

# Biaya
biaya, ongkos, tarif, harga; mahal, fee, fees, cost, tuition, price, bea, murah, bayaran
uang, duit; dana, peng, money, fulus, arto, artos
syahriah, iuran, bulanan, spp; infak bulanan
uang pangkal, uang gedung; uang masuk, uang muka, dp
pembayaran, membayar; bayar, setor, payment
angsur, angsuran, cicil, cicilan, nyicil, mencicil, mengangsur, diangsur; kredit
tunggakan; nunggak, menunggak, nunggu bayar, telat bayar, utang, hutang
kesulitan; mampu, kesusahan, ga mampu, sanggup, susah
potongan, diskon; discount, korting, promo, cashback
keringanan, dispensasi, gratis, subsidi
beasiswa, bantuan biaya, bantuan; scholarship, bidikmisi, pip, kip
rekening, norek; bank, atm, transfer, tf, trf, brimo, brilink, mbanking
bukti pembayaran, kuitansi; kwitansi, bukti transfer, struk, nota
uang saku, sangu, jajan, uang jajan; sakunya
penipuan, tertipu; penipu, nipu, tipu, hoax, hoaks, palsu
transfer, kiriman uang, mengirim uang; kirim uang, tf, trf
zakat, sedekah, infak, donasi, sumbangan, wakaf; donatur, nyumbang

# Mendaftar
pendaftaran, penerimaan, ppdb, psb, spmb; daftar ulang, admission, registration, enrollment
mendaftar, daftar; register, apply, enroll
diterima, lolos; masuk, lulus, keterima, ketrima
syarat, ketentuan; persyaratan, requirement, requirements
berkas, dokumen
formulir; blangko, form, borang, formulirnya
panduan, brosur; brosurnya, pamflet, selebaran, leaflet, booklet
seleksi, tes masuk, ujian masuk; tes, test
kartu keluarga, kk
pasfoto, pas foto; foto
pindahan, mutasi; pindah, transfer sekolah
umur, usia; age
gelombang; batch, tahap
jenjang; tingkatan

# Waktu dan tanggal
kalender, kaldik; calendar, penanggalan, merah
agenda; acara, event, events
libur, liburan, perpulangan, kepulangan; holiday, holidays, cuti, prei, vacation
pulang, pulkam, mudik; mulih, uwih, wangsul, pulkampung, woe
kembali, balik, datang lagi; masuk lagi
terlambat, lambat; telat
batas, paling lambat, ditutup; batas akhir, terakhir, deadline
tahun baru; new year, nataru
ahad; minggu, sunday
sabtu, saturday; setu
pukul, jam
digeser, diundur, ditunda; pindah hari
dibatalkan; batal, gagal, gajadi, ga jadi, cancel
hari kemerdekaan; hut ri, agustusan, 17an, tujuhbelasan, tujuh belasan
ramadan, puasa; poso, shaum, puwasa
idulfitri, lebaran; hari raya, riyaya, bodo, id
iduladha, kurban, haji; rayagung
maulid; mauludan, muludan
tahun baru hijriah; tahun baru islam, hijriyah, hijriyyah, suro, suroan, satu muharam, 1 muharam, 1 muharram

# Kunjungan
kunjungan, besuk, jenguk, menjenguk, sambangan, sambang, nyambang, tilik, tengok, nengok, menengok, visiting, bertemu, berkunjung; visit, bezuk, mbesuk, jengukan, nyambangi, ketemu, ngelongok, saweu, silaturahmi
melihat, kunjungan; survey, survei, lihat lihat, liat liat, lihatlihat, liatliat, meninjau, tour, keliling
jemput, penjemputan, dijemput; njemput, jemputan
menginap, penginapan; nginap, hotel, losmen
izin; permisi, perizinan, perijinan
kendaraan, mobil, motor, parkir; parkiran

# Asrama dan sehari-hari
asrama; dormitory, dorm, mess, kobong, pemondokan
kamar; sekamar, bilik, gotakan, room
kasur, bantal; tempat tidur, ranjang
perlengkapan, bawaan, dibawa; peralatan, barang, keperluan
pakaian, baju, seragam, kemeja; uniform, kaos, klambi
mencuci, cuci, nyuci, laundry, laundri, londri; cucian, umbah
mandi; toilet, wc
makan; menu, katering, lauk, mangan, kantin
makanan; nasi, rendang, kue, snack, snek, jajanan, indomie, mi instan, camilan, cemilan, bekal
paket; jne, jnt, kurir, ekspedisi, sicepat
perhiasan; jam tangan, cincin, cincin emas, kalung, gelang, anting
tunai; cash, kontan, kes
kerudung; jilbab, hijab, kudung
bangun; tangi, melek
lampu kamar dipadamkan, tidur; turu
jadwal harian; rutinitas, aktivitas
telepon asrama, telepon; video call, videocall, vc
ponsel, handphone, gawai, gadget, smartphone; hp, hape, hpnya, henpon, telepon genggam, android, iphone, tablet, ipad, pegang hp, main hp, pakai hp, pake hp
laptop, komputer; elektronik, notebook
aturan, peraturan, tata tertib, tatib, larangan; rules, disiplin
dilarang, larangan; ga boleh, gaboleh
hukuman, sanksi; dihukum, takzir, takziran, pelanggaran, melanggar
perpeloncoan, perundungan; ospek, senioritas, kekerasan, plonco
rindu, rindu rumah, menangis; kangen, nangis, sedih
kerasan, betah, rindu; krasan, kerasaan
teman; kawan, sahabat, konco, rekan
sakit, demam, meriang; gering, loro, panas tinggi, sick, masuk angin, batuk, pilek, flu, pusing, muntah, diare, mencret, gatal, gatal gatal
obat; obat obatan, vitamin
kamar kesehatan, klinik, uks, poskestren, puskesmas; dokter, berobat, perawat, suster, bidan, mantri, rumah sakit
pemeriksaan, periksa, ngecek, diperiksa; cek, cek up, checkup, medical, vaksin, imunisasi
pengalaman; kesan, testimoni, cerita, review, ulasan, komentar

# Belajar
pelajaran, mapel, mata pelajaran; materi
kurikulum; kurmer, curriculum
madrasah aliyah, aliah, ma, sma; slta
jurusan, ipa, ips; peminatan
ujian, ulangan, imtihan, asesmen, evaluasi; exam, test, wulangan
asesmen tengah semester, tengah semester, uts, mid; pts, sts, ats
ujian akhir semester, uas, pas; sas, pat
hasil asesmen, rapor, rapot, raport, report
rapor, nilai; hasil belajar, raportnya, rapotnya, raporan
kenaikan kelas; naik kelas
kelas xii, kelas 12; kelas 3, kelas tiga, kls 12, kls 3, kls xii
kelas xi, kelas 11; kelas 2, kelas dua, kls 11, kls 2, kls xi
kelas x, kelas 10; kelas 1, kelas satu, kls 10, kls 1, kls x
wisuda, perpisahan, pelepasan; haflah, akhirusanah, kelulusan, graduation
perguruan tinggi, universitas, kuliah, kampus; univ
mengaji, ngaji, pengajian, membaca alquran; baca quran, tilawah, beut
hafalan, menghafal, hafal
ujian lisan; ujian hafalan, ujian tahfiz, ujian tahfidz, tes hafalan, ujian kitab
kitab, kitab gundul, nahu; kitab kuning
khataman, khatam, wisuda tahfiz, 30 juz, tiga puluh juz
perpustakaan; perpus, library, taman baca, pinjam buku, baca buku
laboratorium; lab
astronomi, falak, hilal, rukyat; ilmu falak, gerhana, teropong

# Kegiatan
ekstrakurikuler, ekskul, eskul, kegiatan tambahan
olahraga, sepak bola, futsal; sport, badminton, main bola, sepakbola
lapangan bola, lapangan; main bola
silat, bela diri, karate
tari, tarian, mesekat; nari, menari, joget
pramuka, persami; scout
perkemahan, kemah, berkemah, persami; camping, kemping
pekan pengenalan, pekan perkenalan, masa orientasi, orientasi, ospek, mpls; mos, matsama
juara, menang; pemenang, juaranya
lomba, juara, kejuaraan; kompetisi, tanding, pertandingan
prestasi, penghargaan; achievement, achievements, piala
menanam, menanami, bibit; penghijauan, reboisasi, tanam pohon
gotong royong, kerja bakti, kerjabakti; bersih bersih
berbuka bersama, buka bersama, buka puasa bersama, bukber; iftar
panen; manen, panenan
pentas seni, pagelaran, pertunjukan; pensi

# Tempat dan kabar
tampilan; mode, tema, layar
timur tengah, mesir; kairo, madinah, mekah, mekkah, yaman, arab saudi, azhar
luar negeri, mesir; luar negri, abroad
hari santri; harsan
alamat, lokasi, letak; address, location, posisi
jalan, rute; arah, way, jalur
bus, angkutan, transportasi; bis, travel, kendaraan umum, mobil travel, l300
fasilitas, sarana, prasarana; sarpras, facilities, facility
masjid, surau, musala, meunasah, mushalla; langgar
ibadah; masjid, musala, mushola, musholla, mushalla, langgar, tempat salat, tempat sholat, tempat shalat
listrik padam, mati lampu, mati listrik, pemadaman, tanpa listrik; padam
kontak, cp, narahubung; hubungi, contact, person, hotline, call center, cs, customer service
whatsapp, wa; whatapp, whatshap, wasap, watsap, japri
pengaduan, aduan, keluhan, komplain; lapor, ngadu, mengadu, complain
berita; news, kabar, warta, info terbaru
galeri, album, dokumentasi; gallery, gambar
video, film, youtube
unduh, diunduh; download, donlot, mengunduh
privasi; data pribadi, privacy
diturunkan; dihapus, hapus, dipajang, ditampilkan, takedown
kuki; cookie, cookies
aksesibilitas, pembaca layar; tuna netra, tunanetra, difabel, disabilitas, huruf besar, huruf kecil
wafat, meninggal, berpulang; meninggalnya
berita duka; meninggal, wafat, kematian, berduka, takziah
sejarah, riwayat; history
`);
