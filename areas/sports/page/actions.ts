import { navigationGo } from '@grandstand/bus-contracts';
import { createPickActions, type PickActions } from '@grandstand/line-ui';
import type { SportsBus } from '../manifest';

/** The player's actions here; each is a command to the shell, which decides. */
export interface Actions extends PickActions {
  go(path: string, options?: { replace: boolean }): void;
}

/** Makes the page's actions over the bus. */
export function createActions(bus: SportsBus): Actions {
  return {
    ...createPickActions(bus),
    go(path, { replace } = { replace: false }) {
      bus.send(navigationGo, { path, replace }).catch(() => {
        // The bus has reported it as well.
      });
    },
  };
}
