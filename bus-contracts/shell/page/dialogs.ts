import * as v from 'valibot';
import { defineCommand } from '../define';

export const dialogsClose = defineCommand({
  name: 'dialogs.close',
  version: 1,
  owner: 'dialogs',
  doc: 'Closes the open dialog.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
