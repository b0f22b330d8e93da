import { calls as lineCalls } from './line-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const lineRoom = defineRoom({
  name: 'betting/line',
  calls: [lineCalls],
});
