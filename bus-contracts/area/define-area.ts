import type { AnyTopic, AnyCommand } from '../kernel/contract';
import type { HandleOf, Manifest } from '../kernel/manifest';
import type { AreaPlace } from './view-route';

/** The shell's input to an area when it mounts it. */
export interface AreaContext<M> {
  readonly bus: HandleOf<M>;
  /** The area's own element; when `isRendered`, it holds the server's markup for `state`. */
  readonly root: HTMLElement;
  readonly isRendered: boolean;
  /** The data that the area's server rendered from (`codeToEval`); undefined where it sent none. Check its shape. */
  readonly state: unknown;
  /** The operator's texts that the page began with, of which `state` is without a copy. */
  readonly dictionary?: Readonly<Record<string, string>> | undefined;
  /** The page to show in a dialog of the shell; left out: that of `navigation.state`. */
  readonly place?: AreaPlace | undefined;
  /** Aborted when the area is retired. */
  readonly signal: AbortSignal;
}

/** An area's client entry: the default export of its last script. */
export interface AreaApp<M = Manifest> {
  readonly manifest: M;
  /** Hydrates the markup or renders it; returns a function that unmounts. */
  readonly mount: (context: AreaContext<M>) => () => void;
}

/**
 * Makes an area's client entry.
 * @example export default defineArea(manifest, ({ bus, root }) => { ...; return () => unmount() })
 */
export function defineArea<H extends AnyTopic, S extends AnyTopic, C extends AnyCommand>(
  manifest: Manifest<H, S, C>,
  mount: (context: AreaContext<Manifest<H, S, C>>) => () => void,
): AreaApp<Manifest<H, S, C>> {
  return { manifest, mount };
}
