import { wordGroups } from './word-groups.ts';

/**
 * Spellings of one word that parents type, the standard one (KBBI VI) first; the others follow the transliteration of Arabic
 * by the joint decree SKB 158/1987 and 0543b/U/1987 (tahfidz, shalat, ustadz), what people hear (sholat, murojaah), or
 * the short forms of chats. In the folded writing of search (`foldText`): lower case, without apostrophes, hyphens and
 * accents. A word of a search finds every form of its groups (docs/contract.md#search-over-everything).
 */
export const spellings = wordGroups(`
tahfiz, tahfidz, tahfizh, tahfid, tahfizul, tahfidzul, tahfizhul, tahfidul
hafiz, hafidz, hafizh
hafizah, hafidzah, hafizhah
hifzil, hifdzil, hifzhil, hifzul, hifdzul, hifz
hafal, hapal, ngapal, ngafal, menghafal, menghapal
khatam, khotam, khotmil, khatmil, hatam
ziadah, ziyadah
tasmi, tasmik
halakah, halaqah, halaqoh
salat, shalat, sholat, solat
tahajud, tahajjud
tarawih, taraweh, terawih, teraweh, trawih
jemaah, jamaah, jama ah, jamaat
jumat, jum at, jumuah
khotbah, khutbah, hutbah
salawat, shalawat, sholawat
subuh, shubuh
zuhur, dzuhur, dhuhur, zhuhur, lohor
asar, ashar
magrib, maghrib
isya, isyak
duha, dhuha
azan, adzan
zikir, dzikir
wudu, wudhu, wudlu
musala, mushala, mushola, musholla, mushalla
masjid, mesjid
ramadan, ramadhan, romadhon, ramadlan
tadarus, tadarrus, tadarusan
iktikaf, itikaf, i tikaf
muharam, muharram, muharrom
syakban, syaban, sya ban
syawal, syawwal
zulhijah, dzulhijjah, zulhijjah, dulhijah
maulid, maulud, mulud, milad nabi
mikraj, miraj, miroj, mi raj
isra, isro, israk
kurban, qurban
akikah, aqiqah, aqiqoh
umrah, umroh
idulfitri, idul fitri, lebaran
iduladha, idul adha
zakat, zakah
infak, infaq
sedekah, shadaqah, sadaqah, sodaqoh
wakaf, waqaf
ustaz, ustadz, ustad; ust, ustadnya, ustaznya
ustazah, ustadzah, ustadah
santriwati, santriawati
kiai, kyai, kiyai
quran, alquran, al quran, qur an; quraan, alqur an
hadis, hadits, hadist, hadith
fikih, fiqih, fiqh
akidah, aqidah
akhlak, akhlaq, ahlak
takwa, taqwa
murajaah, murojaah, muraja ah, muroja ah
kiraah, qiraah, qiroah, qiraat
musabakah, musabaqah, musabaqoh
aliah, aliyah
sanawiah, tsanawiyah, sanawiyah
tajwid, tajwit
nahu, nahwu
saraf, sharaf, shorof, sorof, sharf
mufradat, mufrodat
muhadarah, muhadharah, muhadhoroh, muhadoroh, muhadloroh
haflah, haflatul, haflat
akhirusanah, akhirussanah, akhirus sanah
sunah, sunnah
syahriah, syahriyah, syahriyyah, spp
izin, ijin; perizinan, ijinin, izinin
imsakiah, imsakiyah, imsyakiyah, imsakiya
jalan, jln, jl
jadwal, jadual, jadwalnya; jdwl, jadwl, jdwal
praktik, praktek
nasihat, nasehat
nomor, nomer, nmr, no; nomornya
tahun, thn, taun, th
keluar, kluar, keluarin
setor, nyetor, setoran
tanam, nanam, menanam
tes, test
masuk, msk; masok, masup, mlebu
akta, akte
rekening, rek, norek
aktivitas, aktifitas
asrama, asramah; asrma
bulanan, perbulan, per bulan, sebulan
harian, sehari, seharihari, sehari hari
wali santri, walisantri
telepon, telpon, telefon, telp, tlp, nelpon, nelfon, nelepon, menelepon; tlpn, telfon, nlpon, nelp, telponan, telpun
titip, nitip, menitip, titipan, dititipkan; nitipin
antar, anter, nganter, mengantar, diantar
semester, smstr, smt; smester, smtr
foto, photo, poto; fhoto, fotonya
video, vidio, pidio
perundungan, dirundung, bully, bullying, buli, dibully; pembullyan
pendaftaran; pndftrn, pndftaran, pendftaran, pendaftran, daptar, pendaptaran
daftar; dftr, daftr, daptar, ndaftar, daftarin, dftar, daftarkan
sekolah; sklh, skolah, sekola
pesantren, ponpes; psantren, pesantrn, pesanteren, pasantren
kunjungan; kunjngan, knjungan, kunjugan, kunjung
pengumuman; pngumuman, pengumumn, pegumuman
beasiswa; beasiwa, beasiswah, biasiswa
bulan; bln
minggu; mggu
hasil; hsl
nilai; nile
biaya; biya, biayai, byaya, biayah, biyaya
bayar, dibayar; byr, bayarin, mbayar
ujian; ujiannya
seragam; srgm, sragam
perlengkapan; perlngkapan, pelengkapan
cicil, nyicil, cicilan; dicicil
ekstrakurikuler, ekskul, eskul; extrakurikuler, extra kurikuler, ekstra kurikuler, exkul
kesehatan; kesehatn
ijazah; ijasah, ijazahnya
alamat, alamatnya; almt
kurikulum; kurikulm
syarat; sarat, syarate, syaratnya
wawancara; interview, interviu
silaturahmi; silaturahim, silaturrahim, silaturrahmi
lapangan, lapang
februari, feb; pebruari
november, nopember, nov
desember, des
januari, jan
agustus, agt; agust
oktober, okt
september; sept
pramuka; pramuke
menginap; nginap, nginep, bermalam
kirim, mengirim, dikirim; ngirim, kirimin
makanan; makanannya, mkn, mkanan
makan; maem, mkn
kabar; kbr
rindu; kangen, kangn, homesick
kerasan, betah; krasan
nakal; bandel
orang; org
dekat; deket, dkt
kapan; kpn, kpan, kapankah
waktu; wktu, wkt
kelas; kls, kelasnya
quran, alquran; القران, قران
tahfiz; تحفيظ, حفظ
kitab; كتاب, الكتاب
salat; صلاة, الصلاة
ramadan; رمضان
puasa; صوم, الصوم
ustaz; استاذ, الاستاذ
situs, website, web; websait, webnya
`);
