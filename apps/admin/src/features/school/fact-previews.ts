import { periodOf, sumCosts, waveAt } from '@pesantren/content/admission';
import { type Clock, clockOf } from '@pesantren/content/clock';
import { isOnMap, mapPage } from '@pesantren/content/contact/map';
import { openingLabel, weekRows } from '@pesantren/content/contact/opening-hours';
import { formatPhone, whatsappNumber } from '@pesantren/content/contact/phone';
import { chatUrl } from '@pesantren/content/contact/whatsapp';
import {
  addressOf,
  admissionContact,
  admissionQuestion,
  type FactPicture,
  type Facts,
  type Wave,
} from '@pesantren/content/facts';
import { formatNumber, formatRupiah } from '@pesantren/content/numbers';

/** A line of what visitors see. */
export type PreviewLine = {
  title: string;
  words?: readonly string[];
  picture?: FactPicture | null;
  /** The link that it is to visitors. */
  link?: { url: string; label: string } | undefined;
  /** How far it is indented, in an outline. */
  depth?: number;
};

/** The part of a card that visitors see. Its facts need not be valid yet. */
export type Preview = { heading: string; lines: readonly PreviewLine[] };

export function previewWaves({ waves, time_zone }: Facts, now: Date): Preview {
  const clock = clockOf(time_zone);
  const lines = waves.filter(hasDays).map((wave) => ({
    title: wave.name || 'Tanpa nama',
    words: [
      stateInWords(wave, now, clock),
      wave.discount > 0
        ? `${periodOf(wave)} · potongan ${formatRupiah(Number(wave.discount))}`
        : periodOf(wave),
    ],
  }));
  return {
    heading: 'Di situs hari ini',
    lines: lines.length > 0 ? lines : [{ title: 'Belum ada gelombang' }],
  };
}

/** An amount that is none yet counts nothing. */
export function previewCosts(facts: Facts): Preview {
  const costs = facts.costs.map((cost) => ({ ...cost, amount: Number(cost.amount) || 0 }));
  const { firstMonth, firstYear } = sumCosts(costs);
  return {
    heading: 'Jumlah untuk santri baru',
    lines: [
      { title: formatRupiah(firstMonth), words: ['sampai akhir bulan pertama'] },
      { title: formatRupiah(firstYear), words: ['sepanjang tahun pertama'] },
    ],
  };
}

export function previewQuestion(facts: Facts): Preview {
  const contact = admissionContact(facts);
  const question = admissionQuestion(facts);
  const url =
    contact?.whatsapp &&
    chatUrl({ ...contact, whatsapp: whatsappNumber(contact.whatsapp) }, question);
  return {
    heading: 'Pesan yang ditulis untuk orang tua',
    lines: [
      {
        title: `Assalamualaikum, saya ingin bertanya tentang ${question}.`,
        words: [contact ? `Kepada ${contact.title}` : 'Belum ada kontak pendaftaran.'],
        link: url ? { url, label: 'Coba di WhatsApp' } : undefined,
      },
    ],
  };
}

export function previewIdentity({ identity }: Facts): Preview {
  const { name, description, logo, map, copyrightYear } = identity;
  return {
    heading: 'Di kaki situs dan mesin pencari',
    lines: [
      { title: name || 'Tanpa nama', words: [description].filter(Boolean), picture: logo },
      {
        title: addressOf(identity) || 'Belum ada alamat',
        link: isOnMap(map) ? { url: mapPage(map), label: 'Periksa letaknya di peta' } : undefined,
      },
      { title: `© ${copyrightYear} ${name}` },
    ],
  };
}

export function previewContacts({ contacts }: Facts): Preview {
  return {
    heading: 'Yang dilihat pengunjung',
    lines: contacts.map((contact) => ({
      title: contact.title || 'Tanpa nama',
      words: [formatPhone(contact.phone)].filter(Boolean),
      link: contact.whatsapp
        ? {
            url: chatUrl({ ...contact, whatsapp: whatsappNumber(contact.whatsapp) }),
            label: 'Coba di WhatsApp',
          }
        : undefined,
    })),
  };
}

export function previewHours({ hours, time_zone }: Facts, now: Date): Preview {
  const clock = clockOf(time_zone);
  return {
    heading: openingLabel(now, hours, clock),
    lines: weekRows(now, hours, clock).map(({ days, time }) => ({
      title: days,
      words: [time ?? 'Tutup'],
    })),
  };
}

/** Returns a URL as people read it: `facebook.com/sekolah` for `https://www.facebook.com/sekolah`. */
export function shortUrl(url: string): string {
  return url.replace(/^https:\/\/(www\.)?/, '');
}

export function previewSocials({ socials }: Facts): Preview {
  return {
    heading: 'Coba alamatnya',
    lines: socials
      .filter(({ url }) => /^https:\/\//.test(url))
      .map(({ url }) => {
        const title = shortUrl(url);
        return { title, link: { url, label: 'Buka' } };
      }),
  };
}

export function previewHero({ hero }: Facts): Preview {
  const { headline, tagline, picture } = hero;
  return {
    heading: 'Pembuka beranda',
    lines: [{ title: headline, words: [tagline].filter(Boolean), picture }],
  };
}

export function previewFounder({ founder }: Facts): Preview {
  const { quote, name, picture } = founder;
  return {
    heading: 'Pesan di beranda',
    lines: [
      { title: quote ? `“${quote}”` : 'Belum ada pesan', words: [name].filter(Boolean), picture },
    ],
  };
}

export function previewStatistics({ statistics }: Facts): Preview {
  const { figures, staff } = statistics;
  return {
    heading: 'Angka yang dilihat pengunjung',
    lines: [
      ...figures.map(({ figure, label }) => ({ title: figure, words: [label] })),
      ...staff.map(({ count, degree, meaning }) => ({
        title: `${formatNumber(Number(count) || 0)} ${degree}`,
        words: [meaning],
      })),
    ],
  };
}

export function previewVision({ vision, missions, values }: Facts): Preview {
  return {
    heading: 'Di Profil Sekolah',
    lines: [
      { title: vision },
      ...missions.map((mission, index) => ({ title: `Misi ${index + 1}`, words: [mission] })),
      ...values.map(({ name, text }) => ({ title: name, words: [text] })),
    ],
  };
}

export function previewHistory({ history }: Facts): Preview {
  return {
    heading: 'Urutannya di Profil Sekolah',
    lines: history.map(({ year, title, text }) => ({ title: `${year} ${title}`, words: [text] })),
  };
}

export function previewStructure({ structure }: Facts): Preview {
  return {
    heading: 'Bagan yang dilihat pengunjung',
    lines: structure.posts.map(({ title, name, depth, picture }) => ({
      title: title || 'Tanpa jabatan',
      words: [name].filter(Boolean),
      picture,
      depth,
    })),
  };
}

function hasDays({ opens, closes }: Wave): boolean {
  return !Number.isNaN(Date.parse(opens)) && !Number.isNaN(Date.parse(closes));
}

function stateInWords(wave: Wave, now: Date, clock: Clock): string {
  const state = waveAt(wave, now, clock);
  if (state.kind === 'closed') return 'Sudah ditutup';
  if (state.kind === 'upcoming') return `Dibuka ${state.daysToGo} hari lagi`;
  return state.daysLeft === 0 ? 'Dibuka, hari terakhir' : `Dibuka, sisa ${state.daysLeft} hari`;
}
