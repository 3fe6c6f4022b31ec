/** Returns the page while nothing can be read. @param name the school's, where it is known. */
export const awayPage = (name = '') =>
  plainPage(
    name,
    'Situs belum dapat dibuka',
    'Data sekolah belum dapat diambil. Tunggu sebentar, lalu muat ulang halaman ini.',
  );

/** Returns a page that needs no style sheet and no script; colors are the system's. @param name the school's, where it is known. */
export function plainPage(name: string, title: string, text: string): string {
  return `<!doctype html><html lang="id" style="color-scheme:light dark"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}${name && ` · ${escapeHtml(name)}`}</title>
<body style="font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem">
<p>${escapeHtml(name)}</p><h1 style="font-size:1.75rem;line-height:1.25">${title}</h1><p>${text}</p>
<p><a href="">Muat ulang</a> · <a href="/">Ke beranda</a></p></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
