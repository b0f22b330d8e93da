import { leastAge } from '@grandstand/bus-contracts/domain';
import type { Database } from '../../platform/database/database';
import { openOperatorKey } from '../../platform/sealing/operator-keys';
import { Profiles, hasDocuments } from './profiles';
import type { SiteRules } from '../../site/site/site-rules';
import { profileData } from './profile-data';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly siteRules: SiteRules;
  readonly now: () => number;
  readonly options: { readonly dataDir?: string; readonly fresh?: boolean };
}

export const profileRoom = defineRoom({
  name: 'player/profile',
  what: "players' personal data, with documents encrypted at rest",
  needs: ['database', 'siteRules', 'now', 'options'],
  open: async ({ database, siteRules, options, now }: Needs) => ({
    profiles: new Profiles({
      database,
      key: await openOperatorKey(database, options, 'profile', () => hasDocuments(database)),
      leastAge: () => leastAge(siteRules),
      now,
    }),
  }),
  playerData:
    ({ database, profiles }: { readonly database: Database; readonly profiles: Profiles }) =>
    async ({ id }) => [{ name: 'profile', data: await profileData(database, profiles, id) }],
});
