import type { PlayGuard } from '../../protection/limits/play-guard';
import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { phoneEntries, requirePhone } from '../challenges/phone-input';
import { mailSubject } from '../challenges/subjects';
import { startByToken } from '../sign-in-tokens/start-by-token';
import { tokenSchema } from '../sign-in-tokens/token-routes';
import type { Challenges } from '../challenges/challenges';
import type { Players, PlayerName } from '../../player/players/players';
import type { SessionReader, PlayerReader } from '../session/session-of-call';
import type { TokenSignInPorts } from '../sign-in-tokens/start-by-token';
import type { AttemptReader, ThrottlePorts } from '../start/throttle-attempt';
import type { BarPorts, SignInPorts } from '../start/start-session';
import { signInFacts } from '../session/sign-in-facts';
import { refuseBarred, startAfterFirstStep } from '../start/start-session';
import { loginAttempt, throttleAttempt } from '../start/throttle-attempt';
import { ApiFault } from '../../platform/http/fault';
import type { Calls } from '../../platform/http/context';
import { deletePrivateCookie, privateCookieOf } from '../../platform/http/private-cookies';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import { SESSION_COOKIE, playerOf, sessionOf } from '../session/session-of-call';

const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const remember = v.optional(v.boolean(), false);
const loginSchema = v.variant('mode', [
  v.object({
    mode: v.optional(v.literal('login_password'), 'login_password'),
    /** The login, or a mail address. */
    login: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    password: secret,
    remember,
  }),
  v.object({ mode: v.literal('phone_password'), ...phoneEntries, password: secret, remember }),
  v.object({ mode: v.literal('sms'), ...phoneEntries }),
  v.object({ mode: v.literal('token'), token: tokenSchema, remember }),
]);
type PasswordLogin = Exclude<v.InferOutput<typeof loginSchema>, { mode: 'sms' | 'token' }>;

/** What the player signs in with. */
function nameOf(body: PasswordLogin): PlayerName {
  if (body.mode === 'phone_password') return requirePhone(body);
  const { login } = body;
  if (login.includes('@')) return mailSubject(login);
  return { kind: 'login', value: login.toLowerCase() };
}

interface Parts
  extends
    SessionReader,
    PlayerReader,
    TokenSignInPorts,
    AttemptReader,
    ThrottlePorts,
    BarPorts,
    SignInPorts {
  readonly guard: PlayGuard;
  readonly challenges: Challenges;
  readonly players: Players;
}

/** `/web-api`: sign-in and the session. */
function sessionRoutes(parts: Parts) {
  const routes = newRoutes();

  routes.get('/session', async (context) => {
    const session = await sessionOf(context, parts);
    return context.text(session ? 'player' : 'guest');
  });

  routes.get('/user/check', async (context) => {
    const session = await sessionOf(context, parts);
    return context.json({ userId: session ? String(session.playerId) : '' });
  });

  routes.get('/user/gettoken', async (context) => {
    const session = await sessionOf(context, parts);
    if (!session) throw new ApiFault(401, 'unauthorized');
    return context.json({ token: await parts.tokens.issue(session) });
  });

  routes.get('/user/securedata', async (context) => {
    await playerOf(context, parts);
    const session = await sessionOf(context, parts);
    if (!session) throw new ApiFault(401, 'unauthorized');
    // A part of the session's id; it grants no access.
    return context.json({
      ggru: randomUUID(),
      session: session.id.slice(0, 12),
      grant: randomBytes(24).toString('base64url'),
    });
  });

  routes.post('/user/login', async (context) => {
    const body = await requireBody(context, loginSchema);
    if (body.mode === 'sms') {
      const address = addressOf(context);
      const subject = requirePhone(body);
      const request = { kind: 'sign-in', subject, address } as const;
      return context.json(await parts.challenges.begin(request));
    }

    if (body.mode === 'token') {
      const { token, remember: isRemembered } = body;
      return context.json(await startByToken(context, parts, { token, isRemembered }));
    }

    const name = nameOf(body);
    const { attempts } = parts;
    const attempt = loginAttempt(context, parts, name.value);
    const throttled = throttleAttempt(context, parts, attempt);
    if (throttled) return throttled;
    const counted = attempts.count(attempt);
    const found = parts.players.authenticate(name, body.password);
    const { playerId, isRight, passwordHash } = await found.catch((error: unknown) => {
      counted.undo();
      throw error;
    });
    if (playerId === undefined || !isRight) {
      await parts.signIns.recordFailure(playerId, signInFacts(context, 'password'));
      throw new ApiFault(400, 'wrong-credentials');
    }
    counted.succeeded();
    await refuseBarred(parts, playerId);
    return context.json(
      await startAfterFirstStep(context, parts, {
        playerId,
        method: 'password',
        passwordHash,
        isRemembered: body.remember,
      }),
    );
  });

  routes.post('/user/disconnect', async (context) => {
    const cookie = privateCookieOf(context, SESSION_COOKIE);
    if (cookie) await parts.sessions.end(cookie);
    deletePrivateCookie(context, SESSION_COOKIE, '/');
    return context.json({});
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api': sessionRoutes };
