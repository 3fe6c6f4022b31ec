import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const program = `
  const { clockOf } = await import('./clock.ts');
  const { parseDate } = await import('./dates.ts');
  const clock = clockOf('Asia/Jakarta');
  const texts = ['17 Agustus 2025', '2025-08-17', '2025-08-17 00:30:00', '2025-08-17T18:00Z'];
  console.log(JSON.stringify(texts.map((text) => {
    const instant = parseDate(text, clock);
    return [instant.toISOString(), clock.formatDate(instant), clock.formatTime(instant)].join(' ');
  })));
`;

test.each(['UTC', 'Asia/Jakarta', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  '[I14] [S10] a machine in %s, speaking another language, reads and shows the same days',
  (zone) => {
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ: zone, LC_ALL: 'en_US.UTF-8' },
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual([
      '2025-08-16T17:00:00.000Z 17 Agustus 2025 00.00 WIB',
      '2025-08-16T17:00:00.000Z 17 Agustus 2025 00.00 WIB',
      '2025-08-16T17:00:00.000Z 17 Agustus 2025 00.00 WIB',
      '2025-08-17T18:00:00.000Z 18 Agustus 2025 01.00 WIB',
    ]);
  },
);
