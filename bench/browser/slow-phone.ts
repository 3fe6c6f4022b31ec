/** A slow network: milliseconds, bytes a second (400 kbit/s). */
export const slowNetwork = {
  offline: false,
  latency: 300,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

/** A slow phone: how many times slower its processor is. */
export const slowdown = 6;
