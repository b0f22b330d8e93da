import { Refusal, sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { catchError, defer, tap } from 'rxjs';
import type { Observable, ObservableInput } from 'rxjs';

/**
 * Makes a call for the present player; it is refused with `not-signed-in` where there is none, and where
 * another one is there at its end.
 * @example bus.handle(mailingGet, () => asPlayer$(bus, () => call$(api, mailingCall, {})))
 */
export function asPlayer$<T>(
  bus: Pick<ShellHandle, 'peek'>,
  call: () => ObservableInput<T>,
): Observable<T> {
  const userId = (): string => bus.peek(sessionState)?.userId ?? '';
  const player = userId();
  const mustBeHere = (): void => {
    if (player === '' || userId() !== player) throw new Refusal('not-signed-in');
  };
  return defer(() => {
    mustBeHere();
    return call();
  }).pipe(
    tap(mustBeHere),
    catchError((error: unknown) => {
      mustBeHere();
      throw error;
    }),
  );
}
