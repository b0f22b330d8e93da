import type { BonusStakeView } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { findTitle } from '../../casino/casino/titles';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf, sessionOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import { minorSchema, textIdSchema } from '../../platform/http/inputs';
import type { Bonuses } from './bonuses';
import type { BonusOffer } from './offers';
import type { SessionReader, PlayerReader } from '../../sign-in/session/session-of-call';
import type { VisitorPorts } from '../promotion/offer-visitor';
import { mayOfferVisitor } from '../promotion/offer-visitor';
import { bonusTypeOf, preferred } from './preferred-offers';
import type { Leaving } from './bonus-leaving';
import { bonusView } from './bonus-rows';

const takeSchema = v.object({
  offer: v.pipe(v.string(), v.maxLength(40)),
  /** Of the terms that the player saw. */
  hash: v.pipe(v.string(), v.hash(['sha256'])),
});
const giveUpSchema = v.object({ bonusId: textIdSchema, keep: minorSchema, lose: minorSchema });
const journalSchema = v.object({ bonusId: textIdSchema });

type StakeRow = {
  id: number;
  product: string;
  game: string | null;
  at: number;
  stake: number;
  bonus_stake: number;
  contribution: number;
  state: BonusStakeView['state'];
  counted: number;
};

function leavingView(leaving: Leaving | null) {
  return leaving && { ...leaving, bonusId: String(leaving.bonusId) };
}

interface Parts extends SessionReader, VisitorPorts, PlayerReader {
  readonly bonuses: Bonuses;
  readonly freeSpinOffers: {
    offersFor(playerId: number | undefined): Promise<readonly Pick<BonusOffer, 'categories'>[]>;
  };
}

/** `/web-api/promo`: offers of bonuses, and the bonuses of the player. */
function promoRoutes(parts: Parts) {
  const routes = newRoutes();
  const { bonuses, freeSpinOffers, database } = parts;

  routes.get('/bonuses', async (context) => {
    const playerId = (await sessionOf(context, parts))?.playerId;
    const mayOffer = await mayOfferVisitor(context, parts, playerId);
    const offers = mayOffer
      ? [
          ...(await bonuses.offersFor(playerId, context.req.query('iso'))),
          ...(await freeSpinOffers.offersFor(playerId)),
        ]
      : [];
    const type = playerId === undefined ? 0 : await bonusTypeOf(database, playerId);
    return context.json({ isBarred: offers.length === 0, offers: preferred(offers, type) });
  });

  routes.get('/mine', async (context) => {
    const own = await bonuses.of(await playerOf(context, parts));
    return context.json({ bonuses: own.map(bonusView) });
  });

  routes.get('/journal', async (context) => {
    const playerId = await playerOf(context, parts);
    const query = v.safeParse(journalSchema, context.req.query());
    if (!query.success) throw new ApiFault(400, 'bad-request');
    const rows = await database.query<StakeRow>(
      `SELECT s.* FROM bonus_stakes s JOIN bonuses o ON o.id = s.bonus_id
       WHERE o.player_id = $1 AND o.id = $2 ORDER BY s.id DESC LIMIT 60`,
      [playerId, query.output.bonusId],
    );
    const stakes = rows.map((row): BonusStakeView => ({
      id: String(row.id),
      product: row.product,
      game: row.game === null ? null : (findTitle(row.game)?.name ?? row.game),
      at: row.at,
      stake: row.stake,
      bonusStake: row.bonus_stake,
      contribution: row.contribution,
      state: row.state,
      counted: row.counted,
    }));
    return context.json({ stakes });
  });

  routes.post('/preview', async (context) =>
    context.json({
      leaving: leavingView(await bonuses.preview(await playerOf(context, parts))),
    }),
  );

  routes.post('/take', async (context) => {
    const playerId = await playerOf(context, parts);
    const { offer, hash } = await requireBody(context, takeSchema);
    return context.json(bonusView(await bonuses.take(playerId, offer, hash)));
  });

  routes.post('/give-up', async (context) => {
    const playerId = await playerOf(context, parts);
    const { bonusId, ...seen } = await requireBody(context, giveUpSchema);
    return context.json({ left: leavingView(await bonuses.giveUp(playerId, bonusId, seen)) });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/promo': promoRoutes };
