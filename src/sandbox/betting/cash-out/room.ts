import { calls as cashOutCalls } from './cash-out-routes';
import { CashOuts } from './cash-outs';
import type { Line } from '../engine/line';
import type { Bets } from '../placing/bets';
import type { LiveHold } from '../placing/live-hold';
import type { Ledger } from '../../money/accounts/ledger';
import type { Database } from '../../platform/database/database';
import type { SiteRules } from '../../site/site/site-rules';
import { defineRoom } from '../../platform/rooms/define-room';

interface Needs {
  readonly database: Database;
  readonly line: Line;
  readonly ledger: Ledger;
  readonly bets: Bets;
  readonly liveHold: LiveHold;
  readonly siteRules: SiteRules;
  readonly now: () => number;
}

export const cashOutRoom = defineRoom({
  name: 'betting/cash-out',
  what: 'offers to cash out open bets, and cash-outs of a bet or a part of it',
  needs: ['database', 'line', 'ledger', 'bets', 'liveHold', 'siteRules', 'now'],
  open: (parts: Needs) => ({ cashOuts: new CashOuts(parts) }),
  calls: [cashOutCalls],
});
