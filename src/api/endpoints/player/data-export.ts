import { dataExportSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const path = '/web-api/data-export';
const token = 'required';

export const dataExportedCall = defineGet({
  path,
  request: v.object({}),
  answer: v.object({ export: v.nullable(dataExportSchema) }),
  token,
});

export const dataExportCall = definePost({
  path,
  request: v.object({}),
  answer: v.object({ export: dataExportSchema }),
  token,
});
