import { Appeals } from '../../protection/access/appeals';
import { SiteAccess } from '../../protection/access/site-access';
import { createConsentLog } from '../../protection/consent/consent-log';
import type { Database } from '../../platform/database/database';
import type { PlayerMessages } from '../../platform/outbox/player-messages';
import { Captchas } from './captchas';
import { Demands } from './demands';
import { Fingerprints } from './fingerprints';

interface AccessPorts {
  readonly database: Database;
  readonly messages: PlayerMessages;
  /** The key of fingerprints; it is not in the database. */
  readonly key: Uint8Array;
  readonly now: () => number;
}

/** The operator's parts that decide who is let in, and what they are asked for first. */
export function accessParts({ database, messages, key, now }: AccessPorts) {
  return {
    access: new SiteAccess(),
    appeals: new Appeals({ database, messages, now }),
    consent: createConsentLog(),
    demands: new Demands(),
    captchas: new Captchas(now),
    fingerprints: new Fingerprints(key, now),
  };
}
