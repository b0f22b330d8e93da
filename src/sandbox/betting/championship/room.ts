import { calls as championshipCalls } from './championship-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const championshipRoom = defineRoom({
  name: 'betting/championship',
  what: 'the championship of the world in cricket, for its page',
  calls: [championshipCalls],
});
