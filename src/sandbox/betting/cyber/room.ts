import { calls as cyberCalls } from './cyber-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const cyberRoom = defineRoom({
  name: 'betting/cyber',
  calls: [cyberCalls],
});
