import type { AnyContract, Clock, Handle, Manifest, ShellHandle } from '@grandstand/bus-contracts';
import type { RemoteView } from '@grandstand/bus-contracts/area';
import type { greetFrame, WindowMessages } from './frames/greet-frame';
import type { createPrefetch } from './load/prefetch';
import type { ViewSource } from './load/load-view';
import type { RemoteViewError } from './remote-view-error';

/** The part of the bus that remote views use. */
export interface AreaBus {
  join(name: string): ShellHandle;
  /** Creates an area's handle, limited to its manifest; throws if the shell can't serve it. */
  admit(manifest: Manifest): Handle;
  /** Whether the manifest names contracts that the bus has not loaded yet. */
  lacks(manifest: Manifest): boolean;
  carry(contracts: Iterable<AnyContract>): void;
}

/** An area's element in the page. */
export interface Place {
  readonly name: string;
  /** Marks what the view adds to the document's head; another one where the area is shown a second time. */
  readonly key: string;
  readonly element: HTMLElement;
}

/** The part of the document that remote views change. */
export interface ViewDocument {
  /** Finds the root that the host rendered into this place; null if there is none. */
  adopt(place: Place): HTMLElement | null;
  /** Adds the view's head, style and sheets (absolute URLs), waits for the sheets, then shows its body in a new root. */
  show(
    place: Place,
    view: RemoteView,
    sheets: readonly string[],
    signal: AbortSignal,
  ): Promise<HTMLElement>;
  /** Runs an area's `codeToEval` under the page's nonce. */
  evaluate(code: string): void;
  /** Returns the state that `codeToEval` set for the area, once. */
  takeState(name: string): unknown;
  /** Preloads an area's files, by absolute URL. */
  preload(sheets: readonly string[], scripts: readonly string[]): void;
  /** Removes everything that the area added to the document. */
  clear(place: Place): void;
}

/** The ports of remote views. */
export interface RemoteViewPorts {
  readonly bus: AreaBus;
  /** `steady` is a monotonic time. */
  readonly clock: Clock & { steady(): number };
  readonly source: ViewSource;
  readonly viewDocument: ViewDocument;
  /** Presses on the markup of areas before they are ready. */
  readonly earlyPresses: {
    restore(root: Element): void;
    wake(root: Element): void;
  };
  /** The operator's texts that the page began with. */
  readonly dictionary: Readonly<Record<string, string>> | undefined;
  /** Pins an area's scripts to their hashes, before the first of them is fetched. */
  readonly pinScripts: (area: string) => Promise<void>;
  /** Loads a module script by its absolute URL; one that failed may be loaded again. */
  readonly importScript: (url: string) => Promise<unknown>;
  /** Loads the contracts that the first page does not load. */
  readonly loadContracts: () => Promise<Iterable<AnyContract>>;
  /** Loads the code that prefetches views. */
  readonly loadPrefetch: () => Promise<typeof createPrefetch>;
  /** Loads the code that joins the frames of games to the bus. */
  readonly loadFrames: () => Promise<typeof greetFrame>;
  /** The messages that other windows send to the page. */
  readonly windowMessages: WindowMessages;
  readonly log: (level: 'warn' | 'error', message: string, facts?: unknown) => void;
  /** Shows the page error. */
  readonly pageError: (error: RemoteViewError) => void;
  /** Receives the failure of a load that the player repeated. */
  readonly failedAgain: (error: RemoteViewError) => void;
}
