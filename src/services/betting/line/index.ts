// Callers share a request that is in flight, but not across `feed.reset`. Before each request for a match the
// service sets the cookie `feed` again if that was deleted.
import {
  feedReset,
  lineCourse,
  lineGame,
  lineGames,
  lineSports,
  Refusal,
  settingsState,
} from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { catchError, finalize, map, share, throwError } from 'rxjs';
import type { Observable } from 'rxjs';
import { HttpError } from '../../../api';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import type { Endpoint } from '../../../api/endpoint';
import {
  lineCourseCall,
  lineGameCall,
  lineGamesCall,
  lineSportsCall,
} from '../../../api/endpoints/betting/line';
import { refusalOf } from '../../../api/refusal-of';

export interface LinePorts {
  readonly bus: ShellHandle<'line'>;
  readonly api: ApiClient;
  /** Before each call for a match: by a name in the cookies the operator knows the browser's feed. */
  readonly keepFeedName: () => void;
}

/** Answers with the line; equal requests at the same time share one call. */
export function createLine({ bus, api, keepFeedName }: LinePorts): void {
  const inFlight = new Map<string, Observable<unknown>>();

  /** Shares one call among equal requests while it is in flight; it is aborted when the last of them is cancelled. */
  function sharedCall$<In, Out>(endpoint: Endpoint<In, Out>, input: In): Observable<Out> {
    // Names are in the page's language, so the language is part of the key.
    const key = JSON.stringify([endpoint.path, bus.peek(settingsState)?.language, input]);
    const known = inFlight.get(key) as Observable<Out> | undefined;
    if (known) return known;
    const answer$ = call$(api, endpoint, input).pipe(
      finalize(() => {
        if (inFlight.get(key) === answer$) inFlight.delete(key);
      }),
      share(),
    );
    inFlight.set(key, answer$);
    return answer$;
  }

  bus.handle(lineSports, () =>
    sharedCall$(lineSportsCall, {}).pipe(
      map(({ sports }) => sports),
      catchError((error: unknown) => throwError(() => refusalOf(error))),
    ),
  );
  bus.handle(lineGames, (query) =>
    sharedCall$(lineGamesCall, query).pipe(
      map(({ games }) => games),
      catchError((error: unknown) => throwError(() => refusalOf(error))),
    ),
  );
  bus.handle(lineGame, ({ gameId }) => {
    keepFeedName();
    return sharedCall$(lineGameCall, { id: gameId }).pipe(
      map(({ game }) => game),
      catchError(refuseGone),
    );
  });
  bus.handle(lineCourse, ({ gameId }) =>
    sharedCall$(lineCourseCall, { id: gameId }).pipe(
      map(({ course }) => course),
      catchError(refuseGone),
    ),
  );

  // A request that began before the break may be answered with data older than it.
  bus.listen(bus.messages$(feedReset), () => inFlight.clear());
}

/** A match that the operator has no more is refused as such. */
function refuseGone(error: unknown): Observable<never> {
  const isGone = error instanceof HttpError && error.status === 404;
  return throwError(() => (isGone ? new Refusal('not-found', { cause: error }) : refusalOf(error)));
}
