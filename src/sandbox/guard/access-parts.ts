import { Bans } from '../access/bans';
import { SiteAccess } from '../access/site-access';
import { createConsentLog } from '../consent/consent-log';
import type { Database } from '../database/database';
import { Captchas } from './captchas';
import { Demands } from './demands';
import { Fingerprints } from './fingerprints';

interface AccessPorts {
  readonly database: Database;
  /** The key of fingerprints; it is not in the database. */
  readonly key: Uint8Array;
  readonly now: () => number;
}

/** The operator's parts that decide who is let in, and what they are asked for first. */
export function accessParts({ database, key, now }: AccessPorts) {
  return {
    access: new SiteAccess(),
    bans: new Bans(database, now),
    consent: createConsentLog(),
    demands: new Demands(),
    captchas: new Captchas(now),
    fingerprints: new Fingerprints(key, now),
  };
}
