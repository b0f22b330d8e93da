import { dialogsOpen, navigationState, readSitePath } from '@grandstand/bus-contracts';
import type { OpenDialog } from '@grandstand/bus-contracts';
import { RETURN_PARAMETER, returnPath, withLanguage } from '../../../routes';
import type { RouteRow } from '../../../routes';
import { withQuery } from '../../../routes/rules';
import type { MoveTo } from './destination';
import type { MovesPorts } from './ports';

export interface DialogPagesPorts extends MovesPorts {
  readonly moveTo: MoveTo;
  /** Restores the address of the present page. */
  readonly stay: () => void;
  /** Whether a guest is on a page for players. */
  readonly mustLeave: (signal: AbortSignal) => Promise<boolean>;
}

/** The move to a page that is a dialog. */
interface DialogMove {
  readonly signal: AbortSignal;
  /** Shows the page under the dialog at the address of the dialog. */
  readonly show: () => void;
}

export interface DialogPages {
  /** Opens the sign-in for a player's page: over the present page, or over home if that is not for guests. */
  requestSignIn(to: string, signal: AbortSignal): Promise<void>;
  /** Opens a dialog over the present page. */
  open(dialog: OpenDialog): void;
  /**
   * Opens a page that is a dialog: over the present page, or over home on a first load. A guest who is led to it from a
   * player's page does not stay there: the page of the dialog, which is home, takes its place.
   */
  openOver(row: RouteRow, to: string, move: DialogMove): Promise<void>;
}

/** Addresses that open a dialog over another page; the query then belongs to that page. */
export function createDialogPages(ports: DialogPagesPorts): DialogPages {
  const { bus, first, state, moveTo, stay, mustLeave } = ports;

  const isShown = ({ name }: RouteRow): boolean => bus.peek(navigationState)?.route === name;
  const openHome = async (rest: string, signal: AbortSignal): Promise<void> =>
    moveTo({ to: withLanguage(first.language, `/${rest}`), update: 'replace' }, signal);

  function open(dialog: OpenDialog): void {
    bus.send(dialogsOpen, dialog).catch(() => {
      // Where it is refused, the link and the button in the header can be pressed again.
    });
  }

  /** Adds a link's query to the present page's address. */
  async function addQuery(query: URLSearchParams, signal: AbortSignal): Promise<void> {
    if (query.size === 0) return stay();
    const { pathname, search, hash } = readSitePath(state().shown);
    return moveTo(
      { to: pathname + withQuery(search, Object.fromEntries(query)) + hash, update: 'replace' },
      signal,
    );
  }

  return {
    open,
    async requestSignIn(to, signal) {
      const isLeaving = await mustLeave(signal);
      if (signal.aborted) return;
      if (isLeaving) await openHome('', signal);
      else stay();
      if (state().hasLeft || signal.aborted) return;
      open({ name: 'sign-in', args: { returnTo: to } });
    },
    async openOver(row, to, { signal, show }) {
      const { search, hash } = readSitePath(to);
      const isFirst = isShown(row);
      // Home is behind it meanwhile.
      if (isFirst && state().session === 'unknown') return undefined;
      const query = new URLSearchParams(search);
      const returnTo = returnPath(query.get(RETURN_PARAMETER));
      query.delete(RETURN_PARAMETER);
      const isLed = !isFirst && (await mustLeave(signal));
      if (signal.aborted) return undefined;
      if (isLed && state().hasLeft) return openHome('', signal);
      if (isLed) show();
      else if (isFirst) await openHome(search + hash, signal);
      else await addQuery(query, signal);
      if (!signal.aborted && row.dialog) open(dialogOf(row, row.dialog, returnTo));
      return undefined;
    },
  };
}

/** The dialog of a row, and what it begins with. */
function dialogOf(
  row: RouteRow,
  name: NonNullable<RouteRow['dialog']>,
  returnTo: string | null,
): OpenDialog {
  if (name === 'forgot-password') return { name };
  const back = returnTo === null ? {} : { returnTo };
  if (row.name === 'socialregistration') {
    return { name: 'registration', args: { ...back, type: 'soc_reg' } };
  }
  return returnTo === null ? { name } : { name, args: back };
}
