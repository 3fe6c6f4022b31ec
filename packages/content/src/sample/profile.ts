import type { Facts, Post } from '../facts.ts';
import { noPicture } from '../site-files.ts';

function post(depth: number, title: string, duty = ''): Post {
  return { title, name: '', duty, depth, picture: null };
}

/** A department and the parts that report to it. */
function department(title: string, duty: string, parts: readonly string[]): Post[] {
  return [post(2, title, duty), ...parts.map((part) => post(3, part))];
}

/** The sample's words about itself, on home and the profile pages. */
export const profile: Pick<
  Facts,
  'founder' | 'vision' | 'missions' | 'values' | 'history' | 'structure'
> = {
  founder: {
    quote:
      'Ajari anak-anak ini menanam sebelum mengajari mereka memanen. Ilmu yang tidak ditanam di tanah sendiri akan layu di tanah orang.',
    name: 'Almarhum pendiri pesantren',
    picture: { ...noPicture, alt: 'Potret almarhum pendiri pesantren' },
  },
  vision:
    'Menjadi pesantren yang melahirkan generasi berilmu luas, berakhlak mulia, dan berani memimpin, berakar pada Al-Qur’an dan tanah kelahirannya.',
  missions: [
    'Membimbing bacaan, pemahaman, dan hafalan Al-Qur’an bersanad.',
    'Mengajarkan sains dan bahasa lewat laboratorium, pustaka, dan kebun.',
    'Menumbuhkan pemimpin lewat organisasi, musyawarah, dan khidmat.',
    'Membiasakan hidup mandiri, bersih, dan sederhana di asrama.',
    'Merawat bahasa, seni, dan kearifan Alas dan Gayo sebagai jati diri santri.',
  ],
  values: [
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
  ],
  history: [
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
  ],
  structure: {
    posts: [
      post(0, 'Majelis Guru', 'Memilih direktur dan menjaga wasiat pendiri'),
      {
        ...post(1, 'Direktur Pesantren'),
        name: 'Ustaz Harun Kekaro, Lc., M.Ag.',
        picture: {
          ...noPicture,
          alt: 'Direktur memandang halaman pesantren dari selasar, membelakangi kamera',
        },
      },
      post(2, 'Tata Usaha', 'Surat, data santri, dan arsip'),
      post(2, 'Keuangan', 'Syahriah, beasiswa, dan wakaf'),
      ...department('Bidang Kurikulum', 'Pelajaran madrasah dan kitab', [
        'Wali kelas',
        'Guru mata pelajaran',
        'Perpustakaan dan laboratorium',
      ]),
      ...department('Bidang Tahfiz', 'Hafalan, murajaah, dan sanad', [
        'Pembimbing putra',
        'Pembimbing putri',
        'Tim penguji',
      ]),
      ...department('Bidang Kesantrian', 'Kehidupan asrama dan akhlak', [
        'Wali kamar',
        'Kesehatan',
        'Organisasi santri',
      ]),
      ...department('Bidang Bahasa dan Seni', 'Arab, Inggris, mesekat, kaligrafi', [
        'Klub bahasa',
        'Sanggar seni',
        'Media santri',
      ]),
      ...department('Bidang Sarana dan Kebun', 'Gedung, dapur, sawah, dan kebun', [
        'Dapur',
        'Sawah dan kebun',
        'Pemeliharaan',
      ]),
    ],
    chart: noPicture,
  },
};
