// A visitor who reads one page on and on; at SIGTERM it says how many reads went well and how many failed.
import { setTimeout as pause } from 'node:timers/promises';

const [url = ''] = process.argv.slice(2);
const counts = { read: 0, failed: 0 };
process.on('SIGTERM', () => {
  console.log(`reads|${counts.read}|${counts.failed}`);
  process.exit();
});
for (;;) {
  const isWhole = await fetch(url, { signal: AbortSignal.timeout(8_000) })
    .then(async (response) => response.ok && (await response.text()).includes('</html>'))
    .catch(() => false);
  counts[isWhole ? 'read' : 'failed'] += 1;
  await pause(100);
}
