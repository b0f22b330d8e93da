import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { mailSubject } from '../challenges/subjects';
import type { Calls, SiteContext } from '../http/context';
import { addressOf, languageOf, newRoutes } from '../http/context';
import { ApiFault } from '../http/fault';
import type { Operator } from '../operator';
import { networkOf } from '../session/login-attempts';
import { RecentCounts } from '../session/recent-counts';
import { refuseBarred, startAfterFirstStep } from '../session/start-session';
import { OpenIdClient, SocialError } from './openid-client';
import { returnPage } from './return-path';
import type { FlowCookie } from './social-flows';
import { FLOW_MS } from './social-flows';
import { SOCIAL_COOKIE } from './social-cookie';
import { socialIdentity } from './social-sign-ins';

/** Sign-ins that one network address may begin within the lifetime of one. */
const MAX_BEGUN = 100;

const FAULTS = {
  denied: new ApiFault(403, 'network-denied'),
  silent: new ApiFault(503, 'network-silent'),
  failed: new ApiFault(400, 'network-failed'),
} as const;

/** `/social-api/oauth`: sign-in and registration through networks. */
function oauthRoutes(operator: Operator, isSecure: boolean) {
  const routes = newRoutes();
  const { challenges, now, social, socialFlows: flows } = operator;
  const begun = new RecentCounts(FLOW_MS);

  /** `Lax`: the browser sends it with the move back from the network. */
  const keep = (context: SiteContext, { cookie, lifetime }: FlowCookie): void =>
    setCookie(context, SOCIAL_COOKIE, cookie, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
      maxAge: lifetime / 1000,
    });
  const forget = async (context: SiteContext, cookie: string): Promise<void> => {
    await flows.remove(cookie);
    deleteCookie(context, SOCIAL_COOKIE, { path: '/' });
  };
  const refuse = async (cookie: string, error: unknown): Promise<void> => {
    const { status, code, details } = faultOf(error);
    await flows.end(cookie, 'refused', { status, code, details });
  };

  routes.get('/:network/start', async (context) => {
    const network = social.find(context.req.param('network'));
    if (!network) throw new ApiFault(404, 'not-found');
    const { path: returnTo, language } = returnPage(context.req.query('redirect'));
    const proofs = OpenIdClient.newProofs();
    const isRemembered = context.req.query('remember') === '1';
    const began = await flows.begin({ network: network.key, returnTo, isRemembered, ...proofs });
    keep(context, began);
    try {
      countBegun(begun, context, now());
      const address = await social.addressOf(network.key, proofs, languageOf(language));
      return context.redirect(address);
    } catch (error) {
      await refuse(began.cookie, error);
      return context.redirect(returnTo);
    }
  });

  routes.get('/:network/callback', async (context) => {
    const { searchParams: answer } = new URL(context.req.url);
    const cookie = getCookie(context, SOCIAL_COOKIE);
    const network = context.req.param('network');
    const flow = await flows.takeAnswer(cookie, { network, state: answer.get('state') ?? '' });
    // Of another browser, used before, late or forged: nothing is known that the page could be told.
    if (!flow || cookie === undefined) return context.redirect('/');
    const { return_to: returnTo } = flow;
    try {
      const person = await social.personOf(network, answer, flow);
      const identity = socialIdentity(network, person);
      const playerId = await social.playerOf(identity);
      if (playerId === undefined) {
        const { name, mail } = person;
        keep(context, await flows.keepNewcomer(cookie, { identity: identity.value, name, mail }));
        return context.redirect(returnTo);
      }
      await refuseBarred(operator, playerId);
      // A move of the browser has no such header; the language is kept for messages to the player.
      context.set('language', languageOf(returnPage(returnTo).language));
      const isRemembered = flow.is_remembered;
      const started = await startAfterFirstStep(context, operator, {
        playerId,
        isRemembered,
        isSecure,
      });
      if ('step' in started) await flows.end(cookie, 'two-step', started);
      else await flows.end(cookie, 'signed-in');
    } catch (error) {
      await refuse(cookie, error);
    }
    return context.redirect(returnTo);
  });

  routes.post('/result', async (context) => {
    const cookie = getCookie(context, SOCIAL_COOKIE);
    const flow = await flows.find(cookie);
    if (!flow || cookie === undefined) throw new ApiFault(400, 'network-over');
    const { step, detail } = flow;
    if (step === 'begun' || step === 'returned') return context.json({ result: 'none' });
    if (step === 'unknown') {
      const { network: key, name, mail, expires_at: expiresAt } = flow;
      const network = social.find(key);
      const masked = mail === null ? null : mailSubject(mail).masked;
      return context.json({ result: step, network, name, mail: masked, expiresAt });
    }
    await forget(context, cookie);
    const known = detail === null ? {} : (JSON.parse(detail) as object);
    if (step !== 'refused') return context.json({ result: step, ...known });
    const { status, code, details } = known as Pick<ApiFault, 'status' | 'code' | 'details'>;
    throw new ApiFault(status, code, details);
  });

  /** Sends a code to the mail address of the newcomer, if a player has it; the answer is the same if none has. */
  routes.post('/link', async (context) => {
    const cookie = getCookie(context, SOCIAL_COOKIE);
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

function countBegun(begun: RecentCounts, context: SiteContext, now: number): void {
  const network = networkOf(addressOf(context) ?? '');
  const wait = begun.freeAt(network, MAX_BEGUN, now) - now;
  if (wait > 0) {
    throw new ApiFault(429, 'too-many-attempts', { retryAfter: Math.ceil(wait / 1000) });
  }
  begun.add(network, now);
}

/** What the page is told of a failure; an unexpected one is not its concern. */
function faultOf(error: unknown): ApiFault {
  if (error instanceof ApiFault) return error;
  if (error instanceof SocialError) return FAULTS[error.reason];
  throw error;
}

export const calls: Calls = { '/social-api/oauth': oauthRoutes };
