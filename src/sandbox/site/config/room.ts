import { calls as cataloguesCalls } from './catalogues-routes';
import { calls as configCalls } from './config-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const configRoom = defineRoom({
  name: 'site/config',
  what: 'what the page reads of that: the config, its groups, the dictionary, catalogues',
  calls: [cataloguesCalls, configCalls],
});
