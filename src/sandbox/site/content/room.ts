import { calls as contentCalls } from './content-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const contentRoom = defineRoom({
  name: 'site/content',
  calls: [contentCalls],
});
