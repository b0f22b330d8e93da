import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

export const dialogsClose = defineCommand({
  name: 'dialogs.close',
  version: 1,
  owner: 'dialogs',
  audience: 'shell',
  doc: 'Closes the open dialog.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
