import { calls as championshipCalls } from './championship-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const championshipRoom = defineRoom({
  name: 'betting/championship',
  calls: [championshipCalls],
});
