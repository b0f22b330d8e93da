import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

/** A copy of the player's data; times are milliseconds. */
export const dataExportSchema = v.object({
  id: v.string(),
  madeAt: v.number(),
  expiresAt: v.number(),
});
export type DataExport = v.InferOutput<typeof dataExportSchema>;

const failures = ['not-signed-in', 'unavailable'];
const audience = { areas: ['profile'] } as const;

export const dataExport = defineCommand({
  name: 'data.export',
  version: 1,
  owner: 'profile',
  audience,
  doc: 'Has the player confirm in a dialog of the shell that they want a copy of their data, and makes it; the operator sends them a link. While there is a copy, it is that one. `cancelled`: they closed the dialog. `resting` as in `purchase.propose`.',
  request: v.object({}),
  answer: dataExportSchema,
  failures: [...failures, 'cancelled', 'resting'],
});

export const dataExported = defineCommand({
  name: 'data.exported',
  version: 1,
  owner: 'profile',
  audience,
  doc: "The copy of the player's data that they can still get; null: there is none.",
  request: v.object({}),
  answer: v.object({ export: v.nullable(dataExportSchema) }),
  failures,
});
