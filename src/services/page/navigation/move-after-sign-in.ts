import { readAddress, finalPath, resolve } from '../../../routes/rules';
import type { ResolveOptions } from '../../../routes';
import type { AfterSignIn } from './after-sign-in';
import type { MoveTo } from './destination';
import type { Move } from './queue/move-queue';
import type { MovesPorts } from './ports';
import { RETURN_KEY } from './return-key';

export interface MoveAfterSignInPorts extends MovesPorts {
  readonly optionsNow: (signal: AbortSignal) => ResolveOptions;
  readonly moveTo: MoveTo;
}

/** Moves a player who has just signed in to their destination; without one, the move in progress goes on. */
export function createMoveAfterSignIn(ports: MoveAfterSignInPorts): (otherwise: Move) => Move {
  const { bus, page, first, languages, loadAfterSignIn, importFailed } = ports;
  const { store, log, optionsNow, moveTo } = ports;
  const { language } = first;

  /** Whether a full path leads a player to a page: not to an error, a dialog, or a redirect to an error. */
  async function isPage(path: string, signal: AbortSignal): Promise<boolean> {
    const read = readAddress(path, { language, allowed: languages });
    if (read.kind === 'redirect' || read.row.dialog) return false;
    const asPlayer: ResolveOptions = { ...optionsNow(signal), session: 'player', from: null };
    return (await resolve(await finalPath(path, asPlayer), asPlayer)).kind !== 'error';
  }

  async function fetched(): Promise<AfterSignIn | undefined> {
    try {
      return await loadAfterSignIn();
    } catch (error) {
      log('error', 'The script of the move after a sign-in could not be fetched.', error);
      importFailed(error);
      return undefined;
    }
  }

  return (otherwise) => async (signal) => {
    const afterSignIn = await fetched();
    // The destination stays stored: the page that loads again moves there.
    if (!afterSignIn) return signal.aborted ? undefined : otherwise(signal);
    const found = await afterSignIn({
      stored: store.get(RETURN_KEY),
      current: page.current(),
      language,
      isPage: (path) => isPage(path, signal),
    });
    if (signal.aborted || bus.signal.aborted) return undefined;
    if (found === null) await otherwise(signal);
    else {
      const update = found.isInPlace ? 'replace' : 'push';
      await moveTo({ to: found.path, update, isBack: true }, signal);
    }
    // Removed last, so that a move that begins again on the way still leads there.
    if (!signal.aborted) store.remove(RETURN_KEY);
    return undefined;
  };
}
