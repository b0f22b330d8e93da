import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { openOperatorKey } from '../../platform/sealing/operator-keys';
import type { Profiles } from '../../player/profile/profiles';
import { holdControlRoutes } from './hold-control';
import { Holds } from './holds';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly profiles: Profiles;
  readonly messages: PlayerMessages;
  readonly onStatus: (playerId: number) => void;
  readonly now: () => number;
  readonly options: { readonly dataDir?: string; readonly fresh?: boolean };
}

export const holdsRoom = defineRoom({
  name: 'protection/holds',
  what: 'accounts that may be of a player who is excluded by another one: what leads there, and what frees them',
  needs: ['database', 'profiles', 'messages', 'onStatus', 'now', 'options'],
  open: async ({ options, onStatus: onChange, ...parts }: Needs) => ({
    holds: new Holds({
      ...parts,
      secret: await openOperatorKey(parts.database, options, 'traces'),
      onChange,
    }),
  }),
  control: [{ '/': holdControlRoutes }],
  ticks: ({ holds }: { readonly holds: Holds }) => [{ every: 30, at: 4, run: () => holds.run() }],
});
