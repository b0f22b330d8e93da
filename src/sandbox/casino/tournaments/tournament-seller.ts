import type { Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import { mayReach } from '../../rewards/promotion/offer-standing';
import { isPermitted } from '../../protection/limits/products';
import type { Buyer, Sale, Seller, Wish } from '../../money/purchases/quote';
import type { SiteRules } from '../../site/site/site-rules';
import { textsIn } from '../../site/texts';
import { BEST_ROUNDS, stateOf } from './tournament-rules';
import { tournamentTitle } from '../../site/texts/tournament-title';
import { tournamentById } from './tournament-rows';

interface SellerPorts {
  readonly siteRules: Pick<SiteRules, 'play'>;
  readonly now: () => number;
}

/** What a tournament is called in a purchase: "tournament-12". */
export function tournamentRef(id: number): string {
  return `tournament-${id}`;
}

/** Sells entries to tournaments, one to a player. */
export class TournamentSeller implements Seller {
  readonly #ports: SellerPorts;

  constructor(ports: SellerPorts) {
    this.#ports = ports;
  }

  async sale(queries: Queries, wish: Wish, { playerId, language }: Buyer): Promise<Sale | null> {
    const { siteRules, now } = this.#ports;
    const id = tournamentIdOf(wish);
    if (id === null) return null;
    if (wish.lines.length !== 1 || wish.lines[0] !== '1') throw new ApiFault(422, 'bad-lines');
    // The lock keeps a tournament from being settled while an entry to it is booked.
    const tournament = await tournamentById(queries, id, 'FOR SHARE OF t');
    if (!isPermitted(tournament.product, siteRules.play)) throw new ApiFault(404, 'not-found');
    if (!(await mayReach(queries, playerId, 'page', now()))) {
      throw new ApiFault(422, 'tournament-barred');
    }
    const entered = await queries.query(
      'SELECT 1 FROM tournament_entries WHERE tournament_id = $1 AND player_id = $2',
      [id, playerId],
    );
    if (entered.length > 0) throw new ApiFault(422, 'tournament-entered');
    const state = stateOf(tournament, now());
    return {
      title: tournamentTitle(tournament, language),
      lines: [textsIn(language).tournament.line.replace('{best}', String(BEST_ROUNDS))],
      pool: tournament.fund,
      price: tournament.entry,
      terms: `/bonus/casino/tournaments/${id}`,
      closesAt: tournament.endsAt,
      isClosed: state !== 'before' && state !== 'running',
    };
  }

  async sold(queries: Queries, stakeId: number, wish: Wish): Promise<void> {
    const id = tournamentIdOf(wish);
    if (id === null) return;
    await queries.query(
      `INSERT INTO tournament_entries (stake_id, tournament_id, player_id)
       SELECT id, $2, player_id FROM product_stakes WHERE id = $1`,
      [stakeId, id],
    );
  }
}

function tournamentIdOf({ kind, ref }: Wish): number | null {
  const [, id] = /^tournament-(\d{1,12})$/.exec(ref) ?? [];
  return kind === 'tournament' && id !== undefined ? Number(id) : null;
}
