import { Refusal } from '@grandstand/bus-contracts';
import type { Clock, Envelope, ShellHandle } from '@grandstand/bus-contracts';
import { BehaviorSubject, defer, take, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { areaOf } from './area-of';
import {
  afterAreaPress,
  afterConsent,
  afterRefusal,
  afterOpen,
  mayOpenDialog,
  NO_DIALOGS,
} from './dialog-throttle';

export interface AreaSheetsPorts {
  readonly bus: Pick<ShellHandle, 'listen'>;
  readonly clock: Clock;
  /** The name of the area in which the player presses, at each press by hand. */
  readonly areaPress$: Observable<string>;
}

/** Runs the dialog that an area asks for, unless the area throttle: then it is refused with `resting`. */
export type AreaSheet = <Result>(
  message: Pick<Envelope, 'sender'>,
  ask$: Observable<Result>,
) => Observable<Result>;

/**
 * Keeps areas from opening the dialogs of a service again and again.
 * @example bus.handle(passwordChange, (_request, { envelope }) => sheet(envelope, ask$({})));
 */
export function createAreaSheet({ bus, clock, areaPress$ }: AreaSheetsPorts): AreaSheet {
  const throttle$ = new BehaviorSubject(NO_DIALOGS);
  bus.listen(areaPress$, (area) =>
    throttle$.next(afterAreaPress(throttle$.value, area, clock.now())),
  );
  return ({ sender }, ask$) =>
    defer(() => {
      const area = areaOf(sender);
      if (!mayOpenDialog(throttle$.value, area, clock.now())) throw new Refusal('resting');
      throttle$.next(afterOpen(throttle$.value, area));
      const refused = (): void => throttle$.next(afterRefusal(throttle$.value, area, clock.now()));
      return ask$.pipe(
        take(1),
        tap({
          next: () => throttle$.next(afterConsent(throttle$.value, area)),
          error: refused,
          // The area has gone.
          unsubscribe: refused,
        }),
      );
    });
}
