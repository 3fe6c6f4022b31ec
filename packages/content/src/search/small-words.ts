/**
 * Words that say little of what is asked for, of a question or of every page of a pesantren: they are looked at only where a
 * search has no others; their short forms and those of talk with them, in Indonesian, Javanese, Sundanese, Acehnese and English.
 */
export const smallWords: readonly string[] = wordsOf(`
ada adakah adalah agar anda apa apakah atau bagaimana bagi bahwa berapa bila bisa bisakah boleh bolehkah cara dalam
dan dapat dapatkah dari dengan gimana harus ini itu jika kah kalau kami karena kenapa kita lagi mau mengapa mohon nya
oleh pada para per saat saja sama saya seperti siapa sudah tanya tentang tersebut tolong untuk yang yg kak min pak bu
tidak setiap tiap pesantren pondok ponpes sekolah santri siswa murid anak brp berapakah utk dgn dg tdk gak ga nggak
ngga enggak gmn kemana ke di sih dong ya aja kali assalamualaikum kalo klo belum blm udah udh sdh habis abis hrs knp
kok deh nih tuh tapi juga jadi supaya cuma buat kayak gitu banget aku bukan mesti perlu ingin pengen pingin minta tau
tahu lihat liat cari nyari mamak emak mama pake pakai sendiri pas sampai sampe ngapain brapa bkn skrg sekarang setelah
stelah stlh sesudah sebelum sblm pernah hbs dulu dlu trus terus lalu emang memang doang jg jgn jangan lg sm tp dpt dr
dlm krn ttg sy aq gue gw kamu kmu yah bgt bs bsa mo mw engga pengin katanya kira sempat menyampaikan sampaikan
disampaikan adik adek ade kakak abang bang mbak mas pa buk bpk saudara anakku anakanak ank anaku ananda dede nda ndak
enda kagak kaga ora mboten teu henteu hana gmna gmana gimna piye pripun kumaha kepriye pakon knapa kenpa napa naha lho
loh donk kan tho toh atuh mah euy opo apo apaan apasih apaaja aj sja wae sapa sp siapakah brpa brapaan pinten piro
sabaraha padum berapaan berpa yng yank yag dri pd dalem untk bwt bt dngan sma ama n atw ato klw kalu kalok kl klau
misal misalnya bole bolehkan blh bisakan bsakah dapet harusnya wajib kudu musti perlunya dah sdah lgi msh masih mash
blum belom blom beum durung acan nak saye ane ana ambo ulon lon kulo abdi ente antum mksh makasih terimakasih terima
kasih trims tks thx thanks please pls plis plz punten maaf mf hallo hai asalamualaikum assalamu alaikum aslm samlekum
ass salam wr wb mimin the is are in of for to how what when where who do does can i my much many a an and at there
about tu ituh gini begini begitu kaya kek kyk macam mungkin pasti bener benarkah beneran betulkah yakin serius kalinya
terkait mengenai soal soalnya perihal seputar hal dikasih ngasih beri diberi bikin dibuat jadinya biar spy org oknum
pihak sangat terlalu selalu sering kadang biasanya biasa gt yh yaa iya iyakah y oh ok oke sip naik school student students child son daughter urus mengurus ngurus diurus disini sini disana sana orang
masi dipake dipakai pakenya
cucu cucuku kakek nenek mbah opa oma eyang om tante paman bibi pakde bude pakle bulik uwak ponakan keponakan adiknya
sejak semenjak selesai mulai sebentar sekalian langsung katanya terdekat satu dua tiga empat lima enam tujuh delapan
sembilan sepuluh selanjutnya berikutnya depan
takut khawatir kemarin kemaren bareng seminggu ketemunya
`);

/** Words that say what kind of answer is asked for: what a search is about where all others are small ones. */
export const faintWords: readonly string[] = wordsOf(`
jadwal jam hari tanggal tgl tahun thn waktu pukul unduh diunduh download donlot pdf aturan peraturan info informasi dimana dmn mana kapan kpn dmana dimn kapankah
kpan mondok nyantri
`);

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
