import type { Database } from '../database/database';
import { partnerApi, partnerControlRoutes } from './partner-api';
import { PartnerCalls } from './partner-calls';
import type { PartnerSecrets } from './partner-calls';
import { Partners } from './partners';
import { defineRoom } from '../rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly now: () => number;
  readonly options: { readonly partnerSecrets?: PartnerSecrets };
}

export const partnersRoom = defineRoom({
  name: 'platform/partners',
  what: "signed calls of partners' programs, and which of them are up",
  needs: ['database', 'now', 'options'],
  open: ({ database, options: { partnerSecrets = {} }, now }: Needs) => ({
    partners: new Partners(partnerSecrets, now),
    partnerCalls: new PartnerCalls({ database, secrets: partnerSecrets, now }),
  }),
  control: [{ '/': partnerControlRoutes }],
  partnerCalls: [{ '/partner-api/v1': partnerApi }],
  reset: ({ partners }: { readonly partners: Partners }) => ({ clear: () => partners.clear() }),
});
