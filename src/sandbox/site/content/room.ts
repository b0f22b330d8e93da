import { calls as contentCalls } from './content-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const contentRoom = defineRoom({
  name: 'site/content',
  what: 'pages to read: news, blog, alphabet, rules with the numbers of the config',
  calls: [contentCalls],
});
