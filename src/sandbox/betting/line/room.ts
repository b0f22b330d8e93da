import { clockRoutes, gameRoutes } from './game-control';
import { calls as lineCalls } from './line-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const lineRoom = defineRoom({
  name: 'betting/line',
  what: 'lists of games',
  calls: [lineCalls],
  control: [{ '/clock': clockRoutes, '/games': gameRoutes }],
});
