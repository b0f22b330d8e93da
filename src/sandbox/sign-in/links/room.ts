import type { Database } from '../../platform/database/database';
import { LinkTokens } from './link-tokens';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly now: () => number;
}

export const linksRoom = defineRoom({
  name: 'sign-in/links',
  what: 'the tokens of links in messages',
  needs: ['database', 'now'],
  open: ({ database, now }: Needs) => ({ links: new LinkTokens(database, now) }),
});
