import { sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { map } from 'rxjs';
import type { Observable } from 'rxjs';
import { markOf } from '../shared/player-record';

/** A name for who is signed in that tells nothing of them; empty for nobody, null while it is not known. */
export function playerOf$(bus: ShellHandle): Observable<string | null> {
  return bus
    .messages$(sessionState)
    .pipe(map(({ status, userId }) => (status === 'unknown' ? null : userId && markOf(userId))));
}
