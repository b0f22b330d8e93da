import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { findCountryByCode } from '../catalog/countries';
import type { Calls } from '../http/context';
import { addressOf, newRoutes, playerOf, requireBody } from '../http/context';
import type { Operator } from '../operator';
import { QR_COOKIE } from './qr-cookie';
import { QR_LIFETIME, TAKING_LIFETIME } from './qr-rules';

const short = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const flowSchema = v.object({ flowId: short });
const codeSchema = v.object({ code: short });
const approvalSchema = v.object({ code: short, digits: v.pipe(v.string(), v.regex(/^\d{2}$/)) });

/** `/web-api/auth/qr`: sign-in of a browser that shows a QR code, by a player who has scanned it. */
function qrRoutes(operator: Operator, isSecure: boolean) {
  const routes = newRoutes();
  const { qrSignIns } = operator;

  routes.post('/start', async (context) => {
    const { cookie, state, ...started } = await qrSignIns.start({
      agent: context.req.header('User-Agent') ?? '',
      country: findCountryByCode(context.req.header('X-Geo-Country') ?? '')?.code,
      address: addressOf(context),
    });
    setCookie(context, QR_COOKIE, cookie, {
      path: '/web-api',
      httpOnly: true,
      sameSite: 'Strict',
      secure: isSecure,
      maxAge: (QR_LIFETIME + TAKING_LIFETIME) / 1000,
    });
    return context.json({ ...started, ...state });
  });

  routes.post('/state', async (context) => {
    const { flowId } = await requireBody(context, flowSchema);
    return context.json(await qrSignIns.stateOf(flowId, getCookie(context, QR_COOKIE)));
  });

  routes.post('/show', async (context) => {
    const playerId = await playerOf(context, operator);
    const { code } = await requireBody(context, codeSchema);
    return context.json(await qrSignIns.show(playerId, code, addressOf(context)));
  });

  routes.post('/approve', async (context) => {
    const playerId = await playerOf(context, operator);
    const { code, digits } = await requireBody(context, approvalSchema);
    await qrSignIns.approve(playerId, code, digits);
    return context.json({});
  });

  routes.post('/refuse', async (context) => {
    const playerId = await playerOf(context, operator);
    const { code } = await requireBody(context, codeSchema);
    await qrSignIns.refuse(playerId, code);
    return context.json({});
  });

  return routes;
}

export const calls: Calls = { '/web-api/auth/qr': qrRoutes };
