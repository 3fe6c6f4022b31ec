import type { BackupState } from '@pesantren/api-client/contract/operating/backup';
import type { ReportLine } from '@pesantren/api-client/contract/operating/report';
import type { Clock } from '@pesantren/content/clock';
import { isProofOld } from '../../backups/state.ts';

const path = '/cadangan';

/** Says how the backups are: whether there is one, where it lies, and whether it can be restored. */
export function linesOfBackups(state: BackupState, now: Date, clock: Clock): ReportLine[] {
  const { place, last, whole, proof, late } = state;
  if (!place) {
    const text = 'Isi situs belum dicadangkan: tempatnya belum ditentukan.';
    const advice = 'Minta orang yang memasang situs ini menentukan tempat cadangan.';
    return [{ name: 'backup', level: 'act', text, advice, path }];
  }
  const lines: ReportLine[] = [];
  if (last && !last.ok) {
    const text = `Cadangan terakhir gagal: ${last.words}`;
    const advice =
      'Ketuk "Cadangkan sekarang". Bila gagal lagi, hubungi orang yang mengurus server.';
    lines.push({ name: 'backup', level: 'act', text, advice, path });
  } else if (!whole || late) {
    const text = whole
      ? `Cadangan terakhir sudah lama: ${clock.formatDate(new Date(whole.at))}.`
      : 'Belum pernah ada cadangan.';
    lines.push({ name: 'backup', level: 'act', text, advice: 'Ketuk "Cadangkan sekarang".', path });
  } else {
    const text = `Cadangan terakhir ${clock.formatDate(new Date(whole.at))}.`;
    lines.push({ name: 'backup', level: 'good', text, advice: '', path });
  }
  if (place.same_disk) {
    const text =
      'Cadangan tersimpan di komputer yang sama dengan situs; keduanya bisa hilang bersama.';
    const advice = 'Minta orang yang memasang situs ini menambah tempat di luar komputer itu.';
    lines.push({ name: 'backup-place', level: 'act', text, advice, path });
  }
  if (whole) lines.push(proofLine(proof, now, clock));
  return lines;
}

function proofLine(proof: BackupState['proof'], now: Date, clock: Clock): ReportLine {
  const name = 'proof';
  if (!proof) {
    const text = 'Cadangan belum pernah dicoba dipulihkan.';
    return { name, level: 'look', text, advice: 'Percobaan berjalan sendiri setiap pekan.', path };
  }
  const at = clock.formatDate(new Date(proof.at));
  const contact = 'Hubungi orang yang mengurus server.';
  if (!proof.ok) {
    const text = `Cadangan tidak dapat dipulihkan (dicoba ${at}): ${proof.words}`;
    return { name, level: 'act', text, advice: contact, path };
  }
  const text = `Cadangan terbukti dapat dipulihkan, ${at}.`;
  return isProofOld(proof, now)
    ? { name, level: 'look', text: `${text} Itu sudah lama.`, advice: contact, path }
    : { name, level: 'good', text, advice: '', path };
}
