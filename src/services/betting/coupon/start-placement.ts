import { feedReset } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { bonusBoundState } from '@grandstand/bus-contracts/shell';
import { filter, merge, skip } from 'rxjs';
import { createPlaceCommand } from './placement/place-command';
import type { PlaceCommand, PlaceCommandPorts } from './placement/place-command';
import { createIntents } from './placement/intents';
import { createTellNotPlaced } from './placement/not-placed';
import type { NotPlacedWords } from './placement/not-placed';
import { createPlacing } from './placement/placing';
import { handleRepeat } from './repeat/repeat-command';
import type { RepeatPorts } from './repeat/repeat-command';
import type { Placing, PlacingPorts } from './placement/placing';
import type { PlacementApi } from '../../../api';
import type { KeyValueStore, PageEvents } from '../../ports';
import type { TabLocks } from '../../ports/tab-locks';

/** The ports that the coupon gives its placement. */
export interface PlacementPorts
  extends
    Omit<PlacingPorts, 'back$' | 'bus' | 'intents' | 'placement' | 'tell'>,
    Omit<PlaceCommandPorts, 'catchUp' | 'locks' | 'placing' | 'tell'>,
    Omit<RepeatPorts, 'bus'> {
  readonly bus: ShellHandle<'coupon'>;
  readonly store: KeyValueStore;
  /** Applies the edits of other tabs whose messages have not come yet. */
  readonly catchUpEdits: () => void;
}

/** The placement of a coupon: what is sent, and what became of it. */
export interface Placement extends PlaceCommand, Omit<Placing, 'send'> {}

export type StartPlacement = (ports: PlacementPorts) => Placement;

interface Operator {
  readonly placement: PlacementApi;
  readonly locks: TabLocks;
  readonly page: Pick<PageEvents, 'online$'>;
  readonly words: NotPlacedWords;
}

/** Creates the function that starts the placement. */
export function createStartPlacement({ placement, locks, page, words }: Operator): StartPlacement {
  return (ports) => {
    const { bus, coupon, store, catchUpEdits, log } = ports;
    handleRepeat(ports);
    const tell = createTellNotPlaced({ bus, coupon, words, log });
    // The operator's check has the largest stake that the terms of a bonus allow. The coupon itself has no part in
    // this: its script is one of the first page, for guests too, and only a player has a bonus.
    bus.listen(bus.messages$(bonusBoundState).pipe(skip(1)), () =>
      coupon.dispatch({ type: 'limits-changed' }),
    );
    const placing = createPlacing({
      ...ports,
      placement,
      intents: createIntents(store),
      tell,
      back$: merge(page.online$.pipe(skip(1), filter(Boolean)), bus.messages$(feedReset)),
    });
    const catchUp = (): void => {
      catchUpEdits();
      placing.catchUp(coupon.present().context.userId);
    };
    return { ...placing, ...createPlaceCommand({ ...ports, locks, placing, catchUp, tell }) };
  };
}
