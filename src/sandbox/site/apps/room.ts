import { calls as appLinkCalls } from './app-link-routes';
import type { CountStore } from '../../platform/counts/count-store';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { AppLinks } from './app-links';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly counts: CountStore;
  readonly now: () => number;
}

export const appsRoom = defineRoom({
  name: 'site/apps',
  what: 'links to the apps, by mail and message',
  needs: ['database', 'messages', 'counts', 'now'],
  open: (parts: Needs) => ({ appLinks: new AppLinks(parts) }),
  calls: [appLinkCalls],
  ticks: ({ appLinks }: { readonly appLinks: AppLinks }) => [
    { every: 600, run: () => appLinks.forget() },
  ],
});
