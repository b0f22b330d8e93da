import * as v from 'valibot';
import { mailSchema } from '../../platform/http/mail-input';
import { mailSubject } from '../challenges/subjects';
import type { Calls } from '../../platform/http/context';
import { addressOf, newRoutes, readBody, requireBody } from '../../platform/http/context';
import { playerOf } from '../session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import type { Feed } from '../../betting/feed/feed';
import type { Guesses } from '../../platform/counts/guesses';
import type { Holds } from '../../protection/holds/holds';
import type { MailLinks } from './mail-links';
import type { Redemptions } from './redemptions';
import type { SiteRules } from '../../site/site/site-rules';
import type { PlayerReader } from '../session/session-of-call';
import { NEWSLETTER_CHANNELS } from '../../player/players/newsletter';

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const redeemSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['activate', 'activatefast', 'not-me', 'verify']), token }),
  v.object({
    kind: v.literal('newsletter'),
    token,
    /** Left out: that of the link. */
    channel: v.optional(v.picklist(NEWSLETTER_CHANNELS)),
    /** Begins the newsletter again, which the link has just ended. */
    undo: v.optional(v.boolean(), false),
  }),
]);
const requestSchema = v.object({
  email: mailSchema,
});

interface Parts extends PlayerReader {
  readonly feed: Feed;
  readonly guesses: Guesses;
  readonly holds: Holds;
  readonly mailLinks: MailLinks;
  readonly redemptions: Redemptions;
  readonly siteRules: SiteRules;
}

/** `/web-api/auth/redeem` and `/links`: the links of mails. A link is redeemed by POST alone. */
function linkRoutes(parts: Parts) {
  const routes = newRoutes();
  const { feed, guesses, holds, mailLinks, redemptions, siteRules } = parts;

  routes.post('/redeem', async (context) => {
    const body = await requireBody(context, redeemSchema);
    const { kind, token: secret } = body;
    const guess = { kind: 'token', secret, address: addressOf(context) } as const;
    const redeem = <T>(work: () => Promise<T>): Promise<T> => guesses.compare(guess, work);
    if (kind === 'not-me') {
      feed.publishPlayerStatus(await redeem(() => redemptions.endSessions(secret)));
      return context.json({ what: 'sessions' });
    }
    if (kind === 'activate') {
      if (!siteRules.pages.isRegistrationAvailable) throw new ApiFault(403, 'registration-off');
      return context.json(await redeem(() => redemptions.activate(secret)));
    }
    const { playerId, redeemed } = await redeem(async () => {
      if (kind !== 'newsletter') return redemptions.confirmMail(secret, kind);
      const { channel, undo: isUndone } = body;
      return redemptions.setNewsletter(secret, { isUndone, ...(channel && { channel }) });
    });
    if (kind !== 'newsletter') await holds.look(playerId);
    // The player's pages ask about their account at once.
    feed.publishPlayerStatus(playerId);
    return context.json(redeemed);
  });

  routes.post('/links', async (context) => {
    const playerId = await playerOf(context, parts);
    const body = await readBody(context, requestSchema);
    if (!body) throw new ApiFault(400, 'bad-email');
    const subject = mailSubject(body.email);
    return context.json(await mailLinks.request(playerId, subject, addressOf(context)));
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/auth': linkRoutes };
