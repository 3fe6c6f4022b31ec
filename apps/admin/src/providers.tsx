import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Services, ServicesContext } from './services.ts';
import { theme } from './theme.ts';

type ProvidersProps = { services: Services; env?: 'default' | 'test'; children: ReactNode };

/** What every page stands on. Mantine writes no style element: its variables are in theme.css. */
export function Providers({ services, env = 'default', children }: ProvidersProps) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <MantineProvider
          theme={theme}
          defaultColorScheme="auto"
          withCssVariables={false}
          withGlobalClasses={false}
          env={env}
        >
          {children}
        </MantineProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
