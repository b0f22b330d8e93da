import { calls as statementCalls } from './statement-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const statementsRoom = defineRoom({
  name: 'money/statements',
  calls: [statementCalls],
});
