import type { Ledger } from '../../money/accounts/ledger';
import type { Queries } from '../../platform/database/database';
import { one } from '../../platform/database/database';
import { randomOf } from '../../platform/random';
import type { Draw } from './draw-rows';
import { LOTTO_CURRENCY, PRICES } from './draw-rows';
import { randomLine } from './random-line';

/** Adds tickets of the operator with random numbers to a draw that is locked, and pays them into its fund. */
export async function addMadeTickets(
  queries: Queries,
  ledger: Ledger,
  { draw, count, at }: { readonly draw: Draw; readonly count: number; readonly at: number },
): Promise<void> {
  const { had } = one(
    await queries.query<{ had: number }>(
      'SELECT count(*) AS had FROM lotto_tickets WHERE draw_id = $1',
      [draw.id],
    ),
  );
  const random = randomOf('lotto', draw.id, had);
  const randomBelow = (below: number): number => Math.floor(random() * below);
  const lines = Array.from({ length: count }, () => ({
    line: randomLine(draw.rules, randomBelow),
  }));
  await queries.query(
    `INSERT INTO lotto_tickets (draw_id, line)
     SELECT $1, made.line FROM json_to_recordset($2::text::json) AS made (line text)`,
    [draw.id, JSON.stringify(lines)],
  );
  await ledger.move(queries, {
    kind: 'lotto-stake',
    at,
    from: ledger.houseAccount('bonuses', LOTTO_CURRENCY),
    to: draw.pool.accountId,
    amount: count * PRICES[draw.lottery],
  });
}
