import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import { admitVisitor } from '../../site/guard/admit-visitor';
import { promoTitle } from '../../rewards/promo-codes/promo-rules';
import type { Calls, SiteContext } from '../../platform/http/context';
import { addressOf, newRoutes, readBody, requireBody } from '../../platform/http/context';
import { playerOf } from '../session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import type { Challenges } from '../challenges/challenges';
import type { CredentialsPorts } from './mail-credentials';
import { mailCredentials } from './mail-credentials';
import type { PendingRegistrations } from './pending-registrations';
import type { Newcomer } from '../../player/players/new/insert-player';
import type { Players } from '../../player/players/players';
import type { PromoChecks } from '../../rewards/promo-codes/promo-checks';
import type { SiteRules } from '../../site/site/site-rules';
import type { Referrals } from '../../rewards/referral/referrals';
import type { VisitorLimits } from '../../platform/counts/visitor-limits';
import type { SocialPorts } from '../social/returned-person';
import type { SessionStartPorts } from '../start/start-session';
import type { VisitorGate } from '../../site/guard/admit-visitor';
import type { PlayerReader } from '../session/session-of-call';
import type { AttemptReader, ThrottlePorts } from '../start/throttle-attempt';
import { refuseWeak } from '../session/passwords/password-strength';
import { loginAttempt, throttleAttempt } from '../start/throttle-attempt';
import { startSession } from '../start/start-session';
import { returnedPerson } from '../social/returned-person';
import { textsIn } from '../../site/texts';
import {
  chosenPasswordOf,
  newcomerOf,
  proofOf,
  registrationSchema,
  subjectOf,
} from './registration-input';

/** A new player is signed in, and remembered. */
const SIGN_IN = { method: 'registration', isRemembered: true } as const;

/** The site's cookie of the link that a visitor came by. */
const REFERRAL_COOKIE = 'ref_id';

const promoSchema = v.object({ ref_code: v.pipe(v.string(), v.maxLength(100)) });
const mailSchema = v.object({
  /** 0 to a file and 1 to an image are saved by the page itself. */
  save: v.literal(2),
  password: v.pipe(v.string(), v.maxLength(200)),
});

interface Parts
  extends
    SocialPorts,
    CredentialsPorts,
    SessionStartPorts,
    VisitorGate,
    PlayerReader,
    AttemptReader,
    ThrottlePorts {
  readonly challenges: Challenges;
  readonly pendingRegistrations: PendingRegistrations;
  readonly players: Players;
  readonly promoChecks: PromoChecks;
  readonly siteRules: SiteRules;
  readonly referrals: Referrals;
  readonly visitorLimits: VisitorLimits;
}

/** `/web-api/user/register`: registration. */
function registrationRoutes(parts: Parts) {
  const routes = newRoutes();
  const { challenges, database, now, pendingRegistrations, players, promoChecks, siteRules } =
    parts;
  const { referrals, social, socialFlows } = parts;

  /** Registers the person who came back from a network. */
  const registerReturned = async (context: SiteContext, newcomer: Omit<Newcomer, 'identity'>) => {
    const person = await returnedPerson(context, parts);
    if (person?.network.id !== newcomer.socialMedia) {
      throw new ApiFault(400, social.networks.length > 0 ? 'network-over' : 'no-networks');
    }
    const { identity, name, cookie } = person;
    const { id, credentials } = await players.register({ ...newcomer, identity, name });
    await socialFlows.remove(cookie);
    const started = { ...SIGN_IN, playerId: id };
    return { ...(await startSession(context, parts, started)), ...credentials };
  };

  routes.post('/', async (context) => {
    if (!siteRules.pages.isRegistrationAvailable) throw new ApiFault(403, 'registration-off');
    const body = await readBody(context, registrationSchema);
    if (!body) throw new ApiFault(400, 'not-allowed');
    const referral = getCookie(context, REFERRAL_COOKIE);
    const newcomer = newcomerOf(body, { siteRules, referral, now: now() });
    // Counted before a password is judged or hashed.
    const demanded = admitVisitor(context, parts, parts.visitorLimits.registrations);
    if (demanded) return demanded;
    const chosen = chosenPasswordOf(body);
    if (chosen) await refuseWeak(chosen.password, chosen.personal);
    if (body.type === 'soc_reg') {
      return context.json(await registerReturned(context, newcomer));
    }
    const subject = subjectOf(body);
    const proof = proofOf(body);
    if (subject && !proof) {
      const [address, language] = [addressOf(context), context.get('language')];
      const keep =
        subject.kind === 'email'
          ? await pendingRegistrations.prepare(newcomer, subject)
          : undefined;
      const request = { kind: 'registration', subject, address, language, keep } as const;
      return context.json(await challenges.begin(request));
    }
    if (subject && proof) {
      await pendingRegistrations.refuseDone(proof.flow);
      await challenges.answerAsGuest(subject, { ...proof, address: addressOf(context) });
    }
    const { id, credentials } = await players.register({ ...newcomer, identity: subject ?? null });
    if (proof) await pendingRegistrations.end(database, proof.flow);
    const started = { ...SIGN_IN, playerId: id };
    return context.json({ ...(await startSession(context, parts, started)), ...credentials });
  });

  routes.post('/promo-code', async (context) => {
    const { ref_code: text } = await requireBody(context, promoSchema);
    const language = context.get('language');
    const title = await promoChecks.ofNewcomer(text, addressOf(context), async (promo) => {
      if (promo) return promoTitle(promo, language, null);
      const isFriend = siteRules.law.isReferralOffered && (await referrals.isCode(text));
      return isFriend ? textsIn(language).promoCodes.friend : null;
    });
    return context.json({ title });
  });

  return routes;
}

/** `/web-api/user/credentials`: mails the credentials to a new player. */
function credentialsRoutes(parts: Parts) {
  const routes = newRoutes();
  const { attempts } = parts;
  routes.post('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const { password } = await requireBody(context, mailSchema);
    const attempt = loginAttempt(context, parts, `player ${playerId}`);
    const throttled = throttleAttempt(context, parts, attempt);
    if (throttled) return throttled;
    const counted = attempts.count(attempt);
    const sentTo = await mailCredentials(parts, playerId, password);
    counted.succeeded();
    return context.json({ sentTo });
  });
  return routes;
}

export const calls: Calls<Parts> = {
  '/web-api/user/register': registrationRoutes,
  '/web-api/user/credentials': credentialsRoutes,
};
