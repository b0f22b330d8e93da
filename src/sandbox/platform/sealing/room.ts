import type { Database } from '../database/database';
import { openOperatorKey } from './operator-keys';
import { defineRoom } from '../rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly options: { readonly dataDir?: string; readonly fresh?: boolean };
}

export const sealingRoom = defineRoom({
  name: 'platform/sealing',
  what: 'keys of what is encrypted at rest, and the cipher',
  needs: ['database', 'options'],
  open: async ({ database, options }: Needs) => ({
    /** The key of codes, digits and fingerprints; it is not in the database. */
    codeKey: await openOperatorKey(database, options, 'codes'),
  }),
});
