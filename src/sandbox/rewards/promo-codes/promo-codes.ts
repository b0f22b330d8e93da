import type { Database, Queries } from '../../platform/database/database';

/** A promo code gives percents of the net win, or prepaid money or a free bet in initial stakes of the currency. */
export type PromoEffect =
  | { readonly kind: 'hyper-bonus'; readonly percent: number }
  | { readonly kind: 'prepaid' | 'free-bet'; readonly stakes: number };

export interface PromoCode {
  readonly code: string;
  readonly effect: PromoEffect;
  /** Whether the site offers it; otherwise the player types it. */
  readonly isOffered: boolean;
  /** The only player whom it is for; null: for all. */
  readonly playerId: number | null;
  /** Null: it has no end. */
  readonly endsAt: number | null;
}

/** A promo code as a player may use it. */
export interface KnownCode extends PromoCode {
  readonly isUsed: boolean;
}

type PromoRow = {
  code: string;
  hyper_percent: number | null;
  prepaid_stakes: number | null;
  free_stakes: number | null;
  is_offered: boolean;
  player_id: number | null;
  ends_at: number | null;
};
type KnownRow = PromoRow & { is_used: boolean };

const FOR_ALL = { playerId: null, endsAt: null };

/** The codes of a fresh operator. */
const FIRST_CODES: readonly PromoCode[] = [
  { code: 'BOOST10', effect: { kind: 'hyper-bonus', percent: 10 }, isOffered: true, ...FOR_ALL },
  { code: 'FREE1', effect: { kind: 'prepaid', stakes: 1 }, isOffered: true, ...FOR_ALL },
  { code: 'FREEBET1', effect: { kind: 'free-bet', stakes: 1 }, isOffered: false, ...FOR_ALL },
  { code: 'SECRET25', effect: { kind: 'hyper-bonus', percent: 25 }, isOffered: false, ...FOR_ALL },
];

/** A code that a player may use: another player's, and one that is over, is none. */
const USABLE = `(p.player_id IS NULL OR p.player_id = $1) AND (p.ends_at IS NULL OR p.ends_at > $2)`;
const USED = `EXISTS (SELECT 1 FROM promo_uses u WHERE u.code = p.code AND u.player_id = $1)`;

function effectOf({ hyper_percent, prepaid_stakes, free_stakes }: PromoRow): PromoEffect {
  if (hyper_percent !== null) return { kind: 'hyper-bonus', percent: hyper_percent };
  return free_stakes === null
    ? { kind: 'prepaid', stakes: prepaid_stakes ?? 0 }
    : { kind: 'free-bet', stakes: free_stakes };
}

function promoOf(row: PromoRow): PromoCode {
  const { code, is_offered: isOffered, player_id: playerId, ends_at: endsAt } = row;
  return { code, effect: effectOf(row), isOffered, playerId, endsAt };
}

function knownOf(row: KnownRow): KnownCode {
  return { ...promoOf(row), isUsed: row.is_used };
}

/** The operator's promo codes; one for prepaid money or a free bet works once per player, others always. */
export class PromoCodes {
  readonly #database: Database;
  readonly #now: () => number;

  private constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  static async open(database: Database, now: () => number): Promise<PromoCodes> {
    const codes = new PromoCodes(database, now);
    await codes.seed();
    return codes;
  }

  /** Inserts the initial codes that are missing. */
  async seed(): Promise<void> {
    for (const code of FIRST_CODES)
      await insert(this.#database, code, 'ON CONFLICT (code) DO NOTHING');
  }

  /** Inserts or updates a code. */
  async put(code: PromoCode): Promise<void> {
    await insert(
      this.#database,
      code,
      `ON CONFLICT (code) DO UPDATE SET hyper_percent = excluded.hyper_percent,
         prepaid_stakes = excluded.prepaid_stakes, free_stakes = excluded.free_stakes, is_offered = excluded.is_offered,
         player_id = excluded.player_id, ends_at = excluded.ends_at`,
    );
  }

  /** Inserts a new code, in the transaction of its purchase. */
  async add(queries: Queries, code: PromoCode): Promise<void> {
    await insert(queries, code, '');
  }

  /** The codes offered to all, those of the player alone and the one that they registered with, used ones too; a guest gets all that are for everyone. */
  async shown(playerId: number | null): Promise<KnownCode[]> {
    const rows = await this.#database.query<KnownRow>(
      `SELECT p.*, ${USED} AS is_used FROM promo_codes p
       WHERE ${USABLE} AND (p.is_offered OR p.player_id = $1 OR p.code = (
         SELECT upper(ref_code) FROM players WHERE id = $1
       )) ORDER BY p.code`,
      [playerId, this.#at()],
    );
    return rows.map(knownOf);
  }

  /** The codes that are shown to a player, unless used. */
  async offered(playerId: number | null): Promise<PromoCode[]> {
    return (await this.shown(playerId)).filter(({ isUsed }) => !isUsed);
  }

  /** The code, used or not; undefined where there is none, it is another player's, or it is over. */
  async known(text: string, playerId: number | null): Promise<KnownCode | undefined> {
    const [row] = await this.#database.query<KnownRow>(
      `SELECT p.*, ${USED} AS is_used FROM promo_codes p WHERE ${USABLE} AND p.code = $3`,
      [playerId, this.#at(), text.trim().toUpperCase()],
    );
    return row && knownOf(row);
  }

  /** The code, if the player has not used it yet. */
  async find(text: string, playerId: number | null): Promise<PromoCode | undefined> {
    const code = await this.known(text, playerId);
    return code?.isUsed === false ? code : undefined;
  }

  /** Uses a code for a bet; false when this player has used it before. */
  async use(
    queries: Queries,
    use: { code: string; playerId: number; betId: number },
  ): Promise<boolean> {
    const rows = await queries.query(
      `INSERT INTO promo_uses (code, player_id, bet_id) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING code`,
      [use.code, use.playerId, use.betId],
    );
    return rows.length > 0;
  }

  /** Lets a player use the code of a bet once more, as long as it has not ended. */
  async giveBack(queries: Queries, betId: number): Promise<void> {
    await queries.query('DELETE FROM promo_uses WHERE bet_id = $1', [betId]);
  }

  #at(): number {
    return Math.floor(this.#now());
  }
}

async function insert(
  queries: Queries,
  { code, effect, isOffered, playerId, endsAt }: PromoCode,
  onConflict: string,
): Promise<void> {
  await queries.query(
    `INSERT INTO promo_codes (code, hyper_percent, prepaid_stakes, free_stakes, is_offered, player_id, ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ${onConflict}`,
    [
      code,
      effect.kind === 'hyper-bonus' ? effect.percent : null,
      effect.kind === 'prepaid' ? effect.stakes : null,
      effect.kind === 'free-bet' ? effect.stakes : null,
      isOffered,
      playerId,
      endsAt,
    ],
  );
}
