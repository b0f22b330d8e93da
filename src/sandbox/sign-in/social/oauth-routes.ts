import { mailSubject } from '../challenges/subjects';
import type { Calls, SiteContext } from '../../platform/http/context';
import { addressOf, languageOf, newRoutes } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import { deletePrivateCookie, privateCookieOf } from '../../platform/http/private-cookies';
import type { Challenges } from '../challenges/challenges';
import type { ArrivalPorts } from './arrive';
import { arrive } from './arrive';
import { OpenIdClient } from './openid-client';
import { returnPage } from './return-path';
import type { ChosenInCard, FlowCookie } from './social-flows';
import { setSocialCookie, SOCIAL_COOKIE } from './social-cookie';
import { faultOf } from './social-faults';

interface Parts extends ArrivalPorts {
  readonly challenges: Challenges;
  readonly now: () => number;
}

/** `/social-api/oauth`: sign-in and registration through networks. */
function oauthRoutes(parts: Parts) {
  const routes = newRoutes();
  const { challenges, now, social, socialFlows: flows } = parts;

  const keep = (context: SiteContext, made: FlowCookie): void => setSocialCookie(context, made);
  const forget = async (context: SiteContext, cookie: string): Promise<void> => {
    await flows.remove(cookie);
    deletePrivateCookie(context, SOCIAL_COOKIE, '/');
  };
  const refuse = async (cookie: string, error: unknown): Promise<void> => {
    const { status, code, details } = faultOf(error);
    await flows.end(cookie, 'refused', { status, code, details });
  };

  routes.get('/:network/start', async (context) => {
    const network = social.find(context.req.param('network'));
    if (!network) throw new ApiFault(404, 'not-found');
    const { path: returnTo, language } = returnPage(context.req.query('redirect'));
    const client = addressOf(context);
    // Nothing is kept of one too many: the page is told when it asks for the result.
    if (flows.begun.byMove.isReached(client, now())) return context.redirect(returnTo);
    flows.begun.byMove.count(client, now());
    const proofs = OpenIdClient.newProofs();
    const isRemembered = context.req.query('remember') === '1';
    const began = await flows.begin({ network: network.key, returnTo, isRemembered, ...proofs });
    keep(context, began);
    try {
      const address = await social.addressOf(network.key, proofs, languageOf(language));
      return context.redirect(address);
    } catch (error) {
      await refuse(began.cookie, error);
      return context.redirect(returnTo);
    }
  });

  routes.get('/:network/callback', async (context) => {
    const { searchParams: answer } = new URL(context.req.url);
    const cookie = privateCookieOf(context, SOCIAL_COOKIE);
    const network = context.req.param('network');
    const flow = await flows.takeAnswer(cookie, { network, state: answer.get('state') ?? '' });
    // Of another browser, used before, late or forged: nothing is known that the page could be told.
    if (!flow || cookie === undefined) return context.redirect('/');
    const { return_to: returnTo } = flow;
    try {
      const person = await social.personOf(network, answer, flow);
      // A move of the browser has no such header; the language is kept for messages to the player.
      context.set('language', languageOf(returnPage(returnTo).language));
      const isRemembered = flow.is_remembered;
      await arrive(context, parts, { cookie, network, person, isRemembered });
    } catch (error) {
      await refuse(cookie, error);
    }
    return context.redirect(returnTo);
  });

  routes.post('/result', async (context) => {
    const cookie = privateCookieOf(context, SOCIAL_COOKIE);
    const flow = await flows.find(cookie);
    if (!flow || cookie === undefined) {
      flows.begun.byMove.refuse(addressOf(context), now());
      throw new ApiFault(400, 'network-over');
    }
    const { step, detail } = flow;
    if (step === 'begun' || step === 'returned') return context.json({ result: 'none' });
    if (step === 'unknown') {
      const { network: key, name, mail, expires_at: expiresAt } = flow;
      const network = social.find(key);
      const masked = mail === null ? null : mailSubject(mail).masked;
      const chosen = detail === null ? {} : (JSON.parse(detail) as ChosenInCard);
      return context.json({ result: step, network, name, mail: masked, expiresAt, ...chosen });
    }
    await forget(context, cookie);
    const known = detail === null ? {} : (JSON.parse(detail) as object);
    if (step !== 'refused') return context.json({ result: step, ...known });
    const { status, code, details } = known as Pick<ApiFault, 'status' | 'code' | 'details'>;
    throw new ApiFault(status, code, details);
  });

  /** Sends a code to the mail address of the newcomer, if a player has it; the answer is the same if none has. */
  routes.post('/link', async (context) => {
    const cookie = privateCookieOf(context, SOCIAL_COOKIE);
    const flow = await flows.find(cookie);
    if (cookie === undefined || flow?.step !== 'unknown') throw new ApiFault(400, 'network-over');
    if (flow.mail === null) throw new ApiFault(400, 'bad-email');
    const subject = mailSubject(flow.mail);
    const sent = await challenges.begin({
      kind: 'sign-in',
      subject,
      address: addressOf(context),
    });
    await flows.setLink(cookie, sent.flowId);
    return context.json(sent);
  });

  return routes;
}

export const calls: Calls<Parts> = { '/social-api/oauth': oauthRoutes };
