import { proofUploadSchema } from '@grandstand/bus-contracts/player';
import type { Verification } from '@grandstand/bus-contracts/player';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf, sessionOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import type { SiteRules } from '../../site/site/site-rules';
import type { Verifications } from './verifications';
import type { UploadTickets } from '../uploads/upload-tickets';
import type { Holds } from '../../protection/holds/holds';
import type { PlayerReader, SessionReader } from '../../sign-in/session/session-of-call';
import { addressOf } from '../../platform/outbox/player-address';
import { fileAnswer } from '../uploads/file-answer';
import { FILE_TYPES } from '@grandstand/bus-contracts/domain/files';
import { MAX_FILE_BYTES } from '../uploads/upload-rules';

interface Parts extends PlayerReader, SessionReader {
  readonly siteRules: SiteRules;
  readonly uploadTickets: UploadTickets;
  readonly holds: Holds;
  readonly verifications: Verifications;
}

/** `/web-api/verification`: what a player is asked for, permits to upload it, and what was sent. */
function verificationRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, siteRules, uploadTickets, verifications } = parts;

  async function viewOf(playerId: number): Promise<Verification> {
    const standing = await verifications.standingOf(playerId);
    const hold = await parts.holds.of(playerId);
    return {
      ...standing,
      reviewMs: await verifications.reviewMs(),
      isTold: (await addressOf(database, playerId)) !== undefined,
      isProfileComplete: await verifications.isProfileComplete(playerId),
      maxBytes: MAX_FILE_BYTES,
      types: [...FILE_TYPES],
      keptDays: siteRules.law.verification.keptDays,
      hold: hold && { state: hold.state, endsAt: hold.endsAt },
    };
  }

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    return context.json({ result: await viewOf(playerId) });
  });

  routes.post('/ticket', async (context) => {
    const playerId = await playerOf(context, parts);
    const { type, digest } = await requireBody(context, proofUploadSchema);
    await verifications.requireUpload(playerId, type);
    const issued = await uploadTickets.issue(playerId, { purpose: 'verification', type, digest });
    return context.json({ ...issued, maxBytes: MAX_FILE_BYTES, types: FILE_TYPES });
  });

  // A move of the browser, which has the session's cookie and no other header.
  routes.get('/documents/:id', async (context) => {
    const session = await sessionOf(context, parts);
    if (!session) throw new ApiFault(401, 'unauthorized');
    const file = await verifications.fileOf(session.playerId, context.req.param('id'));
    return fileAnswer(context, { name: file.type, type: file.fileType, bytes: file.bytes });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/verification': verificationRoutes };
