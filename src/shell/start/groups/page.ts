import { playerBar } from '../../header/later-parts';
import { defineGroup, FOR_LIKELY_PLAYER, WITH_AREAS } from '../service-group';
import { STORED_COUPON } from './coupon';

/** The services that keep the data of a page up to date, and the session. */
export const pageServices = defineGroup({
  services: ['api', 'config', 'dictionary', 'feed', 'line', 'notices', 'scroll', 'session'],
  needs: [],
  provides: 'api',
  starts: [
    // A player's balance and the prices of a stored coupon do not wait for the areas.
    FOR_LIKELY_PLAYER,
    STORED_COUPON,
    // A page of the shell itself has no area to wait for.
    { on: 'boot', isNeeded: ({ shell }) => shell.place.area === null },
    WITH_AREAS,
  ],
  load: async ({ boot }) => {
    const [{ startPageServices }] = await Promise.all([
      import('../services/page'),
      boot.isLikelyPlayer ? playerBar.load(boot.language) : undefined,
    ]);
    return startPageServices;
  },
});
