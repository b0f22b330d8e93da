import { Documents } from './documents';
import type { SiteRules } from '../../site/site/site-rules';
import { documentData } from './document-data';
import type { Database } from '../../platform/database/database';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly siteRules: SiteRules;
  readonly now: () => number;
}

export const documentsRoom = defineRoom({
  name: 'player/documents',
  what: 'the documents of players, and what players are asked to prove',
  needs: ['siteRules', 'now'],
  open: (parts: Needs) => ({ documents: new Documents(parts) }),
  playerData:
    ({ database }: { readonly database: Database }) =>
    async ({ id }) => [{ name: 'documents', data: await documentData(database, id) }],
});
