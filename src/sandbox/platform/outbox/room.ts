import { outboxControlRoutes, outboxPageRoutes } from './outbox-control';
import { Outbox } from './outbox';
import { PlayerMessages } from './player-messages';
import { defineRoom } from '../rooms/define-room';

interface Needs {
  readonly siteRules: { readonly companyName: string };
  readonly siteOrigin: string;
  readonly now: () => number;
}

export const outboxRoom = defineRoom({
  name: 'platform/outbox',
  what: "messages to players, and QA's page of them",
  needs: ['siteRules', 'siteOrigin', 'now'],
  open: ({ siteRules, siteOrigin, now }: Needs) => {
    const outbox = new Outbox(now);
    const siteName = (): string => siteRules.companyName;
    return { outbox, siteName, messages: new PlayerMessages({ outbox, siteName, siteOrigin }) };
  },
  control: [{ '/': outboxControlRoutes }],
  controlPages: [{ '/': outboxPageRoutes }],
  reset: ({ outbox }: { readonly outbox: Outbox }) => ({ clear: () => outbox.repair() }),
});
