/** Colours of one hour of the day over the valley; light falls from the left in all of them. */
export type Hour = {
  /** From the horizon to the zenith. */
  sky: readonly [string, string, string];
  /** Sun or moon. */
  lamp: string;
  far: string;
  near: string;
  mist: string;
  /** Windows, lanterns, fire. */
  glow: string;
  /** Walls and paths that the light reaches. */
  pale: string;
};

export const hours = {
  fajar: {
    sky: ['#f2ad80', '#f9e0bd', '#83b5b4'],
    lamp: '#fff3d6',
    far: '#8ca8a2',
    near: '#103d31',
    mist: '#fbe8cb',
    glow: '#f9d28b',
    pale: '#e9cfa6',
  },
  pagi: {
    sky: ['#fcf4df', '#dbe9d8', '#97c2bd'],
    lamp: '#fffdf0',
    far: '#98bcb0',
    near: '#17543f',
    mist: '#f6f8ec',
    glow: '#f4db90',
    pale: '#f1e6cb',
  },
  /** The first red of the morning. */
  merona: {
    sky: ['#ffd9b0', '#f7b2a6', '#a98bb5'],
    lamp: '#fff1d8',
    far: '#b793ab',
    near: '#4a3455',
    mist: '#fbd3c2',
    glow: '#ffd98f',
    pale: '#f0cdb0',
  },
  siang: {
    sky: ['#eef7f4', '#a9d8f0', '#4f9fd6'],
    lamp: '#fffdf0',
    far: '#8fb9cf',
    near: '#2c6a35',
    mist: '#e6f3ec',
    glow: '#f4db90',
    pale: '#f5ead0',
  },
  petang: {
    sky: ['#fbcf86', '#ea9d66', '#5a6f86'],
    lamp: '#ffe7b0',
    far: '#80848f',
    near: '#12322d',
    mist: '#f2c89c',
    glow: '#ffd27d',
    pale: '#d9a679',
  },
  malam: {
    sky: ['#34566a', '#1e3850', '#0f1f31'],
    lamp: '#f7f0d8',
    far: '#2f4d5a',
    near: '#071818',
    mist: '#416672',
    glow: '#ffca6e',
    pale: '#35535a',
  },
  hujan: {
    sky: ['#eef0e2', '#c3d2cd', '#7f9ea1'],
    lamp: '#ffffff',
    far: '#8ba9a8',
    near: '#1a4a3e',
    mist: '#e9eee6',
    glow: '#f3d48a',
    pale: '#cfd8cc',
  },
} as const satisfies Record<string, Hour>;
