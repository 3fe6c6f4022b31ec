/** Vision, missions and values, as home page and profile show them (spec section 2). */
export const vision =
  'Menjadi pesantren yang melahirkan generasi berilmu luas, berakhlak mulia, dan berani memimpin, berakar pada Al-Qur’an dan tanah kelahirannya.';

export const missions = [
  'Membimbing bacaan, pemahaman, dan hafalan Al-Qur’an bersanad.',
  'Mengajarkan sains dan bahasa lewat laboratorium, pustaka, dan kebun.',
  'Menumbuhkan pemimpin lewat organisasi, musyawarah, dan khidmat.',
  'Membiasakan hidup mandiri, bersih, dan sederhana di asrama.',
  'Merawat bahasa, seni, dan kearifan Alas dan Gayo sebagai jati diri santri.',
] as const;

export const values = [
  {
    name: 'Taqwa dan Akhlak Mulia',
    text: 'Ibadah tertib, tutur lembut, laku jujur.',
  },
  {
    name: 'Keunggulan Akademik',
    text: 'Belajar sampai paham, coba sampai bisa.',
  },
  {
    name: 'Kepemimpinan Islami',
    text: 'Melayani lebih dulu, makan paling akhir.',
  },
  {
    name: 'Inovasi dan Kreativitas',
    text: 'Masalah di kebun jadi bahan percobaan.',
  },
  {
    name: 'Kemandirian dan Tanggung Jawab',
    text: 'Mengurus diri, kamar, dan tugas bersama.',
  },
  {
    name: 'Toleransi dan Persaudaraan',
    text: 'Berbeda suku, satu saf, satu meja makan.',
  },
] as const;
