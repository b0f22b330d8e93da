import { calls as resultsCalls } from './results-routes';
import { calls as teamCalls } from './team-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const resultsRoom = defineRoom({
  name: 'betting/results',
  what: 'results by day; tables, and clubs with their meetings, from the real data',
  calls: [resultsCalls, teamCalls],
});
