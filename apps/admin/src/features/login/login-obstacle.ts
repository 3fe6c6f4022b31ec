import type { Profile } from '@pesantren/api-client/transport';

/** What keeps everybody from signing in with this browser at this address, and what to do; `''` when nothing. */
export function loginObstacle(profile: Profile): string {
  if (profile === 'plain') return '';
  // Browsers take the session's cookie over https only, or of this very computer.
  if (!window.isSecureContext) {
    return 'Anda tidak dapat masuk lewat alamat tanpa https. Pakai alamat yang berawalan https://, atau localhost di komputer tempat situs ini berjalan.';
  }
  if (navigator.cookieEnabled) return '';
  return 'Peramban ini memblokir kuki (cookie), sehingga Anda tidak dapat masuk. Izinkan kuki untuk alamat ini di setelan peramban, lalu muat ulang halaman.';
}
