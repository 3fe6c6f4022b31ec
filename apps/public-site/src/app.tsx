import { sizedPicturesAt } from '@pesantren/api-client/contract/uploads/picture-sizes';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { UiContext } from '@pesantren/ui/ui-context';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SiteConfig } from './config.ts';
import { type Services, ServicesContext } from './services.ts';

/** The site around its router. */
export function App({ services, router }: { services: Services; router: ReactNode }) {
  const { config } = services;
  const ui = {
    fileUrl: (address: string) => uploadUrl(config, resolveUrl(config.apiUrl, address)),
    sizedPicturesAt: uploadUrl(config, sizedPicturesAt(config)),
    hijriMonths: services.facts.all.hijri_months,
    clock: services.clock,
  };
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <UiContext value={ui}>{router}</UiContext>
      </QueryClientProvider>
    </ServicesContext>
  );
}

/**
 * Returns the path of an upload that the site passes on; any other address as it is, and that of a PDF, which people
 * hand on.
 */
function uploadUrl({ apiUrl, ownUploads }: SiteConfig, address: string): string {
  const { origin } = new URL(apiUrl);
  const isOfPage = address.startsWith(`${origin}/uploads/`) && !address.endsWith('.pdf');
  return ownUploads && isOfPage ? address.slice(origin.length) : address;
}
