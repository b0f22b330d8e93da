import type { PromoCodeView } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import type { Currency } from '../../betting/catalog/currencies';
import type { Calls } from '../../platform/http/context';
import { addressOf, newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import type { PromoChecks } from './promo-checks';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import { mainCurrency } from '../../protection/limits/limit-use';
import type { KnownCode, PromoCode } from './promo-codes';
import { freeStakeBy, prepaidBy } from './promo-rules';

const checkSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
});

function codeView(known: KnownCode, currency: Currency): PromoCodeView {
  const { code, isUsed, endsAt } = known;
  return { code, effect: effectView(known, currency), isUsed, endsAt };
}

function effectView(promo: PromoCode, currency: Currency): PromoCodeView['effect'] {
  const { effect } = promo;
  const { iso, scale } = currency;
  switch (effect.kind) {
    case 'hyper-bonus':
      return { kind: effect.kind, percent: effect.percent };
    case 'prepaid':
      return { kind: effect.kind, money: prepaidBy(promo, currency), iso, scale };
    case 'free-bet':
      return { kind: effect.kind, money: freeStakeBy(promo, currency), iso, scale };
  }
}

interface Parts extends PlayerReader {
  readonly promoChecks: PromoChecks;
}

/** The promo codes that are offered to the player. */
function showcaseRoutes(parts: Parts) {
  const routes = newRoutes();
  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const codes = await parts.promoChecks.shown(playerId);
    const currency = await mainCurrency(parts.database, playerId);
    return context.json({
      isBarred: codes === null,
      codes: (codes ?? []).map((code) => codeView(code, currency)),
    });
  });
  return routes;
}

/** What a promo code gives the player. */
function checkRoutes(parts: Parts) {
  const routes = newRoutes();
  routes.post('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const { code: text } = await requireBody(context, checkSchema);
    const { code, triesLeft } = await parts.promoChecks.check(playerId, text, addressOf(context));
    const currency = await mainCurrency(parts.database, playerId);
    return context.json({ code: code === undefined ? null : codeView(code, currency), triesLeft });
  });
  return routes;
}

export const calls: Calls<Parts> = {
  '/web-api/promo/showcase': showcaseRoutes,
  '/web-api/promo/check': checkRoutes,
};
