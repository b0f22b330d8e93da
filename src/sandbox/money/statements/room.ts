import { calls as statementCalls } from './statement-routes';
import { defineRoom } from '../../platform/rooms/define-room';

export const statementsRoom = defineRoom({
  name: 'money/statements',
  what: 'what players paid in, took out, staked and won, from the ledger',
  calls: [statementCalls],
});
