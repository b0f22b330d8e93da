import { calls as oauthCalls } from './oauth-routes';
import { calls as oneTapCalls } from './one-tap-routes';
import type { CountStore } from '../../platform/counts/count-store';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import type { Partners } from '../../platform/partners/partners';
import { openIdClient } from './open-client';
import type { IdentityOptions } from './open-client';
import { socialControlRoutes } from './social-control';
import { SocialFlows } from './social-flows';
import { SocialSignIns } from './social-sign-ins';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly counts: CountStore;
  readonly messages: PlayerMessages;
  readonly partners: Partners;
  readonly siteOrigin: string;
  readonly now: () => number;
  readonly options: IdentityOptions;
}

export const socialRoom = defineRoom({
  name: 'sign-in/social',
  what: 'sign-in through social networks, by OpenID Connect, and by one tap',
  needs: ['database', 'counts', 'messages', 'partners', 'siteOrigin', 'now', 'options'],
  open: ({ options, siteOrigin, counts, ...parts }: Needs) => ({
    social: new SocialSignIns({ ...parts, client: openIdClient(options, siteOrigin, parts.now) }),
    socialFlows: new SocialFlows(parts.database, counts, parts.now),
  }),
  calls: [oauthCalls, oneTapCalls],
  control: [{ '/': socialControlRoutes }],
});
