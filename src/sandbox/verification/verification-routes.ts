import { proofUploadSchema } from '@grandstand/bus-contracts/player';
import type { Verification } from '@grandstand/bus-contracts/player';
import type { Calls, SiteContext } from '../http/context';
import { newRoutes, playerOf, requireBody, sessionOf } from '../http/context';
import { ApiFault } from '../http/fault';
import type { Operator } from '../operator';
import { userConfigOf } from '../players/user-config';
import { FILE_TYPES, MAX_FILE_BYTES } from '../uploads/upload-rules';
import type { DocumentFile } from './documents';
import { KEPT_DAYS } from './verification-rules';

/** What a browser does with a document of a player: it saves the file, and runs nothing of it. */
const POLICY = "sandbox; default-src 'none'";

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** A document as a file to save. */
export function fileAnswer(
  context: SiteContext,
  { type, fileType, bytes }: DocumentFile & { readonly bytes: Uint8Array },
): Response {
  return context.body(Uint8Array.from(bytes), 200, {
    'Content-Type': fileType,
    'Content-Disposition': `attachment; filename="${type}.${ENDINGS[fileType] ?? 'bin'}"`,
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
  });
}

/** `/web-api/verification`: what a player is asked for, permits to upload it, and what was sent. */
function verificationRoutes(operator: Operator) {
  const routes = newRoutes();
  const { uploadTickets, verifications } = operator;

  async function viewOf(playerId: number): Promise<Verification> {
    const { status, asked, identification } = await verifications.standingOf(playerId);
    const { remaining_days_to_activate: daysLeft } = await userConfigOf(operator, playerId);
    return {
      status,
      asked,
      identification,
      daysLeft,
      reviewMs: await verifications.reviewMs(),
      isProfileComplete: await verifications.isProfileComplete(playerId),
      maxBytes: MAX_FILE_BYTES,
      types: [...FILE_TYPES],
      keptDays: KEPT_DAYS,
    };
  }

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, operator);
    return context.json({ result: await viewOf(playerId) });
  });

  routes.post('/ticket', async (context) => {
    const playerId = await playerOf(context, operator);
    const { type, digest } = await requireBody(context, proofUploadSchema);
    await verifications.requireUpload(playerId, type);
    const issued = await uploadTickets.issue(playerId, { purpose: 'verification', type, digest });
    return context.json({ ...issued, maxBytes: MAX_FILE_BYTES, types: FILE_TYPES });
  });

  // A move of the browser, which has the session's cookie and no other header.
  routes.get('/documents/:id', async (context) => {
    const session = await sessionOf(context, operator);
    if (!session) throw new ApiFault(401, 'unauthorized');
    const file = await verifications.fileOf(session.playerId, context.req.param('id'));
    return fileAnswer(context, file);
  });

  return routes;
}

export const calls: Calls = { '/web-api/verification': verificationRoutes };
