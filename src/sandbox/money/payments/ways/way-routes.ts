import type { paymentAnswers } from '@grandstand/bus-contracts/answers';
import type { PayMethod } from '@grandstand/bus-contracts/domain';
import type * as v from 'valibot';
import { CURRENCIES, type Currency } from '../../../betting/catalog/currencies';
import type { Country } from '../../../betting/catalog/countries';
import { regionName } from '../../../betting/catalog/regions';
import { newRoutes, type Calls, type SiteContext } from '../../../platform/http/context';
import { sessionOf } from '../../../sign-in/session/session-of-call';
import { ApiFault } from '../../../platform/http/fault';
import type { Accounts } from '../../accounts/accounts';
import type { Database } from '../../../platform/database/database';
import type { Partners } from '../../../platform/partners/partners';
import type { Payments } from '../payments';
import type { SiteRules } from '../../../site/site/site-rules';
import type { SessionReader } from '../../../sign-in/session/session-of-call';
import { countryOfPlayer } from '../../../player/players/player-country';
import { visitorCountry } from '../../../site/site/visitor-country';
import { boundsOf } from '../payment-rules';
import { usualMs } from '../usual-times';
import { boundsBy, FEE, wayOf, waysIn } from './ways';

type PaymentWays = v.InferOutput<(typeof paymentAnswers)['paymentWays']>;

/** For whom the ways are listed. */
interface Visitor {
  readonly country: Country;
  /** The id of the currency of their account, or of their country. */
  readonly currencyId: number;
}

interface Parts extends SessionReader {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly now: () => number;
  readonly partners: Partners;
  readonly payments: Payments;
  readonly siteRules: SiteRules;
}

/** `/web-api/payment/ways`: the ways to pay in and to be paid, for everybody. */
function wayRoutes(parts: Parts) {
  const routes = newRoutes();
  const { accounts, database, now, partners, payments, siteRules } = parts;

  const visitorOf = async (context: SiteContext): Promise<Visitor> => {
    const playerId = (await sessionOf(context, parts))?.playerId;
    if (playerId === undefined) {
      const country = visitorCountry(context, siteRules);
      return { country, currencyId: country.currencyId };
    }
    const country = await countryOfPlayer(database, playerId);
    const own = (await accounts.ofPlayer(playerId)).filter(({ type }) => type !== 4);
    const active = own.find(({ isActive }) => isActive) ?? own[0];
    return { country, currencyId: active?.currency.id ?? country.currencyId };
  };

  const rowOf = async (
    method: PayMethod,
    currency: Currency,
  ): Promise<PaymentWays['ways'][number]> => ({
    id: method,
    isUp: payments.hasBank && partners.isUp('bank'),
    deposit: {
      ...boundsBy(method, currency),
      fee: FEE,
      usualMs: await usualMs(database, method, now()),
    },
    withdrawal: wayOf(method).isForWithdrawals
      ? {
          ...boundsOf(currency),
          fee: FEE,
          usualMs: await usualMs(database, 'withdrawal', now()),
        }
      : null,
  });

  routes.get('/', async (context) => {
    const { country, currencyId } = await visitorOf(context);
    const wanted = context.req.query('iso');
    const currency = CURRENCIES.find(({ id, iso }) =>
      wanted ? iso === wanted : id === currencyId,
    );
    if (!currency) throw new ApiFault(400, 'unknown-currency');
    const { iso, scale } = currency;
    return context.json({
      country: { code: country.code, name: regionName(country.code, context.get('language')) },
      iso,
      scale,
      currencies: CURRENCIES.map((each) => each.iso),
      ways: await Promise.all(waysIn(country.code).map((method) => rowOf(method, currency))),
    } satisfies PaymentWays);
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/payment/ways': wayRoutes };
