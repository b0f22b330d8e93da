import { fromMinor, toMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import type { Calls } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf, playerSessionOf } from '../../sign-in/session/session-of-call';
import { ApiFault } from '../../platform/http/fault';
import { minorSchema, textIdSchema } from '../../platform/http/inputs';
import type { IdentityGate } from '../../player/verification/identity-gate';
import type { Partners } from '../../platform/partners/partners';
import type { Payments } from './payments';
import type { Profiles } from '../../player/profile/profiles';
import type { Withdrawals, WithdrawableNow } from './withdrawals/withdrawals';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import type { RecentProofPorts } from '../../sign-in/two-step/recent-proof';
import { missingFields } from '../../player/profile/profile-rules';
import { requireRecentProof } from '../../sign-in/two-step/recent-proof';
import { wishSchema } from './payment-wish';
import { waitOf } from './withdrawals/withdrawal-rules';
import { stepsOf } from './withdrawals/withdrawal-rows';
import { addressOf } from '../../platform/outbox/player-address';
import { usualMs } from './usual-times';
import { FEE, PAYOUT_METHODS } from './ways/ways';
import type { Withdrawal, WithdrawalStep } from './withdrawals/withdrawal-rows';

const withdrawalSchema = v.object({
  ...wishSchema.entries,
  /** The bonus that is given up for it, and what the player saw that they lose. */
  leaving: v.optional(v.object({ bonusId: textIdSchema, lose: minorSchema })),
});

/** What the operator knows of a withdrawal beside its row. */
interface WithdrawalFacts {
  /** How long one usually takes, ms. */
  readonly usual: number;
  readonly now: number;
  /** Whether a message can tell its player. */
  readonly isTold: boolean;
}

function withdrawalView(
  withdrawal: Withdrawal,
  steps: readonly WithdrawalStep[],
  { usual, now, isTold }: WithdrawalFacts,
) {
  const { id, accountId, currency, method, amount, state, reason, review } = withdrawal;
  const wait = waitOf(withdrawal, now);
  return {
    id,
    accountId,
    methodId: method,
    amount: fromMinor(amount, currency.scale),
    iso: currency.iso,
    scale: currency.scale,
    state,
    reason,
    // Why is not said: it would tell how not to be looked at.
    isHeld: state === 'checking' && review !== null,
    wait,
    isTold,
    createdAt: withdrawal.createdAt,
    changedAt: withdrawal.changedAt,
    expectedBy: Math.max(withdrawal.createdAt, wait?.until ?? 0) + usual,
    steps,
  };
}

function accountView({ account, ...sums }: WithdrawableNow) {
  const { available, min, max, inBets, onTheWay, unverifiedMax, newCardUntil, method } = sums;
  const { id, currency, isActive, money, type } = account;
  const { iso, scale } = currency;
  const decimal = (amount: number): number => fromMinor(amount, scale);
  return {
    id,
    iso,
    scale,
    isActive,
    isBonus: type === 4,
    money: decimal(money),
    available: decimal(available),
    min: decimal(min),
    max: decimal(max),
    inBets: decimal(inBets),
    onTheWay: decimal(onTheWay),
    unverifiedMax: unverifiedMax === undefined ? null : decimal(unverifiedMax),
    newCardUntil,
    methodId: method,
  };
}

interface Parts extends PlayerReader, RecentProofPorts {
  readonly identity: IdentityGate;
  readonly now: () => number;
  readonly partners: Partners;
  readonly payments: Payments;
  readonly profiles: Profiles;
  readonly withdrawals: Withdrawals;
}

/** `/web-api/payment/withdrawals`: withdrawals the way that the player paid in by last. There is no call that cancels one. */
function withdrawalRoutes(parts: Parts) {
  const routes = newRoutes();
  const { database, identity, now, partners, payments, profiles, withdrawals } = parts;
  const factsFor = async (playerId: number): Promise<WithdrawalFacts> => ({
    usual: await usualMs(database, 'withdrawal', now()),
    now: now(),
    isTold: (await addressOf(database, playerId)) !== undefined,
  });
  const isUp = (): boolean => payments.hasBank && partners.isUp('bank');

  routes.get('/methods', async (context) => {
    const playerId = await playerOf(context, parts);
    const all = await withdrawals.withdrawable(playerId);
    const isBounded = all.some(({ unverifiedMax }) => unverifiedMax !== undefined);
    return context.json({
      methods: PAYOUT_METHODS.map((id) => ({ id, isUp: isUp(), fee: FEE })),
      accounts: all.map(accountView),
      missing: missingFields(await profiles.of(playerId)),
      documents: isBounded ? await identity.lacking(database, playerId) : [],
      heldUntil: await withdrawals.heldUntil(playerId),
    });
  });

  routes.post('/', async (context) => {
    const session = await playerSessionOf(context, parts);
    const { playerId } = session;
    const wish = await requireBody(context, withdrawalSchema);
    const { accountId, methodId, amount, refId, leaving } = wish;
    if (!isUp()) throw new ApiFault(422, 'method-down');
    const missing = missingFields(await profiles.of(playerId));
    if (missing.length > 0) throw new ApiFault(422, 'not-verified', { missing, documents: [] });
    // A stolen session must not take the money.
    await requireRecentProof(parts, session);
    const withdrawal = await withdrawals.ask(playerId, {
      accountId,
      method: methodId,
      refId,
      leaving,
      amountOf: ({ currency }) => toMinor(amount, currency.scale),
    });
    const steps = await stepsOf(database, playerId);
    const facts = await factsFor(playerId);
    return context.json({
      withdrawal: withdrawalView(withdrawal, steps.get(withdrawal.id) ?? [], facts),
    });
  });

  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const steps = await stepsOf(database, playerId);
    const facts = await factsFor(playerId);
    const list = await withdrawals.of(playerId);
    return context.json({
      withdrawals: list.map((withdrawal) =>
        withdrawalView(withdrawal, steps.get(withdrawal.id) ?? [], facts),
      ),
    });
  });

  routes.get('/:id', async (context) => {
    const playerId = await playerOf(context, parts);
    const withdrawal = await withdrawals.find(playerId, context.req.param('id'));
    const steps = await stepsOf(database, playerId);
    const facts = await factsFor(playerId);
    return context.json({
      withdrawal: withdrawalView(withdrawal, steps.get(withdrawal.id) ?? [], facts),
    });
  });

  return routes;
}

export const calls: Calls<Parts> = { '/web-api/payment/withdrawals': withdrawalRoutes };
