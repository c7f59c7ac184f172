import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppRouterContext } from '#web/shared/app-router';
import { i18n } from '#web/shared/i18n/i18n';

/** The providers that every page needs; antd's providers load with the layouts that use it. */
export const App = ({ client, router }: { client: QueryClient; router: DataRouter }) => (
  <I18nextProvider i18n={i18n}>
    <QueryClientProvider client={client}>
      <AppRouterContext value={router}>
        <RouterProvider router={router} />
      </AppRouterContext>
    </QueryClientProvider>
  </I18nextProvider>
);
