import { CHECK_VALID_MS } from './blocking-state';
import { defineService } from '../../declaration/define-service';
import { createBlocking } from '.';

export default defineService({
  name: 'blocking',
  group: 'used',
  needs: ['api', 'boot', 'clock', 'log', 'page', 'readyAt'],
  start: ({ boot, readyAt, ...ports }) => {
    const isJustLetIn = boot.isLetIn && ports.clock.steady() - readyAt < CHECK_VALID_MS;
    createBlocking({
      ...ports,
      origin: location.origin,
      // The server has checked this page for this visitor.
      allowedByServer: isJustLetIn
        ? { isPlayer: boot.isLikelyPlayer ?? false, path: boot.shell.place.path }
        : null,
      loadAddress: (address) => location.replace(address),
    });
  },
});
