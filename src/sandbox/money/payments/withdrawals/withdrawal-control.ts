import { fromMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import { newRoutes, requireBody } from '../../../platform/http/context';
import { namedPlayer } from '../../../player/players/named-player';
import { ApiFault } from '../../../platform/http/fault';
import type { Database } from '../../../platform/database/database';
import type { WithdrawalProgress } from './withdrawal-progress';
import type { Withdrawals } from './withdrawals';
import type { PlayerFinder } from '../../../player/players/named-player';
import { ageCards } from './payout-cards';
import { BY_PEOPLE } from './pay-back';

const decisionSchema = v.object({ isApproved: v.boolean() });

interface Parts extends PlayerFinder {
  readonly database: Database;
  readonly now: () => number;
  readonly payBack: () => Promise<void>;
  readonly withdrawalProgress: WithdrawalProgress;
  readonly withdrawals: Withdrawals;
}

/** QA's calls for withdrawals: what waits for people, what they decide, and what is due now. */
export function withdrawalControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, now, payBack, withdrawalProgress, withdrawals } = parts;

  const list = async () => {
    const held = await withdrawalProgress.held();
    return {
      withdrawals: held.map(({ id, playerId, amount, currency, review, createdAt }) => ({
        id,
        playerId,
        amount: fromMinor(amount, currency.scale),
        iso: currency.iso,
        review,
        createdAt,
      })),
    };
  };

  routes.get('/withdrawals', async (context) => context.json(await list()));

  routes.post('/withdrawals', async (context) => {
    await payBack();
    await withdrawalProgress.advance();
    return context.json(await list());
  });

  routes.post('/withdrawals/:id', async (context) => {
    const { isApproved } = await requireBody(context, decisionSchema);
    // A withdrawal that was asked for just now is checked first.
    await withdrawalProgress.advance();
    const isAllowed = await withdrawals.happen(context.req.param('id'), {
      change: isApproved ? 'approved' : 'review-refused',
      eventId: null,
      reason: isApproved ? null : BY_PEOPLE,
    });
    if (!isAllowed) throw new ApiFault(409, 'withdrawal-over');
    await withdrawalProgress.advance();
    return context.json({});
  });

  routes.post('/players/:login/cards/age', async (context) => {
    await requireBody(context, v.object({}));
    await ageCards(database, await namedPlayer(context, parts), Math.floor(now()));
    return context.json({});
  });

  return routes;
}
