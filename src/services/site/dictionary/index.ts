import {
  configState,
  dictionaryState,
  navigationState,
  settingsState,
} from '@grandstand/bus-contracts';
import type { Dictionary, Language, ShellHandle } from '@grandstand/bus-contracts';
import { assetOrigin } from '@grandstand/bus-contracts/domain';
import { catchError, filter, map, merge, mergeMap, of, startWith, throwError } from 'rxjs';
import type { Observable } from 'rxjs';
import { AbortedError } from '../../../api';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { cdnDictionaryCall, dictionaryCall } from '../../../api/endpoints/site/config';
import type { Log } from '../../ports';
import { keepCause, publishes, runService } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import { initialState, missingOf, reduce, SPARE_LANGUAGE } from './dictionary-state';
import type { Change, Needed, State } from './dictionary-state';

export interface DictionaryPorts {
  readonly bus: ShellHandle<'dictionary'>;
  readonly api: ApiClient;
  /** The texts that the host has loaded, and the ids of their dictionaries. */
  readonly boot: { readonly dictionary: Dictionary; readonly ids: readonly string[] } | undefined;
  /** The dictionaries that a route needs. */
  readonly idsOf: (route: string) => readonly string[];
  readonly log: Log;
}

/** The language of a page that no setting speaks for. */
const FIRST_LANGUAGE: Language = 'ru';

/** Has the operator's texts for the page: of its language, and of the dictionaries that its route needs. */
export function createDictionary({ bus, api, boot, idsOf, log }: DictionaryPorts): void {
  const needed = (): Needed => ({
    language: bus.peek(settingsState)?.language ?? FIRST_LANGUAGE,
    ids: idsOf(bus.peek(navigationState)?.route ?? ''),
  });

  /** Loads from the operator's domain for files first, if there is one, and from the site if that does not answer. */
  function load$({ language, ids }: Needed): Observable<Dictionary> {
    const request = { lang: language, ids: [...ids] };
    const fromSite$ = call$(api, dictionaryCall, request);
    const origin = assetOrigin(bus.peek(configState) ?? {});
    if (origin === undefined) return fromSite$;
    return call$(api, cdnDictionaryCall, request, { origin }).pipe(
      catchError((error: unknown) => {
        if (error instanceof AbortedError) return throwError(() => error);
        log(
          'warn',
          `The dictionary could not be loaded from ${origin}; it is loaded from the site.`,
          error,
        );
        return fromSite$;
      }),
    );
  }

  /** English replaces a language that cannot be loaded; the next page tries again. */
  function loadSpare$(missing: Needed): Observable<Change> {
    return load$({ ...missing, language: SPARE_LANGUAGE }).pipe(
      map(({ texts }) => texts),
      catchError((error: unknown) => {
        log('error', 'The English dictionary could not be loaded either.', error);
        return of(null);
      }),
      map((spare): Change => ({ type: 'failed', ...missing, spare })),
    );
  }

  /** Loads the needed dictionaries that are neither known nor in flight. */
  const loading: Effect<State, Change> = (steps$) =>
    steps$.pipe(
      filter(({ change }) => change.type === 'page-changed'),
      map(({ before, state }) => missingOf({ ...before, page: state.page })),
      filter(({ ids }) => ids.length > 0),
      mergeMap(
        keepCause(bus, (missing) =>
          load$(missing).pipe(
            map(({ texts }): Change => ({ type: 'loaded', ...missing, texts })),
            catchError((error: unknown) => {
              if (error instanceof AbortedError) return of<Change>({ type: 'aborted', ...missing });
              log('warn', 'The dictionary could not be loaded; English is used instead.', error);
              return loadSpare$(missing);
            }),
          ),
        ),
      ),
    );

  const page$ = merge(bus.messages$(settingsState), bus.messages$(navigationState)).pipe(
    startWith(undefined),
    map((): Change => ({ type: 'page-changed', ...needed() })),
  );
  runService(bus, {
    initial: initialState(needed(), boot),
    reduce,
    change$: page$,
    effects: [loading],
    publish: [publishes(dictionaryState, ({ shown }) => shown?.dictionary)],
  });
}
