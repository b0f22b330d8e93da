import type { Database, Queries } from '../database/database';

/** A promo code gives percents of the net win, or prepaid money in initial stakes of the currency. */
export type PromoEffect =
  | { readonly kind: 'hyper-bonus'; readonly percent: number }
  | { readonly kind: 'prepaid'; readonly stakes: number };

export interface PromoCode {
  readonly code: string;
  readonly effect: PromoEffect;
  /** Whether the site offers it; otherwise the player types it. */
  readonly isOffered: boolean;
}

type PromoRow = {
  code: string;
  hyper_percent: number | null;
  prepaid_stakes: number | null;
  is_offered: boolean;
};

/** The codes of a fresh operator. */
const FIRST_CODES: readonly PromoCode[] = [
  { code: 'BOOST10', effect: { kind: 'hyper-bonus', percent: 10 }, isOffered: true },
  { code: 'FREE1', effect: { kind: 'prepaid', stakes: 1 }, isOffered: true },
  { code: 'SECRET25', effect: { kind: 'hyper-bonus', percent: 25 }, isOffered: false },
];

function promoOf({ code, hyper_percent, prepaid_stakes, is_offered }: PromoRow): PromoCode {
  const effect: PromoEffect =
    hyper_percent === null
      ? { kind: 'prepaid', stakes: prepaid_stakes ?? 0 }
      : { kind: 'hyper-bonus', percent: hyper_percent };
  return { code, effect, isOffered: is_offered };
}

/** The operator's promo codes; a code for prepaid money works once per player, others always. */
export class PromoCodes {
  readonly #database: Database;

  private constructor(database: Database) {
    this.#database = database;
  }

  static async open(database: Database): Promise<PromoCodes> {
    const codes = new PromoCodes(database);
    await codes.seed();
    return codes;
  }

  /** Inserts the initial codes that are missing. */
  async seed(): Promise<void> {
    for (const code of FIRST_CODES) await this.#insert(code, 'DO NOTHING');
  }

  /** Inserts or updates a code. */
  async put(code: PromoCode): Promise<void> {
    await this.#insert(
      code,
      `DO UPDATE SET hyper_percent = excluded.hyper_percent,
         prepaid_stakes = excluded.prepaid_stakes, is_offered = excluded.is_offered`,
    );
  }

  /** The codes offered to all and the one that a player registered with, unless used; a guest gets all. */
  async offered(playerId: number | null): Promise<PromoCode[]> {
    const rows = await this.#database.query<PromoRow>(
      `SELECT * FROM promo_codes p WHERE (is_offered OR code = (
         SELECT upper(ref_code) FROM players WHERE id = $1
       )) AND NOT EXISTS (
         SELECT 1 FROM promo_uses u WHERE u.code = p.code AND u.player_id = $1
       ) ORDER BY code`,
      [playerId],
    );
    return rows.map(promoOf);
  }

  /** The code, if the player has not used it yet. */
  async find(text: string, playerId: number | null): Promise<PromoCode | undefined> {
    const [row] = await this.#database.query<PromoRow>(
      `SELECT * FROM promo_codes p WHERE code = $1 AND NOT EXISTS (
         SELECT 1 FROM promo_uses u WHERE u.code = p.code AND u.player_id = $2
       )`,
      [text.trim().toUpperCase(), playerId],
    );
    return row && promoOf(row);
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

  async #insert({ code, effect, isOffered }: PromoCode, onConflict: string): Promise<void> {
    await this.#database.query(
      `INSERT INTO promo_codes (code, hyper_percent, prepaid_stakes, is_offered)
       VALUES ($1, $2, $3, $4) ON CONFLICT (code) ${onConflict}`,
      [
        code,
        effect.kind === 'hyper-bonus' ? effect.percent : null,
        effect.kind === 'prepaid' ? effect.stakes : null,
        isOffered,
      ],
    );
  }
}
