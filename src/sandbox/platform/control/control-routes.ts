import { mailSchema } from '../../sign-in/challenges/mail-input';
import { siteConfigSchema } from '@grandstand/bus-contracts';
import { appFileSchema } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { bonusGameControlRoutes } from '../../casino/bonus-games/bonus-game-control';
import { bonusControlRoutes } from '../../rewards/bonuses/bonus-control';
import { freeSpinControlRoutes } from '../../rewards/free-spins/free-spin-control';
import { cashbackControlRoutes } from '../../rewards/cashback/cashback-control';
import { accessControlRoutes } from '../../protection/access/access-control';
import { affiliateControlRoutes } from '../../rewards/affiliates/affiliate-control';
import { appealControlRoutes } from '../../protection/access/appeal-control';
import { moneyRoutes } from '../../money/accounts/money-control';
import { challengeControlRoutes } from '../../sign-in/challenges/challenge-control';
import { consentControlRoutes } from '../../protection/consent/consent-routes';
import { countControlRoutes } from '../counts/count-control';
import { couponControlRoutes } from '../../betting/coupon/coupon-control';
import { clockRoutes, gameRoutes } from '../../betting/engine/game-control';
import { outcomeRoutes } from '../../betting/engine/outcome-control';
import { fairControlRoutes } from '../../draws/fair/fair-control';
import { guardRoutes } from '../../site/guard/guard-control';
import { holdControlRoutes } from '../../protection/holds/hold-control';
import { newRoutes, requireBody } from '../http/context';
import { jackpotControlRoutes } from '../../casino/jackpots/jackpot-control';
import { linkControlRoutes } from '../../sign-in/links/link-control';
import { lottoControlRoutes } from '../../draws/lotto/lotto-control';
import { marbleControlRoutes } from '../../draws/marbles/marble-control';
import type { Operator } from '../../operator';
import { outboxControlRoutes } from '../outbox/outbox-control';
import { partnerControlRoutes } from '../partners/partner-api';
import { paymentControlRoutes } from '../../money/payments/ways/payment-control';
import { withdrawalControlRoutes } from '../../money/payments/withdrawals/withdrawal-control';
import { PACK_NAMES, PACKS } from '../../site/packs/packs';
import { playerControlRoutes } from '../../player/players/player-control';
import { limitControlRoutes } from '../../protection/limits/limit-control';
import { PROTECTION_RULES } from '../../protection/limits/protection-rules';
import { offerRoutes } from '../../money/purchases/offer-control';
import { referralControlRoutes } from '../../rewards/referral/referral-control';
import { chatControlRoutes } from '../../support/chat/chat-control';
import { ideaControlRoutes } from '../../support/ideas/idea-control';
import { questionControlRoutes } from '../../sign-in/security-question/question-control';
import { requestControlRoutes } from '../../support/requests/request-control';
import { seoControlRoutes } from '../../site/seo/seo-routes';
import { TOKEN_LIFETIME } from '../../sign-in/session/tokens';
import { tokenControlRoutes } from '../../sign-in/sign-in-tokens/token-control';
import type { SitePages } from '../../site/site/site-rules';
import { SITE_PAGES, SITE_RULES } from '../../site/site/site-rules';
import { socialControlRoutes } from '../../sign-in/social/social-control';
import { totoControlRoutes } from '../../draws/toto/toto-control';
import { tournamentControlRoutes } from '../../casino/tournaments/tournament-control';
import { transferControlRoutes } from '../../sign-in/transfers/transfer-control';
import { twoStepControlRoutes } from '../../sign-in/two-step/two-step-control';
import { uploadControlRoutes } from '../../player/uploads/upload-control';
import { verificationControlRoutes } from '../../player/verification/verification-control';
import { walletControlRoutes } from '../../money/wallet/control/wallet-control';
import { VERIFICATION_RULES } from '../../player/verification/verification-rules';
import { homePageSchema } from '../../site/home/home-control';
import { faultSchema } from './faults';
import { resetPlayers } from './reset-players';

const dropSchema = v.object({ forget: v.optional(v.boolean(), false) });
const tokenSchema = v.object({
  lifetime: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400)),
});
const siteSchema = v.object({
  /** Members that are left out get their defaults. */
  pages: v.optional(
    v.pipe(
      v.partial(
        v.pick(siteConfigSchema, [
          'availableRoutes',
          'isRegistrationAvailable',
          'features',
          'unavailablePaths',
          'promoBonusToOffer',
          'useRechargeModal',
          'isPaymentForPlayers',
          'isThirdParty',
          'guestsGoTo',
        ]),
      ),
      v.transform((pages): SitePages => ({ ...SITE_PAGES, ...pages })),
    ),
  ),
  /** Members that are left out get their defaults. */
  home: v.optional(homePageSchema),
  /** Seconds and minutes. */
  registrationReminder: v.optional(
    v.nullable(
      v.object({
        delay: v.pipe(v.number(), v.minValue(0)),
        interval: v.pipe(v.number(), v.minValue(0)),
      }),
    ),
  ),
  companyName: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  partnerHasTaxes: v.optional(v.boolean()),
  /** null: no logo. */
  logoSlot: v.optional(
    v.pipe(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-1021), v.maxValue(-1000))),
      v.transform((slot) => slot ?? undefined),
    ),
  ),
  uiLibVersion: v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((version) => version ?? undefined),
    ),
  ),
  isTeamCash: v.optional(v.boolean()),
  isPwa: v.optional(v.boolean()),
  apps: v.optional(v.pipe(v.array(appFileSchema), v.maxLength(20))),
  isCookieConsentAsked: v.optional(v.boolean()),
  isFatmanAnalyticsAvailable: v.optional(v.boolean()),
  /** null: the question is switched off. */
  age: v.optional(
    v.pipe(
      v.nullable(
        v.object({
          minAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
          isForSession: v.optional(v.boolean()),
        }),
      ),
      v.transform((age) => age ?? undefined),
    ),
  ),
  /** null: the country of the request. */
  geoCountryId: v.optional(
    v.pipe(
      v.nullable(v.pipe(v.number(), v.integer())),
      v.transform((id) => id ?? undefined),
    ),
  ),
  headerRows: v.optional(v.picklist([1, 2])),
  isSnow: v.optional(v.boolean()),
  /** null: no row. */
  footerRow: v.optional(
    v.pipe(
      v.nullable(
        v.object({
          socialLinks: v.optional(v.array(v.object({ title: v.string(), url: v.string() }))),
        }),
      ),
      v.transform((row) => row ?? undefined),
    ),
  ),
  supportEmail: v.optional(
    v.pipe(
      v.nullable(mailSchema),
      v.transform((email) => email ?? undefined),
    ),
  ),
  supportPhone: v.optional(
    v.pipe(
      v.nullable(v.pipe(v.string(), v.regex(/^\+\d{6,15}$/))),
      v.transform((phone) => phone ?? undefined),
    ),
  ),
  companyAddress: v.optional(
    v.pipe(
      v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
      v.transform((address) => address ?? undefined),
    ),
  ),
  isSupportButtonHidden: v.optional(v.boolean()),
  isChatOffered: v.optional(v.boolean()),
  isBottomBarOnRegistration: v.optional(v.boolean()),
  cashbackMode: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  isCashOutOffered: v.optional(v.boolean()),
  isBetBuilderOffered: v.optional(v.boolean()),
  frameOrigins: v.optional(v.array(v.pipe(v.string(), v.maxLength(200)))),
  autoLogoffMinutes: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
  /** The jurisdiction whose rules hold. */
  pack: v.optional(v.picklist(PACK_NAMES)),
  /** Days after which documents are checked again, in place of those of the jurisdiction. */
  reverifyDays: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  limits: v.optional(
    v.object({
      customTypes: v.array(v.number()),
      isLockedTogether: v.boolean(),
      isCancelledByDelete: v.boolean(),
    }),
  ),
});

/** `/sandbox/v1`: QA's calls. */
export function controlRoutes(operator: Operator) {
  const routes = newRoutes();
  const { world, feed, faults, placing, liveHold, siteRules, tokens } = operator;
  const { delay: liveDelay } = liveHold;
  const { play, law } = siteRules;

  routes.get('/state', (context) => {
    const phases = [...world.line.games()].map(({ state }) => state.phase);
    return context.json({
      now: operator.now(),
      pace: world.clock.pace,
      isPaused: world.clock.pace === 0,
      live: phases.filter((phase) => phase === 'live').length,
      line: phases.filter((phase) => phase === 'upcoming').length,
      feed: { seq: feed.seq, listeners: feed.listenerCount },
      tokenLifetime: tokens.lifetime,
      placing: {
        liveDelay: liveHold.delay,
        isVipAccepted: placing.isVipAccepted,
        held: liveHold.held,
      },
      faults: faults.list(),
    });
  });

  routes.get('/faults', (context) => context.json({ faults: faults.list() }));
  routes.post('/faults', async (context) => {
    faults.add(await requireBody(context, faultSchema));
    return context.json({ faults: faults.list() });
  });
  routes.delete('/faults', (context) => {
    faults.clear();
    return context.json({ faults: [] });
  });

  routes.post('/feed/drop', async (context) =>
    context.json({ dropped: feed.drop(await requireBody(context, dropSchema)) }),
  );

  routes.post('/tokens', async (context) => {
    tokens.lifetime = (await requireBody(context, tokenSchema)).lifetime;
    return context.json({ lifetime: tokens.lifetime });
  });

  routes.post('/site', async (context) => {
    const { pack, reverifyDays, ...rules } = await requireBody(context, siteSchema);
    Object.assign(siteRules, rules, pack && PACKS[pack]);
    if (reverifyDays !== undefined) siteRules.play = { ...siteRules.play, reverifyDays };
    return context.json(siteRules);
  });

  routes.post('/settle', async (context) => context.json({ settled: await operator.step() }));

  routes.post('/reset', async (context) => {
    faults.clear();
    operator.demands.clear();
    operator.captchas.clear();
    operator.fingerprints.clear();
    await operator.counts.clear();
    operator.access.clear();
    operator.consent.clear();
    operator.seo.clear();
    operator.outbox.repair();
    operator.partners.clear();
    operator.gameDraws.clear();
    operator.bonusGames.clear();
    operator.bonuses.clear();
    operator.freeSpinOffers.clear();
    operator.repeatedCalls.set(0);
    Object.assign(operator.protectionRules, PROTECTION_RULES);
    Object.assign(operator.verificationRules, VERIFICATION_RULES);
    tokens.lifetime = TOKEN_LIFETIME;
    Object.assign(siteRules, SITE_RULES, { play, law });
    liveHold.delay = liveDelay;
    placing.isVipAccepted = true;
    await operator.settlement.idle();
    await world.reset(operator.now());
    await resetPlayers(operator);
    feed.drop({ forget: true });
    return context.json({});
  });

  routes.route('/clock', clockRoutes(operator));
  routes.route('/games', gameRoutes(operator));
  routes.route('/outcomes', outcomeRoutes(operator));
  routes.route('/', moneyRoutes(operator));
  routes.route('/', accessControlRoutes(operator));
  routes.route('/', appealControlRoutes(operator));
  routes.route('/', affiliateControlRoutes(operator));
  routes.route('/', playerControlRoutes(operator));
  routes.route('/', couponControlRoutes(operator));
  routes.route('/offers', offerRoutes(operator));
  routes.route('/lotto/draws', lottoControlRoutes(operator));
  routes.route('/marbles', marbleControlRoutes(operator));
  routes.route('/jackpots', jackpotControlRoutes(operator));
  routes.route('/toto/draws', totoControlRoutes(operator));
  routes.route('/tournaments', tournamentControlRoutes(operator));
  routes.route('/', fairControlRoutes(operator));
  routes.route('/', guardRoutes(operator));
  routes.route('/', limitControlRoutes(operator));
  routes.route('/', holdControlRoutes(operator));
  routes.route('/', consentControlRoutes(operator));
  routes.route('/', seoControlRoutes(operator));
  routes.route('/', outboxControlRoutes(operator));
  routes.route('/', challengeControlRoutes(operator));
  routes.route('/', countControlRoutes(operator));
  routes.route('/', linkControlRoutes(operator));
  routes.route('/', socialControlRoutes(operator));
  routes.route('/', transferControlRoutes(operator));
  routes.route('/', twoStepControlRoutes(operator));
  routes.route('/', questionControlRoutes(operator));
  routes.route('/', tokenControlRoutes(operator));
  routes.route('/', partnerControlRoutes(operator));
  routes.route('/', withdrawalControlRoutes(operator));
  routes.route('/', paymentControlRoutes(operator));
  routes.route('/', walletControlRoutes(operator));
  routes.route('/', uploadControlRoutes(operator));
  routes.route('/', verificationControlRoutes(operator));
  routes.route('/', requestControlRoutes(operator));
  routes.route('/', ideaControlRoutes(operator));
  routes.route('/', chatControlRoutes(operator));
  routes.route('/', bonusGameControlRoutes(operator));
  routes.route('/', bonusControlRoutes(operator));
  routes.route('/', freeSpinControlRoutes(operator));
  routes.route('/cashback', cashbackControlRoutes(operator));
  routes.route('/', referralControlRoutes(operator));
  return routes;
}
