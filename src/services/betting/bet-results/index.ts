// The service tells of a bet once in a page; bets that are settled at once share a notice.
import { betsGet, navigationGo, noticesShow } from '@grandstand/bus-contracts';
import type { PlacedBet, ShellHandle } from '@grandstand/bus-contracts';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { feedPlayer, noticesClosed } from '@grandstand/bus-contracts/shell';
import { catchError, concatMap, defer, EMPTY, filter, from, map, scan, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Log } from '../../ports';
import type { Words } from '../../ports/words';
import { player$ } from '../../shared/player/player';
import { afterBets, NO_NEWS } from './bet-news';

export interface BetResultsPorts {
  readonly bus: ShellHandle<'bet-results'>;
  /** The language of amounts. */
  readonly tag: string;
  readonly words: Words;
  readonly log: Log;
}

const KEY = 'bet-result:';

/** Tells a player where they are what became of a bet that was settled. */
export function createBetResults({ bus, tag, words, log }: BetResultsPorts): void {
  const failed = (error: unknown): Observable<never> => {
    log('warn', 'The results of bets could not be shown.', error);
    return EMPTY;
  };

  const load = async (ids: readonly string[]): Promise<readonly PlacedBet[]> =>
    Promise.all(ids.map((id) => bus.send(betsGet, { id })));

  const show = async (bets: readonly PlacedBet[]): Promise<void> => {
    const [bet] = bets;
    if (!bet) return;
    const isAlone = bets.length === 1;
    const [text, label] = await Promise.all([
      isAlone
        ? words(`coupon.settled.${bet.status}`, {
            id: bet.id,
            amount: formatMoney(bet.payout, bet, tag),
          })
        : words('coupon.settled.many', { count: bets.length }),
      words(isAlone ? 'coupon.settled.show' : 'coupon.settled.showAll'),
    ]);
    const kind = bets.some(({ payout, amount }) => payout > amount) ? 'success' : 'info';
    await bus.send(noticesShow, {
      kind,
      text,
      key: KEY + (isAlone ? bet.id : ''),
      action: { label },
    });
  };

  const news$ = player$(bus).pipe(
    switchMap((userId) => (userId === '' ? EMPTY : bus.messages$(feedPlayer))),
    filter(({ betIds }) => betIds.length > 0),
    concatMap(({ betIds }) => defer(() => load(betIds)).pipe(catchError(failed))),
    scan(afterBets, NO_NEWS),
    filter(({ bets }) => bets.length > 0),
    concatMap(({ bets }) => from(show(bets)).pipe(catchError(failed))),
  );
  bus.listen(news$, () => {});
  bus.listen(
    bus.messages$(noticesClosed).pipe(
      filter(({ how }) => how === 'acted'),
      map(({ key }) => key ?? ''),
      filter((key) => key.startsWith(KEY)),
      map((key) => `/office/history/${key.slice(KEY.length)}`.replace(/\/$/, '')),
      concatMap((path) => from(bus.send(navigationGo, { path })).pipe(catchError(failed))),
    ),
    () => {},
  );
}
