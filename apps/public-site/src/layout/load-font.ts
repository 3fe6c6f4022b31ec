type Connection = { saveData: boolean; downlink: number };

/** Key of the device's storage under which it notes the file of the school's font that it has. */
const note = 'huruf';

const script = document.currentScript;
const file = script?.dataset.font ?? '';
// w3c NetworkInformation, which Chromium has: megabits a second.
const { connection } = navigator as { connection?: Connection };
const isSlow = connection !== undefined && (connection.saveData || connection.downlink < 2);

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // The visitor lets no page store anything.
    return undefined;
  }
}

function append(rel: 'preload' | 'prefetch'): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel, as: 'font', type: 'font/woff2', crossOrigin: '', href: file });
  document.head.append(link);
  return link;
}

// On a slow line the font comes after its first page, for the next one: it would share the line with the words, and a face
// that is declared but not there yet costs style and layout (docs/decisions/0021-pages-bring-their-styles.md).
if (!isSlow || storage()?.getItem(note) === file) {
  const face = script?.previousElementSibling?.textContent ?? '';
  document.head.insertAdjacentHTML('beforeend', face);
  append('preload');
} else if (!connection.saveData)
  addEventListener('load', () => {
    append('prefetch').onload = () => storage()?.setItem(note, file);
  });

export {};
