import type { PromoCodeView } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import type { Currency } from '../catalog/currencies';
import type { Calls } from '../http/context';
import { newRoutes, playerOf, requireBody } from '../http/context';
import type { Operator } from '../operator';
import { mainCurrency } from '../protection/limit-use';
import type { KnownCode } from './promo-codes';
import { prepaidBy } from './promo-rules';

const checkSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
});

function codeView(known: KnownCode, currency: Currency): PromoCodeView {
  const { code, effect, isUsed, endsAt } = known;
  const { iso, scale } = currency;
  return {
    code,
    effect:
      effect.kind === 'prepaid'
        ? { kind: effect.kind, money: prepaidBy(known, currency), iso, scale }
        : { kind: effect.kind, percent: effect.percent },
    isUsed,
    endsAt,
  };
}

/** The promo codes that are offered to the player. */
function showcaseRoutes(operator: Operator) {
  const routes = newRoutes();
  routes.get('/', async (context) => {
    const playerId = await playerOf(context, operator);
    const codes = await operator.promoChecks.shown(playerId);
    const currency = await mainCurrency(operator.database, playerId);
    return context.json({
      isBarred: codes === null,
      codes: (codes ?? []).map((code) => codeView(code, currency)),
    });
  });
  return routes;
}

/** What a promo code gives the player. */
function checkRoutes(operator: Operator) {
  const routes = newRoutes();
  routes.post('/', async (context) => {
    const playerId = await playerOf(context, operator);
    const { code: text } = await requireBody(context, checkSchema);
    const { code, triesLeft } = await operator.promoChecks.check(playerId, text);
    const currency = await mainCurrency(operator.database, playerId);
    return context.json({ code: code === undefined ? null : codeView(code, currency), triesLeft });
  });
  return routes;
}

export const calls: Calls = {
  '/web-api/promo/showcase': showcaseRoutes,
  '/web-api/promo/check': checkRoutes,
};
