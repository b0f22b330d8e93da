import { BehaviorSubject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Placement, PlacementPorts, StartPlacement } from '../start-placement';

/** The code of the placement: there from the start, or fetched with the first task for it. */
export interface PlacementCode {
  readonly start: StartPlacement | null;
  readonly load: () => Promise<StartPlacement>;
  /** Emits when the main thread is idle. */
  readonly idle$: Observable<unknown>;
}

/** A placement that starts with the first task for it: a guest's coupon sends nothing. */
export interface LatePlacement {
  /** Null before it has started. */
  peek(): Placement | null;
  /** Runs a task on it, at once where it has started. Rejects where its code can't be fetched. */
  use<T>(task: (placement: Placement) => Promise<T>): Promise<T>;
}

export function createLatePlacement(
  { start, load }: Pick<PlacementCode, 'load' | 'start'>,
  ports: PlacementPorts,
): LatePlacement {
  const started$ = new BehaviorSubject(start?.(ports) ?? null);
  const begin = (startNow: StartPlacement): Placement => {
    const placement = started$.value ?? startNow(ports);
    started$.next(placement);
    return placement;
  };
  return {
    peek: () => started$.value,
    use: (task) => {
      const placement = started$.value;
      return placement ? task(placement) : load().then(begin).then(task);
    },
  };
}
