import { calls as resultsCalls } from './results-routes';
import { calls as teamCalls } from './team-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const resultsRoom = defineRoom({
  name: 'betting/results',
  calls: [resultsCalls, teamCalls],
});
