import { proofFaultSchema, proofTypeSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../players/named-player';
import { ApiFault } from '../../platform/http/fault';
import type { Feed } from '../../betting/feed/feed';
import type { Profiles } from '../profile/profiles';
import type { VerificationRules } from '../documents/verification-rules';
import type { Verifications } from './verifications';
import type { PlayerFinder } from '../players/named-player';
import { fileAnswer } from '../uploads/file-answer';
import { drawSpecimen } from './draw-specimen';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
const OTHER = 'Other';

const name = v.optional(v.pipe(v.string(), v.maxLength(60)), '');
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const specimenSchema = v.object({
  type: proofTypeSchema,
  name,
  surname: name,
  birth: v.optional(v.union([v.literal(''), day]), ''),
  expires: v.optional(day),
  flaw: v.optional(v.picklist(['blur', 'crop', 'expired', 'other-name'])),
});

const lockSchema = v.object({ isLocked: v.boolean() });
const askSchema = v.object({ type: proofTypeSchema });
const rulesSchema = v.object({ isBonusOffered: v.boolean() });
const decisionSchema = v.variant('decision', [
  v.object({ decision: v.literal('read') }),
  v.object({ decision: v.literal('accept'), expires: v.optional(day) }),
  v.object({ decision: v.literal('refuse'), fault: proofFaultSchema }),
]);

interface Parts extends PlayerFinder {
  readonly feed: Feed;
  readonly now: () => number;
  readonly profiles: Profiles;
  readonly verificationRules: VerificationRules;
  readonly verifications: Verifications;
}

/** QA's calls for the verification of players. */
export function verificationControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { feed, now, profiles, verificationRules, verifications } = parts;

  routes.get('/specimens/:type', async (context) => {
    const asked = { ...context.req.query(), type: context.req.param('type') };
    const result = v.safeParse(specimenSchema, asked);
    if (!result.success) throw new ApiFault(400, 'bad-request');
    const { type, surname, birth, expires, flaw } = result.output;
    const dayAfter = (ms: number): string => new Date(now() + ms).toISOString().slice(0, 10);
    const picture = await drawSpecimen(
      {
        type,
        name: result.output.name,
        surname: flaw === 'other-name' ? OTHER : surname,
        birthday: birth,
        expires: flaw === 'expired' ? dayAfter(-DAY) : (expires ?? dayAfter(5 * YEAR)),
      },
      flaw === 'blur' || flaw === 'crop' ? flaw : undefined,
    );
    return context.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/png' });
  });

  routes.get('/reviews', async (context) => {
    const waiting = await verifications.waiting();
    const reviews = waiting.map(
      ({ id, login, type, arrivedAt, isHeld, holdReason, size, fileType }) => ({
        id,
        login,
        type,
        arrivedAt,
        isHeld,
        holdReason,
        size,
        fileType,
      }),
    );
    return context.json({ reviews });
  });
  routes.get('/reviews/:id/file', async (context) => {
    const { id, playerId } = await verifications.requireWaiting(context.req.param('id'));
    const { type, fileType, bytes } = await verifications.fileOf(playerId, id);
    return fileAnswer(context, { name: type, type: fileType, bytes });
  });
  routes.post('/reviews/:id', async (context) => {
    const decision = await requireBody(context, decisionSchema);
    const document = await verifications.requireWaiting(context.req.param('id'));
    if (decision.decision === 'read') await verifications.review(document);
    else {
      const isRefused = decision.decision === 'refuse';
      await verifications.decide(document, {
        fault: isRefused ? decision.fault : null,
        expiresOn: isRefused ? null : (decision.expires ?? null),
      });
    }
    return context.json({});
  });

  routes.post('/players/:login/documents', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { type } = await requireBody(context, askSchema);
    await verifications.ask(playerId, type);
    return context.json({ type });
  });

  routes.post('/players/:login/verified', async (context) => {
    const playerId = await namedPlayer(context, parts);
    await requireBody(context, v.object({}));
    await verifications.verify(playerId);
    return context.json({});
  });

  routes.post('/players/:login/profile-lock', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const { isLocked } = await requireBody(context, lockSchema);
    await profiles.setLock(playerId, isLocked);
    feed.publishPlayerStatus(playerId);
    return context.json({ isLocked });
  });

  routes.post('/verification', async (context) =>
    context.json(Object.assign(verificationRules, await requireBody(context, rulesSchema))),
  );

  return routes;
}
