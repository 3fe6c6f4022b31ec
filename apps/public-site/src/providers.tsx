import { sizedPicturesAt } from '@pesantren/api-client/contract/picture-sizes';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import { UiContext, type UiContextValue } from '@pesantren/ui/ui-context';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ArticleLink } from './features/articles/article-link.tsx';
import { type Services, ServicesContext } from './services.ts';

/** Everything that pages find around them. */
export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  const { apiUrl, apiProfile } = services.config;
  const ui = useMemo<UiContextValue>(
    () => ({
      ArticleLink,
      fileUrl: (address) => resolveUrl(apiUrl, address),
      sizedPicturesAt: sizedPicturesAt({ apiUrl, apiProfile }),
    }),
    [apiUrl, apiProfile],
  );
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <UiContext value={ui}>{children}</UiContext>
      </QueryClientProvider>
    </ServicesContext>
  );
}
