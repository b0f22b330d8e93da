// `bonuses.bound` has what the active bonus allows of a stake. It loads the player's bonuses while a bonus account
// has money, and from then on until no bonus is active, since all of its money may be staked. It loads them at
// first, with each change of the player that the feed reports, and after a break of the feed. A load that fails
// leaves the bound as it was.
import { accountState, feedReset, Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  bonusesChanged,
  bonusesFreeSpins,
  bonusesGiveUp,
  bonusesGiveUpFreeSpins,
  bonusesJournal,
  bonusesMine,
  bonusesPreview,
  bonusesTake,
  bonusesTakeFreeSpins,
  promoCheck,
  promoShowcase,
} from '@grandstand/bus-contracts/player';
import type { OwnBonus } from '@grandstand/bus-contracts/player';
import { bonusBoundState, feedPlayer } from '@grandstand/bus-contracts/shell';
import type { BonusBound } from '@grandstand/bus-contracts/shell';
import { catchError, combineLatest, distinctUntilChanged, map, merge, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import { HttpError } from '../../../api';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import {
  bonusesFreeSpinsCall,
  bonusesGiveUpCall,
  bonusesGiveUpFreeSpinsCall,
  bonusesJournalCall,
  bonusesMineCall,
  bonusesPreviewCall,
  bonusesTakeCall,
  bonusesTakeFreeSpinsCall,
  promoCheckCall,
  promoShowcaseCall,
} from '../../../api/endpoints/rewards/bonuses';
import { playerRefusalOf } from '../../../api/refusal-of';
import type { Log } from '../../ports';
import { asPlayer$ } from '../../shared/player/as-player';
import { shownPlayer$ } from '../../shared/player/player';
import { resource$ } from '../../shared/resource';

export interface BonusesPorts {
  readonly bus: ShellHandle<'bonuses'>;
  readonly api: ApiClient;
  readonly log: Log;
}

/** The operator's codes, as the contracts name their refusals. */
const REFUSALS: Readonly<Record<string, string>> = {
  'bonus-taken': 'taken',
  'bonus-not-eligible': 'not-eligible',
  'bonus-terms-changed': 'terms-changed',
  'bonus-barred': 'barred',
  'bonus-ended': 'ended',
  'bonus-figures-changed': 'figures-changed',
  'too-many-promo-checks': 'too-many',
};

/**
 * The player's bonuses, free spins and promo codes: calls for the pages that show them, word of what may have changed, and what
 * the active bonus allows of a stake.
 */
export function createBonuses({ bus, api, log }: BonusesPorts): void {
  const ofPlayer$ = <T>(call: () => Observable<T>): Observable<T> =>
    asPlayer$(bus, call).pipe(
      catchError((error: unknown) => {
        throw ownRefusalOf(error) ?? playerRefusalOf(error);
      }),
    );

  // Messages of the feed during a break are lost.
  const changed$ = merge(bus.messages$(feedPlayer), bus.messages$(feedReset));
  bus.publishFrom(bonusesChanged, changed$.pipe(map(() => ({}))));

  const hasMoney$ = bus.messages$(accountState).pipe(
    map(({ bonuses }) => bonuses.some(({ money }) => money > 0)),
    startWith(false),
    distinctUntilChanged(),
  );
  const isBound$ = bus.messages$(bonusBoundState).pipe(
    map((bound) => bound !== null),
    startWith(false),
  );
  bus.publishFrom(
    bonusBoundState,
    resource$<string, BonusBound | null>({
      // A bonus is active while it has money, and while all of it is staked: that was seen while it had some.
      key$: combineLatest([shownPlayer$(bus), hasMoney$, isBound$]).pipe(
        map(([userId, hasMoney, isBound]) => (hasMoney || isBound ? userId || null : null)),
        distinctUntilChanged(),
      ),
      reload$: changed$,
      load: () =>
        asPlayer$(bus, () => call$(api, bonusesMineCall, {})).pipe(
          map(({ bonuses }) => boundOf(bonuses)),
        ),
      onError: logFailure(log, 'The terms of the active bonus could not be loaded.'),
    }).pipe(
      map(({ value }) => value ?? null),
      distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
    ),
  );

  bus.handle(bonusesMine, () => ofPlayer$(() => call$(api, bonusesMineCall, {})));
  bus.handle(bonusesJournal, (wanted) => ofPlayer$(() => call$(api, bonusesJournalCall, wanted)));
  bus.handle(bonusesPreview, () => ofPlayer$(() => call$(api, bonusesPreviewCall, {})));
  bus.handle(bonusesTake, (wish) => ofPlayer$(() => call$(api, bonusesTakeCall, wish)));
  bus.handle(bonusesGiveUp, (wish) => ofPlayer$(() => call$(api, bonusesGiveUpCall, wish)));
  bus.handle(bonusesFreeSpins, () => ofPlayer$(() => call$(api, bonusesFreeSpinsCall, {})));
  bus.handle(bonusesTakeFreeSpins, (wish) =>
    ofPlayer$(() => call$(api, bonusesTakeFreeSpinsCall, wish)),
  );
  bus.handle(bonusesGiveUpFreeSpins, (wish) =>
    ofPlayer$(() => call$(api, bonusesGiveUpFreeSpinsCall, wish)),
  );
  bus.handle(promoShowcase, () => ofPlayer$(() => call$(api, promoShowcaseCall, {})));
  bus.handle(promoCheck, (wish) => ofPlayer$(() => call$(api, promoCheckCall, wish)));
}

/** What the terms of the active bonus allow of a stake. */
function boundOf(bonuses: readonly OwnBonus[]): BonusBound | null {
  const active = bonuses.find(({ state }) => state === 'active');
  if (!active) return null;
  const { product, iso, scale, maxStake, minOdds } = active.terms;
  return { product, iso, scale, maxStake, minOdds };
}

/** A refusal of the operator about bonuses, with its text; null: it is another one. */
function ownRefusalOf(error: unknown): Refusal<string> | null {
  if (!(error instanceof HttpError)) return null;
  const code = REFUSALS[error.code];
  return code === undefined ? null : new Refusal(code, { text: error.text, cause: error });
}
