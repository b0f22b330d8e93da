import { couponState, type Language, type ShellHandle } from '@grandstand/bus-contracts';
import { filter, firstValueFrom, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import {
  bonusBetRow,
  fixes,
  priceVoice,
  systemChoice,
  systemExplained,
  termHelps,
} from './later-parts';

/** Fetches what the form tells beside its fields once there is a bet: ahead of the first problem, which may be a lost connection. */
export async function prepareForm(
  bus: Pick<ShellHandle<'coupon'>, 'messages$'>,
  language: Language,
  idle$: Observable<void>,
): Promise<void> {
  const hasBet$ = bus.messages$(couponState).pipe(filter(({ bets }) => bets.length > 0));
  // The price that the visitor has pressed comes first.
  await firstValueFrom(hasBet$.pipe(switchMap(() => idle$)));
  await Promise.all(
    [fixes, bonusBetRow, priceVoice, termHelps, systemChoice, systemExplained].map((part) =>
      part.load(language),
    ),
  );
}
