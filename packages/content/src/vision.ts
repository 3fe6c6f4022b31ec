/** Vision, missions and values, as home page and profile show them (spec section 2). */
export const vision =
  'Menjadi pesantren yang melahirkan generasi berilmu luas, berakhlak mulia, dan berani memimpin, berakar pada Al-Qur’an dan tanah kelahirannya.';

export const missions = [
  'Membimbing santri membaca, memahami, dan menghafal Al-Qur’an dengan sanad yang terjaga.',
  'Menyelenggarakan pembelajaran sains dan bahasa yang ditopang laboratorium, perpustakaan, dan kebun.',
  'Menumbuhkan kepemimpinan lewat organisasi santri, musyawarah, dan khidmat kepada masyarakat.',
  'Membiasakan hidup mandiri, bersih, dan sederhana di asrama dua puluh empat jam.',
  'Merawat bahasa, seni, dan kearifan Alas dan Gayo sebagai bagian dari jati diri santri.',
] as const;

export const values = [
  {
    name: 'Taqwa dan Akhlak Mulia',
    text: 'Ibadah yang tertib, tutur yang lembut, dan jujur saat tidak ada yang melihat.',
  },
  {
    name: 'Keunggulan Akademik',
    text: 'Belajar sampai paham, bertanya sampai jelas, mencoba sampai terbukti.',
  },
  {
    name: 'Kepemimpinan Islami',
    text: 'Memimpin berarti melayani lebih dulu dan makan paling akhir.',
  },
  {
    name: 'Inovasi dan Kreativitas',
    text: 'Masalah di kebun, dapur, dan kelas adalah bahan percobaan berikutnya.',
  },
  {
    name: 'Kemandirian dan Tanggung Jawab',
    text: 'Setiap santri mengurus diri, kamarnya, dan satu tugas untuk semua.',
  },
  {
    name: 'Toleransi dan Persaudaraan',
    text: 'Berbeda suku dan mazhab, satu saf, satu meja makan.',
  },
] as const;
