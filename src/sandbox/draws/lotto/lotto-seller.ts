import { fromMinor } from '@grandstand/bus-contracts/domain';
import {
  combinations,
  lottoRefOf,
  MAX_TICKETS,
  ticketOf,
} from '@grandstand/bus-contracts/domain/lotto';
import type { Language } from '@grandstand/bus-contracts';
import type { Queries } from '../../platform/database/database';
import { ApiFault } from '../../platform/http/fault';
import type { Buyer, Sale, Seller, Wish } from '../../money/purchases/quote';
import { textsIn } from '../../site/texts';
import type { Draw } from './draw-rows';
import { drawsBy, lotteryName, LOTTO_CURRENCY, PRICES, stateOf } from './draw-rows';

/** Sells tickets in one draw of a lottery or in several that follow one another. */
export class LottoSeller implements Seller {
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  async sale(queries: Queries, wish: Wish, { language }: Buyer): Promise<Sale | null> {
    const draws = await drawsOf(queries, wish);
    const [first] = draws;
    if (!first) return null;
    const tickets = wish.lines.map((line) => {
      const numbers = ticketOf(first.rules, line);
      if (!numbers) throw new ApiFault(422, 'bad-lines');
      return { line, count: combinations(first.rules, numbers.length) };
    });
    const isSold = tickets.length > 0 && tickets.length <= MAX_TICKETS;
    if (!isSold) throw new ApiFault(422, 'bad-lines');
    const price = PRICES[first.lottery];
    const count = tickets.reduce((sum, ticket) => sum + ticket.count, 0);
    return {
      title: titleOf(draws, language),
      lines: [
        ...tickets.map((ticket) => lineText(ticket, language)),
        costText({ count, draws: draws.length, price }),
      ],
      pool: first.pool,
      price: count * draws.length * price,
      terms: `/lotto/view/${first.lottery}`,
      closesAt: first.closesAt,
      isClosed: stateOf(first, this.#now()) !== 'open',
    };
  }

  async sold(queries: Queries, stakeId: number, wish: Wish): Promise<void> {
    const draws = await drawsOf(queries, wish);
    const tickets = draws.flatMap(({ id }) => wish.lines.map((line) => ({ draw: id, line })));
    if (tickets.length === 0) return;
    await queries.query(
      `INSERT INTO lotto_tickets (stake_id, draw_id, line)
       SELECT $1, sold.draw, sold.line
       FROM json_to_recordset($2::text::json) AS sold (draw bigint, line text)`,
      [stakeId, JSON.stringify(tickets)],
    );
  }
}

/** The draws of a wish; the lock keeps them from being closed while tickets of them are booked. */
async function drawsOf(queries: Queries, { kind, ref }: Wish): Promise<Draw[]> {
  const wanted = kind === 'lotto' ? lottoRefOf(ref) : null;
  if (!wanted) return [];
  const { drawId, draws } = wanted;
  const found = await drawsBy(
    queries,
    `d.lottery = (SELECT lottery FROM lotto_draws WHERE id = $1)
     AND d.number >= (SELECT number FROM lotto_draws WHERE id = $1)
     AND c.salt IS NOT NULL
     ORDER BY d.number LIMIT $2 FOR SHARE OF d`,
    [drawId, draws],
  );
  // So many are not planned yet.
  if (found.length > 0 && found.length < draws) throw new ApiFault(422, 'bad-lines');
  return found;
}

function titleOf(draws: readonly Draw[], language: Language): string {
  const { title, many } = textsIn(language).lotto;
  const [first] = draws;
  const last = draws.at(-1);
  if (!first || !last) return '';
  return (draws.length === 1 ? title : many)
    .replace('{lottery}', lotteryName(first.lottery))
    .replace('{number}', String(first.number))
    .replace('{last}', String(last.number));
}

/** A ticket as the sheet shows it; a system with the number of its combinations. */
function lineText(
  { line, count }: { readonly line: string; readonly count: number },
  language: Language,
): string {
  const numbers = line.replaceAll(' ', ' · ');
  if (count === 1) return numbers;
  return textsIn(language)
    .lotto.system.replace('{numbers}', numbers)
    .replace('{count}', String(count));
}

/** "2 × 3 × 0.50 EUR": combinations of all tickets, draws, and the price. */
function costText({
  count,
  draws,
  price,
}: {
  readonly count: number;
  readonly draws: number;
  readonly price: number;
}): string {
  const { iso, scale } = LOTTO_CURRENCY;
  const each = `${fromMinor(price, scale).toFixed(scale)} ${iso}`;
  return draws === 1 ? `${count} × ${each}` : `${count} × ${draws} × ${each}`;
}
