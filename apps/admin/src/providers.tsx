import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { RouterContext, type Services, ServicesContext } from './services.ts';
import { theme } from './theme.ts';

type ProvidersProps = {
  services: Services;
  router: ReturnType<typeof createBrowserRouter>;
  env?: 'default' | 'test';
};

/** The app with its contexts. Mantine writes no style element: its variables are in theme.css. */
export function Providers({ services, router, env = 'default' }: ProvidersProps) {
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
          <RouterContext value={router}>
            <RouterProvider router={router} />
          </RouterContext>
        </MantineProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}
