import { navigationState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { consentState } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  shareReplay,
  skip,
  switchMap,
  take,
} from 'rxjs';
import type { KeyValueStore, Log } from '../../ports';
import { TYPEFACE_KEY } from './show-typeface';

export interface TypefacePorts {
  readonly bus: ShellHandle<'typeface'>;
  readonly storage: KeyValueStore;
  /** Fetches the parts of the typeface that the page's letters need. */
  readonly load: () => Promise<unknown>;
  /** Sets the page in the typeface. */
  readonly show: () => void;
  readonly log: Log;
}

/**
 * Fetches the site's typeface once the page is used, and sets the page in it with the next move: text that is
 * being read does not move. A visitor who agrees to functional data has it from the start the next time.
 */
export function createTypeface({ bus, storage, load, show, log }: TypefacePorts): void {
  const loaded$ = defer(load).pipe(
    catchError((error: unknown) => {
      log('warn', 'Failed to load the typeface.', error);
      return EMPTY;
    }),
    shareReplay(1),
  );
  const moved$ = bus.messages$(navigationState).pipe(
    map(({ path }) => path),
    distinctUntilChanged(),
    skip(1),
    take(1),
  );
  bus.listen(loaded$.pipe(switchMap(() => moved$)), show);

  const isKept$ = combineLatest([loaded$, bus.messages$(consentState)]).pipe(
    map(([, { functional }]) => functional),
  );
  bus.listen(isKept$, (isKept) => {
    if (isKept) storage.set(TYPEFACE_KEY, '1');
    else storage.remove(TYPEFACE_KEY);
  });
}
