import { calls as homeCalls } from './home-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const homeRoom = defineRoom({
  name: 'site/home',
  what: 'the calls of the home page: its sections, its banner, and the games of the casino on it',
  calls: [homeCalls],
});
