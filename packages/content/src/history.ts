/** A turn in the school's life. */
export type Milestone = { year: number; title: string; text: string };

/** The history on /profil, oldest first (docs/spec.md#p-01). */
export const history: readonly Milestone[] = [
  {
    year: 1986,
    title: 'Sebelas anak dan satu lampu',
    text: 'Pendiri pulang dari belajar dan membuka pengajian malam di surau kayu milik keluarganya. Muridnya sebelas anak sawah yang datang membawa obor bambu, belajar mengeja Al-Qur’an di sekeliling satu lampu minyak.',
  },
  {
    year: 1991,
    title: 'Asrama pertama',
    text: 'Murid dari kampung jauh mulai menginap. Warga bergotong royong mendirikan asrama papan di atas tanah wakaf di tepi Lawe Bulan; tiga puluh empat santri menempatinya, dan setiap keluarga menyumbang beras menurut panennya.',
  },
  {
    year: 1998,
    title: 'Madrasah dengan dua jurusan',
    text: 'Madrasah aliyah dibuka dengan kelas IPA dan IPS. Pagi untuk pelajaran umum, sore untuk kitab, malam untuk hafalan. Tiga tahun kemudian, dua puluh tujuh santri menjadi lulusan pertama.',
  },
  {
    year: 2007,
    title: 'Perpustakaan dan laboratorium',
    text: 'Surau lama dipugar tanpa mengubah bentuk atapnya. Di sebelahnya berdiri perpustakaan dua lantai dan laboratorium sederhana. Pada tahun yang sama, tiga alumni pertama berangkat belajar ke Kairo.',
  },
  {
    year: 2017,
    title: 'Program tahfiz',
    text: 'Hafalan Al-Qur’an disusun menjadi program tiga tahun dengan kelompok kecil dan ujian setiap juz. Khataman angkatan pertama berlangsung tiga tahun kemudian, dihadiri keluarga saja, di tengah pandemi.',
  },
  {
    year: 2021,
    title: 'Wasiat pendiri',
    text: 'Pendiri berpulang dan dimakamkan di belakang surau. Sesuai pesannya, pesantren tidak diwariskan kepada keluarga, tetapi dipimpin majelis guru yang memilih direktur setiap lima tahun.',
  },
  {
    year: 2026,
    title: 'Sawah kembali digarap',
    text: 'Setelah banjir besar, santri dan warga membuka lagi saluran air tanah wakaf yang lama terbengkalai. Kini 412 santri belajar, menanam, dan makan dari lembah yang sama tempat semuanya bermula.',
  },
];
