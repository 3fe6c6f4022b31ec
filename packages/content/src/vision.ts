/** Vision, missions and values, on the home page and the profile (docs/spec.md#home). */
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

/** 'Pesan Pendiri' on the home page (docs/spec.md#b-05). */
export const founder = {
  quote:
    'Ajari anak-anak ini menanam sebelum mengajari mereka memanen. Ilmu yang tidak ditanam di tanah sendiri akan layu di tanah orang.',
  name: 'Almarhum pendiri pesantren',
} as const;
