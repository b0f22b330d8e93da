import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';

export const dialogNameSchema = v.picklist(['sign-in', 'registration', 'settings', 'cookies']);

export const dialogsOpen = defineCommand({
  name: 'dialogs.open',
  version: 1,
  owner: 'dialogs',
  doc: 'Opens a dialog of the shell, in the place of one that is open; those for guests refuse a player.',
  request: v.object({ name: dialogNameSchema }),
  answer: v.object({}),
  failures: ['already-signed-in'],
});

export const dialogsState = defineState({
  name: 'dialogs.state',
  version: 1,
  owner: 'dialogs',
  doc: 'The dialog that is open, so that reminders and areas keep quiet meanwhile.',
  value: v.object({ open: v.nullable(dialogNameSchema) }),
});
