import { feedReset, Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  bonusesChanged,
  bonusesGiveUp,
  bonusesJournal,
  bonusesMine,
  bonusesPreview,
  bonusesTake,
  promoCheck,
  promoShowcase,
} from '@grandstand/bus-contracts/player';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import { catchError, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import { HttpError } from '../../api';
import type { ApiClient } from '../../api';
import { call$ } from '../../api/calls/call';
import {
  bonusesGiveUpCall,
  bonusesJournalCall,
  bonusesMineCall,
  bonusesPreviewCall,
  bonusesTakeCall,
  promoCheckCall,
  promoShowcaseCall,
} from '../../api/endpoints/player/rewards/bonuses';
import { playerRefusalOf } from '../../api/refusal-of';
import { asPlayer$ } from '../shared/as-player';

export interface BonusesPorts {
  readonly bus: ShellHandle<'bonuses'>;
  readonly api: ApiClient;
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

/** The player's bonuses and promo codes: calls for the pages that show them, and word of what may have changed. */
export function createBonuses({ bus, api }: BonusesPorts): void {
  const ofPlayer$ = <T>(call: () => Observable<T>): Observable<T> =>
    asPlayer$(bus, call).pipe(
      catchError((error: unknown) => {
        throw ownRefusalOf(error) ?? playerRefusalOf(error);
      }),
    );

  bus.publishFrom(
    bonusesChanged,
    // Messages of the feed during a break are lost.
    merge(bus.messages$(feedPlayer), bus.messages$(feedReset)).pipe(map(() => ({}))),
  );

  bus.handle(bonusesMine, () => ofPlayer$(() => call$(api, bonusesMineCall, {})));
  bus.handle(bonusesJournal, (wanted) => ofPlayer$(() => call$(api, bonusesJournalCall, wanted)));
  bus.handle(bonusesPreview, () => ofPlayer$(() => call$(api, bonusesPreviewCall, {})));
  bus.handle(bonusesTake, (wish) => ofPlayer$(() => call$(api, bonusesTakeCall, wish)));
  bus.handle(bonusesGiveUp, (wish) => ofPlayer$(() => call$(api, bonusesGiveUpCall, wish)));
  bus.handle(promoShowcase, () => ofPlayer$(() => call$(api, promoShowcaseCall, {})));
  bus.handle(promoCheck, (wish) => ofPlayer$(() => call$(api, promoCheckCall, wish)));
}

/** A refusal of the operator about bonuses, with its text; null: it is another one. */
function ownRefusalOf(error: unknown): Refusal<string> | null {
  if (!(error instanceof HttpError)) return null;
  const code = REFUSALS[error.code];
  return code === undefined ? null : new Refusal(code, { text: error.text, cause: error });
}
