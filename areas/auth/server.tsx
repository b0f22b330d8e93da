import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { renderAreaView } from '@grandstand/bus-contracts/react/server';
import { loadTexts } from './load-texts';
import { AuthApp } from './app/auth-app';
import { authScreen } from './page/auth-screen';

/** A server knows no token: it renders the page as for a visitor who has one. */
export default defineAreaServer('auth', (request) =>
  renderAreaView({
    ...request,
    name: 'auth',
    loadTexts,
    load: () => null,
    show: (t) => {
      const { kind } = authScreen(request);
      return {
        status: kind === 'unknown' ? 404 : 200,
        title: t(`${kind}.title`),
        children: (
          <QueryClientProvider client={createQueryClient()}>
            <AuthApp />
          </QueryClientProvider>
        ),
      };
    },
  }),
);
