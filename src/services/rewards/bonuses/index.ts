// `bonuses.bound` has what the active bonus allows of a stake. It loads the player's bonuses while a bonus account
// has money, and from then on until no bonus is active, since all of its money may be staked. It loads them at
// first, with each change of the player that the feed reports, and after a break of the feed. A load that fails
// leaves the bound as it was.
import { accountState, feedReset } from '@grandstand/bus-contracts';
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
import { combineLatest, distinctUntilChanged, map, merge, startWith } from 'rxjs';
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
import type { Log } from '../../ports';
import { asPlayer$ } from '../../shared/player/as-player';
import { shownPlayer$ } from '../../shared/player/player';
import { relay } from '../../shared/player/relay';
import { resource$ } from '../../shared/resource';

export interface BonusesPorts {
  readonly bus: ShellHandle<'bonuses'>;
  readonly api: ApiClient;
  readonly log: Log;
}

/** The operator's codes, as the contracts name their refusals. */
const REFUSALS = {
  'bonus-taken': 'taken',
  'bonus-not-eligible': 'not-eligible',
  'bonus-terms-changed': 'terms-changed',
  'bonus-barred': 'barred',
  'bonus-ended': 'ended',
  'bonus-figures-changed': 'figures-changed',
  'too-many-promo-checks': 'too-many',
};

/**
 * The player's bonuses, free spins and promo codes: calls for the pages that show them, events that say what may have changed, and what
 * the active bonus allows of a stake.
 */
export function createBonuses(ports: BonusesPorts): void {
  const { bus, api, log } = ports;
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

  relay(ports, bonusesMine, bonusesMineCall);
  relay(ports, bonusesJournal, bonusesJournalCall);
  relay(ports, bonusesPreview, bonusesPreviewCall);
  relay(ports, bonusesTake, bonusesTakeCall, REFUSALS);
  relay(ports, bonusesGiveUp, bonusesGiveUpCall, REFUSALS);
  relay(ports, bonusesFreeSpins, bonusesFreeSpinsCall);
  relay(ports, bonusesTakeFreeSpins, bonusesTakeFreeSpinsCall, REFUSALS);
  relay(ports, bonusesGiveUpFreeSpins, bonusesGiveUpFreeSpinsCall, REFUSALS);
  relay(ports, promoShowcase, promoShowcaseCall);
  relay(ports, promoCheck, promoCheckCall, REFUSALS);
}

/** What the terms of the active bonus allow of a stake. */
function boundOf(bonuses: readonly OwnBonus[]): BonusBound | null {
  const active = bonuses.find(({ state }) => state === 'active');
  if (!active) return null;
  const { product, iso, scale, maxStake, minOdds } = active.terms;
  return { product, iso, scale, maxStake, minOdds };
}
