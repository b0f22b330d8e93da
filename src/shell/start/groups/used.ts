import { needs, services } from 'virtual:service-names/used';
import { sessionState } from '@grandstand/bus-contracts';
import { navigationMoved } from '@grandstand/bus-contracts/shell';
import { defineGroup, onState, WHEN_IDLE, WHEN_USED } from '../service-group';

/** The services of a page that the visitor uses, with the route table and the code of moves to other pages. */
export const usedServices = defineGroup({
  services,
  needs,
  starts: [
    // The server could not find out whether the visitor may open the page.
    { on: 'boot', isNeeded: ({ isLetIn }) => !isLetIn },
    // The head of the first page must not stay after a move.
    onState(navigationMoved, () => true),
    // The operator may block a player on a page that is open to guests. The device is read after the first load.
    onState(sessionState, ({ status }) => status === 'player', WHEN_IDLE),
    WHEN_USED,
  ],
  load: async ({ moves, routeRules }) => {
    // Fetched ahead, so that the first move does not wait for it. A move fetches it again, and reports a failure.
    import('../../arrival/arrive').catch(() => {});
    const [{ startUsedServices }] = await Promise.all([
      import('../services/used'),
      moves.load(),
      routeRules.load(),
    ]);
    return startUsedServices;
  },
});
