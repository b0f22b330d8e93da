import * as v from 'valibot';
import { mailSchema } from '../../platform/http/mail-input';
import { mailSubject } from '../challenges/subjects';
import { ApiFault } from '../../platform/http/fault';
import { newRoutes, requireBody } from '../../platform/http/context';
import { namedPlayer } from '../../player/players/named-player';
import type { Database } from '../../platform/database/database';
import type { LinkTokens } from '../links/link-tokens';
import type { MailLinks } from './mail-links';
import type { PlayerFinder } from '../../player/players/named-player';
import { NEWSLETTER_CHANNELS } from '../../player/players/newsletter';

const linkSchema = v.variant('kind', [
  v.object({
    kind: v.picklist(['activatefast', 'verify']),
    /** Which the link gives to the player. */
    mail: mailSchema,
  }),
  v.object({ kind: v.literal('newsletter'), channel: v.picklist(NEWSLETTER_CHANNELS) }),
]);

const tokenSchema = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });

interface Parts extends PlayerFinder {
  readonly database: Database;
  readonly links: LinkTokens;
  readonly mailLinks: MailLinks;
}

/** QA's calls for the links of mails: send the message with one and tell its token, or let one expire. */
export function linkControlRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, links, mailLinks } = parts;
  routes.post('/players/:login/links', async (context) => {
    const playerId = await namedPlayer(context, parts);
    const body = await requireBody(context, linkSchema);
    const token =
      body.kind === 'newsletter'
        ? await mailLinks.sendNewsletter(playerId, body.channel)
        : await database.transaction((queries) =>
            mailLinks.send(queries, playerId, {
              kind: body.kind,
              mail: mailSubject(body.mail).value,
            }),
          );
    return context.json({ token: token ?? null });
  });
  routes.post('/links/expire', async (context) => {
    const { token } = await requireBody(context, tokenSchema);
    if (!(await links.expire(token))) throw new ApiFault(404, 'not-found');
    return context.json({});
  });
  return routes;
}
