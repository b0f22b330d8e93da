import { defineService } from '../../declaration/define-service';
import { createLotto, createDrawConnect } from '.';

export default defineService({
  name: 'lotto',
  group: 'stage',
  needs: ['api', 'clock', 'page'],
  start: (ports) =>
    createLotto({ ...ports, connect: createDrawConnect((url) => new EventSource(url)) }),
});
