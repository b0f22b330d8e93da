import { calls as affiliateCalls } from './affiliate-routes';
import type { CountStore } from '../../platform/counts/count-store';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { affiliateControlRoutes } from './affiliate-control';
import { Affiliates } from './affiliates';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly messages: PlayerMessages;
  readonly counts: CountStore;
  readonly now: () => number;
}

export const affiliatesRoom = defineRoom({
  name: 'rewards/affiliates',
  what: 'partners who lead visitors here: their applications and numbers',
  needs: ['database', 'messages', 'counts', 'now'],
  open: (parts: Needs) => ({ affiliates: new Affiliates(parts) }),
  calls: [affiliateCalls],
  control: [{ '/': affiliateControlRoutes }],
  ticks: ({ affiliates }: { readonly affiliates: Affiliates }) => [
    { every: 600, run: () => affiliates.forget() },
  ],
});
