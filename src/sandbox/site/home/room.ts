import { calls as homeCalls } from './home-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const homeRoom = defineRoom({
  name: 'site/home',
  calls: [homeCalls],
});
