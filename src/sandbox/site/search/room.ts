import { calls as searchCalls } from './search-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const searchRoom = defineRoom({
  name: 'site/search',
  what: 'the search of the whole site: matches, teams, sports, games of the casino, texts that explain the site',
  calls: [searchCalls],
});
