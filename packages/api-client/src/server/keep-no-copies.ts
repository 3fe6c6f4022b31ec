/**
 * Makes Node keep no copy of what passes through the process (docs/pendaftaran.md#the-memory): it remembers the last 250
 * addresses that it has called, and small buffers share 8 KB that stay as long as one of them does.
 */
export function keepNoCopies(): void {
  performance.setResourceTimingBufferSize(0);
  Buffer.poolSize = 0;
}
