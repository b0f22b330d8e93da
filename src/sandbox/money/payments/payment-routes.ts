import type { BonusTerms } from '@grandstand/bus-contracts/answers';
import { fromMinor, type PayMethod, toMinor } from '@grandstand/bus-contracts/domain';
import { isOpenPayment } from '@grandstand/bus-contracts/player';
import type { OwnBonus } from '@grandstand/bus-contracts/player';
import { bonusById, bonusView } from '../../rewards/bonuses/bonus-rows';
import type { Calls } from '../../platform/http/context';
import { languageOf, newRoutes, requireBody } from '../../platform/http/context';
import { playerOf, sessionOf } from '../../sign-in/session/session-of-call';
import { ApiFault, faultView } from '../../platform/http/fault';
import type { Account, Accounts } from '../accounts/accounts';
import type { Bonuses } from '../../rewards/bonuses/bonuses';
import type { IdentityGate } from '../../player/verification/identity-gate';
import type { PlayerLimits } from '../../protection/limits/player-limits';
import type { Partners } from '../../platform/partners/partners';
import type { Payments } from './payments';
import type { PlayerReader, SessionReader } from '../../sign-in/session/session-of-call';
import { countryOfPlayer } from '../../player/players/player-country';
import { declineLimit, isLimitAsked } from './limit-question';
import { boundsOf } from './payment-rules';
import type { Payment } from './payment-rows';
import { depositWishSchema } from './payment-wish';
import { usualMs } from './usual-times';
import { boundsBy, FEE, wayOf, waysIn } from './ways/ways';

/** What the operator knows of a payment beside its row. */
interface PaymentFacts {
  readonly usual: number;
  readonly bonus: OwnBonus | null;
  readonly comingBonus: BonusTerms | null;
}

function paymentView(
  { id, accountId, currency, method, amount, ...payment }: Payment,
  { usual, bonus, comingBonus }: PaymentFacts,
) {
  const { state, reason, createdAt, changedAt, isWithoutBonus, section } = payment;
  return {
    id,
    accountId,
    methodId: method,
    amount: fromMinor(amount, currency.scale),
    iso: currency.iso,
    scale: currency.scale,
    state,
    reason,
    createdAt,
    changedAt,
    expectedBy: createdAt + usual,
    isWithoutBonus,
    section,
    bonus,
    comingBonus,
  };
}

interface Parts extends PlayerReader, SessionReader {
  readonly accounts: Accounts;
  readonly bonuses: Bonuses;
  readonly identity: IdentityGate;
  readonly limits: PlayerLimits;
  readonly now: () => number;
  readonly partners: Partners;
  readonly payments: Payments;
}

/** A wallet with what may be paid into it, by which methods. */
async function walletView(
  { database, identity, limits }: Parts,
  { id, currency, money, isActive, playerId }: Account,
  ways: readonly PayMethod[],
) {
  const { iso, scale } = currency;
  const { min, max } = boundsOf(currency);
  const left = await limits.depositLeft(database, playerId, currency);
  const unverified = await identity.depositBound(database, { playerId, currency });
  const least = Math.min(...left.map(({ limitBalance }) => limitBalance));
  return {
    id,
    iso,
    scale,
    isActive,
    money: fromMinor(money, scale),
    min: fromMinor(min, scale),
    max: fromMinor(max, scale),
    methods: ways.map((method) => {
      const bounds = boundsBy(method, currency);
      return {
        id: method,
        min: fromMinor(bounds.min, scale),
        max: fromMinor(bounds.max, scale),
      };
    }),
    left: left.length === 0 ? null : fromMinor(least, scale),
    unverifiedLeft: unverified === undefined ? null : fromMinor(unverified, scale),
  };
}

/** `/web-api/payment/deposits`: deposits through the bank. */
function depositRoutes(parts: Parts) {
  const routes = newRoutes();
  const { accounts, bonuses, database, now, partners, payments } = parts;
  const viewOf = async (payment: Payment, usual?: number) => {
    const { bonusId, currency, isWithoutBonus, method, playerId } = payment;
    const isBonusOpen = isOpenPayment(payment) && !isWithoutBonus;
    const coming = isBonusOpen ? await bonuses.ofDeposit(playerId) : undefined;
    return paymentView(payment, {
      usual: usual ?? (await usualMs(database, method, now())),
      bonus: bonusId === null ? null : bonusView(await bonusById(database, bonusId)),
      comingBonus: coming?.terms.iso === currency.iso ? coming.terms : null,
    });
  };

  routes.get('/methods', async (context) => {
    const playerId = await playerOf(context, parts);
    const own = await accounts.ofPlayer(playerId);
    const ways = waysIn((await countryOfPlayer(database, playerId)).code);
    const wallets = own.filter(({ type }) => type !== 4);
    const views = await Promise.all(wallets.map((wallet) => walletView(parts, wallet, ways)));
    const isUp = payments.hasBank && partners.isUp('bank');
    const bar = await payments.barOf(playerId);
    return context.json({
      methods: await Promise.all(
        ways.map(async (id) => ({
          id,
          isUp,
          isForWithdrawals: wayOf(id).isForWithdrawals,
          fee: FEE,
          usualMs: await usualMs(database, id, now()),
        })),
      ),
      isLimitAsked: await isLimitAsked(database, playerId),
      barred: bar && faultView(bar, context.get('language')).error,
      accounts: views,
      bonus: (await bonuses.ofDeposit(playerId)) ?? null,
    });
  });

  routes.post('/decline-limit', async (context) => {
    const playerId = await playerOf(context, parts);
    await declineLimit(database, playerId, now());
    return context.json({});
  });

  routes.post('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const wish = await requireBody(context, depositWishSchema);
    const { accountId, methodId, amount, refId, isWithoutBonus, section } = wish;
    if (!partners.isUp('bank')) throw new ApiFault(422, 'method-down');
    const payment = await payments.begin(playerId, {
      accountId,
      method: methodId,
      refId,
      amountOf: ({ currency }) => toMinor(amount, currency.scale),
      isWithoutBonus,
      section,
    });
    return context.json({ payment: await viewOf(payment) });
  });

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const list = await payments.of(playerId);
    const times = new Map<PayMethod, number>();
    for (const { method } of list) {
      if (!times.has(method)) times.set(method, await usualMs(database, method, now()));
    }
    const views = await Promise.all(
      list.map((payment) => viewOf(payment, times.get(payment.method))),
    );
    return context.json({ payments: views });
  });

  routes.get('/:id', async (context) => {
    const playerId = await playerOf(context, parts);
    const payment = await payments.find(playerId, context.req.param('id'));
    return context.json({ payment: await viewOf(payment) });
  });

  routes.post('/:id/resume', async (context) => {
    const playerId = await playerOf(context, parts);
    const payment = await payments.resume(playerId, context.req.param('id'));
    if (isOpenPayment(payment) && !partners.isUp('bank')) throw new ApiFault(422, 'method-down');
    return context.json({ payment: await viewOf(payment) });
  });

  // A move of the browser, which has the session's cookie and no other header.
  routes.get('/:id/pay', async (context) => {
    const session = await sessionOf(context, parts);
    const language = languageOf(context.req.query('lang'));
    if (!session) return context.redirect(`/${language}/office/recharge`);
    const id = context.req.param('id');
    const address = await payments.addressOf(session.playerId, id, language);
    return context.redirect(
      address ?? `/${language}/onpay/pending?payment=${encodeURIComponent(id)}`,
    );
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/payment/deposits': depositRoutes };
