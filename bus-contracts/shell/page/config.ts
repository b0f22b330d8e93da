import * as v from 'valibot';
import { defineCommand } from '../define';

export const configReload = defineCommand({
  name: 'config.reload',
  version: 1,
  owner: 'config',
  doc: 'Loads the site config again, for what must be as the operator has it now.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['unavailable'],
});
