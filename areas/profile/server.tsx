import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { renderAreaView } from '@grandstand/bus-contracts/react/server';
import { loadTexts } from './page/load-texts';
import { ProfileApp } from './app/profile-app';
import { profileScreen, titleKeyOf } from './page/profile-screen';

/** A server can't know the player: it renders headings and placeholders. */
export default defineAreaServer('profile', (request) =>
  renderAreaView({
    ...request,
    name: 'profile',
    loadTexts,
    load: () => null,
    show: (t) => ({
      title: t(titleKeyOf(profileScreen(request))),
      children: (
        <QueryClientProvider client={createQueryClient()}>
          <ProfileApp />
        </QueryClientProvider>
      ),
    }),
  }),
);
