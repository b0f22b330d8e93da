import type { AnyTopic, AnyCommand } from '../kernel/contract';
import type { HandleOf, Manifest } from '../kernel/manifest';

/** What the shell hands to an area when it mounts it. */
export interface AreaContext<M> {
  readonly bus: HandleOf<M>;
  /** The area's own element; when `isRendered`, it holds the server's markup for `state`. */
  readonly root: HTMLElement;
  readonly isRendered: boolean;
  /** What the area's server rendered from (`codeToEval`); undefined where it sent none. Check its shape. */
  readonly state: unknown;
  /** Aborted when the area is retired. */
  readonly signal: AbortSignal;
}

/** An area's client entry: what its last script exports as default. */
export interface AreaApp<M = Manifest> {
  readonly manifest: M;
  /** Takes over the markup or renders anew; returns what undoes it. */
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
