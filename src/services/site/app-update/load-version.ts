import * as v from 'valibot';
import { VERSION_PATH } from '@grandstand/bus-contracts/area';

const versionSchema = v.object({ version: v.pipe(v.string(), v.nonEmpty()) });

/** Requests the version of the build that the host serves. */
export async function loadVersion(signal: AbortSignal): Promise<string> {
  const answer = await fetch(VERSION_PATH, { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`The host answered ${answer.status} for its version.`);
  return v.parse(versionSchema, await answer.json()).version;
}
