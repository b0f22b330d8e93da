import { calls as cyberCalls } from './cyber-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const cyberRoom = defineRoom({
  name: 'betting/cyber',
  what: 'the lists of cyber-sport, and its simulated broadcasts',
  calls: [cyberCalls],
});
