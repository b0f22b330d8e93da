import * as v from 'valibot';
import { findCountryByCode } from '../../betting/catalog/countries';
import type { Calls } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../session/session-of-call';
import { privateCookieOf, setPrivateCookie } from '../../platform/http/private-cookies';
import type { Guesses } from '../../platform/counts/guesses';
import type { QrSignIns } from './qr-sign-ins';
import type { PlayerReader } from '../session/session-of-call';
import { QR_COOKIE } from '../session/qr-cookie';
import { QR_LIFETIME, TAKING_LIFETIME } from './qr-rules';

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const flowSchema = v.object({ flowId: short });
const codeSchema = v.object({ code: short });
const approvalSchema = v.object({ code: short, digits: v.pipe(v.string(), v.regex(/^\d{2}$/)) });

interface Parts extends PlayerReader {
  readonly guesses: Guesses;
  readonly qrSignIns: QrSignIns;
}

/** `/web-api/auth/qr`: sign-in of a browser that shows a QR code, by a player who has scanned it. */
function qrRoutes(parts: Parts) {
  const routes = newRoutes();
  const { guesses, qrSignIns } = parts;

  routes.post('/start', async (context) => {
    const { cookie, state, ...started } = await qrSignIns.start({
      agent: context.req.header('User-Agent') ?? '',
      country: findCountryByCode(context.req.header('X-Geo-Country') ?? '')?.code,
      address: addressOf(context),
    });
    setPrivateCookie(context, QR_COOKIE, cookie, {
      path: '/web-api',
      sameSite: 'Strict',
      maxAge: (QR_LIFETIME + TAKING_LIFETIME) / 1000,
    });
    return context.json({ ...started, ...state });
  });

  routes.post('/state', async (context) => {
    const { flowId } = await requireBody(context, flowSchema);
    return context.json(await qrSignIns.stateOf(flowId, privateCookieOf(context, QR_COOKIE)));
  });

  routes.post('/show', async (context) => {
    const playerId = await playerOf(context, parts);
    const { code } = await requireBody(context, codeSchema);
    const address = addressOf(context);
    const guess = { kind: 'qr-code', secret: code, address, playerId } as const;
    return context.json(
      await guesses.compare(guess, () => qrSignIns.show(playerId, code, address)),
    );
  });

  routes.post('/approve', async (context) => {
    const playerId = await playerOf(context, parts);
    const { code, digits } = await requireBody(context, approvalSchema);
    const secret = `${code} ${digits}`;
    const guess = { kind: 'qr-code', secret, address: addressOf(context), playerId } as const;
    await guesses.compare(guess, async () => {
      await qrSignIns.approve(playerId, code, digits);
      return true;
    });
    return context.json({});
  });

  routes.post('/refuse', async (context) => {
    const playerId = await playerOf(context, parts);
    const { code } = await requireBody(context, codeSchema);
    const guess = { kind: 'qr-code', secret: code, address: addressOf(context), playerId } as const;
    await guesses.compare(guess, async () => {
      await qrSignIns.refuse(playerId, code);
      return true;
    });
    return context.json({});
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/auth/qr': qrRoutes };
