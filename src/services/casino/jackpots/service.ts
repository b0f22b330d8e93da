import { defineService } from '../../declaration/define-service';
import { createJackpots, createMeterConnect } from '.';

export default defineService({
  name: 'jackpots',
  group: 'stage',
  needs: ['api', 'clock', 'page'],
  start: (ports) =>
    createJackpots({ ...ports, connect: createMeterConnect((url) => new EventSource(url)) }),
});
