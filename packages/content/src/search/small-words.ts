/**
 * Words that say little of what is asked for, of a question or of every page of a pesantren: they are looked at only where a
 * search has no others; their short forms and those of talk with them.
 */
export const smallWords: readonly string[] = `
ada adakah adalah agar anda apa apakah atau bagaimana bagi bahwa berapa bila bisa bisakah boleh bolehkah
cara dalam dan dapat dapatkah dari dengan dimana gimana hari harus ini info informasi itu jika kah kalau
kami kapan karena kenapa kita lagi mana mau mengapa mohon nya oleh pada para per saat saja sama saya seperti
siapa sudah tanya tentang tersebut tolong untuk yang yg kak min pak bu tidak setiap tiap pesantren pondok
ponpes sekolah santri siswa murid anak jadwal jam brp berapakah utk dgn dg tgl tdk gak ga nggak ngga enggak
gmn kpn dmn kemana ke di sih dong ya aja kali assalamualaikum tanggal waktu pukul aturan peraturan kalo klo
belum blm udah udh sdh habis abis hrs knp kok deh nih tuh tapi juga jadi supaya cuma buat kayak gitu
banget aku bukan mesti perlu ingin pengen pingin minta tau tahu lihat liat cari nyari mamak emak mama pake
pakai sendiri pas sampai sampe ngapain brapa bkn skrg sekarang setelah stelah stlh sesudah sebelum sblm
pernah abis hbs dulu dlu trus terus lalu emang memang doang jg jgn jangan lg sm tp dpt dr dlm krn ttg sy aq gue gw kamu
kmu yah bgt bs bsa mo mw engga pengin katanya kira sempat menyampaikan sampaikan disampaikan
`
  .trim()
  .split(/\s+/);
