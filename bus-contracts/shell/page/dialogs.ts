import * as v from 'valibot';
import { dialogSchema } from '../../contracts/page/dialogs';
import { defineCommand, defineState } from '../define';

export const dialogsShown = defineState({
  name: 'dialogs.shown',
  version: 1,
  owner: 'dialogs',
  doc: 'The dialog that is open, with its arguments; areas know only its name.',
  value: v.object({ dialog: v.nullable(dialogSchema) }),
});

export const dialogsClose = defineCommand({
  name: 'dialogs.close',
  version: 1,
  owner: 'dialogs',
  doc: 'Closes the open dialog.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
