import type { Page } from '../../e2e/fixtures.ts';

type CDPSession = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;

/** A slow network: milliseconds, bytes a second (400 kbit/s). */
const slowNetwork = {
  offline: false,
  latency: 300,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

/** A slow phone: how many times slower its processor is. */
export const slowdown = 6;

/** Slows the line and the processor of a page down, by `rate`. */
export async function slowDown(session: CDPSession, rate = slowdown): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
