import type { AnyContract, Clock, Handle, Manifest, ShellHandle } from '@grandstand/bus-contracts';
import type { RemoteView } from '@grandstand/bus-contracts/area';
import type { createAhead } from './ahead';
import type { ViewSource } from './load-view';
import type { RemoteViewError } from './remote-view-error';

/** The bus as remote views need it. */
export interface AreaBus {
  join(name: string): ShellHandle;
  /** The handle of an area, limited to its manifest; throws where the shell can't serve it. */
  admit(manifest: Manifest): Handle;
  /** Whether an area asks for contracts that the bus does not carry yet. */
  lacks(manifest: Manifest): boolean;
  carry(contracts: Iterable<AnyContract>): void;
}

/** Where in the page an area stands, by its name and the element that the shell keeps for it. */
export interface Place {
  readonly name: string;
  readonly element: HTMLElement;
}

/** The document as remote views need it. */
export interface Stage {
  /** The root that the host rendered into this place; null where there is none. */
  adopt(place: Place): HTMLElement | null;
  /** Puts the view's head, style and sheets (absolute URLs) in, waits for the sheets, then shows its body in a new root. */
  show(
    place: Place,
    view: RemoteView,
    sheets: readonly string[],
    signal: AbortSignal,
  ): Promise<HTMLElement>;
  /** Runs an area's `codeToEval` under the page's nonce. */
  evaluate(code: string): void;
  /** Hands out what `codeToEval` left for the area, once. */
  takeState(name: string): unknown;
  /** Has the browser fetch an area's files, by absolute URL, before anything runs. */
  fetchAhead(sheets: readonly string[], scripts: readonly string[]): void;
  /** Removes all that the area put into the document. */
  clear(place: Place): void;
}

/** Everything that a remote view needs of the world. */
export interface RemoteViewPorts {
  readonly bus: AreaBus;
  /** Beside the time of day it counts what nobody can set. */
  readonly clock: Clock & { steady(): number };
  readonly source: ViewSource;
  readonly stage: Stage;
  /** Loads a module script by its absolute URL. */
  readonly importScript: (url: string) => Promise<unknown>;
  /** Loads the contracts of areas that no first page brings. */
  readonly loadContracts: () => Promise<Iterable<AnyContract>>;
  /** Loads what asks for views ahead of the press. */
  readonly loadAhead: () => Promise<typeof createAhead>;
  readonly log: (level: 'warn' | 'error', message: string, facts?: unknown) => void;
  /** Raises the page error. */
  readonly pageError: (error: RemoteViewError) => void;
}
