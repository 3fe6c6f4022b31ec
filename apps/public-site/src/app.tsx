import { sizedPicturesAt } from '@pesantren/api-client/contract/picture-sizes';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { UiContext, type UiContextValue } from '@pesantren/ui/ui-context';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, StrictMode, useMemo } from 'react';
import { useViewTransitionState } from 'react-router';
import type { SiteConfig } from './config.ts';
import { type Services, ServicesContext } from './services.ts';

/** The site around its router, the browser's or the server's. */
export function App({ services, router }: { services: Services; router: ReactNode }) {
  const { config } = services;
  const ui = useMemo<UiContextValue>(
    () => ({
      ArticleLink,
      fileUrl: (address) => uploadUrl(config, resolveUrl(config.apiUrl, address)),
      sizedPicturesAt: uploadUrl(config, sizedPicturesAt(config)),
    }),
    [config],
  );
  return (
    <StrictMode>
      <ServicesContext value={services}>
        <QueryClientProvider client={services.queryClient}>
          <UiContext value={ui}>{router}</UiContext>
        </QueryClientProvider>
      </ServicesContext>
    </StrictMode>
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

/** The link of an article's card, marked during a view transition to it, so that its picture moves along (site.css). */
function ArticleLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <a href={href} data-going={useViewTransitionState(href) || undefined} {...rest} />;
}
