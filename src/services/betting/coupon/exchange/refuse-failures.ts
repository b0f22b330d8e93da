import { catchError } from 'rxjs';
import type { MonoTypeOperatorFunction } from 'rxjs';
import { refusalOf } from '../../../../api/refusal-of';

/** A failed call refuses the command that needed it. */
export function refuseFailures<T>(codes?: readonly string[]): MonoTypeOperatorFunction<T> {
  return catchError((error: unknown) => {
    throw refusalOf(error, codes);
  });
}
