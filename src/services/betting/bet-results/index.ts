// The service tells of a bet once, in the tab that the player looks at; bets that are settled at once share a notice. Those that are settled while no tab is visible are told of in the first one that is.
import { betsGet, navigationGo, noticesShow } from '@grandstand/bus-contracts';
import type { PlacedBet, ShellHandle } from '@grandstand/bus-contracts';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { feedPlayer, noticesClosed } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  concatMap,
  defer,
  EMPTY,
  filter,
  from,
  map,
  merge,
  of,
  scan,
  switchMap,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Log, OtherTabs, PageEvents } from '../../ports';
import type { Words } from '../../ports/words';
import { player$ } from '../../shared/player/player';
import { afterEvent, NO_NEWS, type BetEvent } from './bet-news';

export interface BetResultsPorts {
  readonly bus: ShellHandle<'bet-results'>;
  /** The language of amounts. */
  readonly tag: string;
  readonly words: Words;
  readonly page: Pick<PageEvents, 'visible$'>;
  readonly otherTabs: OtherTabs;
  readonly log: Log;
}

const KEY = 'bet-result:';
/** The key by which tabs hear which bets the player was told of. */
const TOLD = 'told-bets';

/** Tells a player where they are what became of a bet that was settled. */
export function createBetResults(ports: BetResultsPorts): void {
  const { bus, tag, words, page, otherTabs, log } = ports;
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

  const changed$ = bus.messages$(feedPlayer).pipe(
    filter(({ betIds }) => betIds.length > 0),
    concatMap(({ betIds }) => defer(() => load(betIds)).pipe(catchError(failed))),
    map((bets): BetEvent => ({ type: 'changed', bets })),
  );
  const ofPlayer$ = player$(bus).pipe(
    switchMap((player) =>
      merge(of<BetEvent>({ type: 'player-changed' }), player === '' ? EMPTY : changed$),
    ),
  );
  const toldElsewhere$ = otherTabs.messages$.pipe(
    filter((message) => message.kind === 'kept'),
    filter(({ key }) => key === TOLD),
    map(({ text }): BetEvent => ({ type: 'told-elsewhere', ids: text.split(' ') })),
  );
  const visible$ = page.visible$.pipe(
    map((isVisible): BetEvent => ({ type: 'visible', isVisible })),
  );
  const news$ = merge(visible$, toldElsewhere$, ofPlayer$).pipe(
    scan(afterEvent, NO_NEWS),
    map(({ bets }) => bets),
    filter((bets) => bets.length > 0),
    tap((bets) =>
      otherTabs.post({ kind: 'kept', key: TOLD, text: bets.map(({ id }) => id).join(' ') }),
    ),
    concatMap((bets) => from(show(bets)).pipe(catchError(failed))),
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
