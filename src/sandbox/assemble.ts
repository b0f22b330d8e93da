import { leastAge } from '@grandstand/bus-contracts/domain';
import { randomInt } from 'node:crypto';
import { Accounts } from './money/accounts/accounts';
import { Ledger } from './money/accounts/ledger';
import { Pools } from './money/accounts/pools';
import { Prepaid } from './money/accounts/prepaid';
import { ProductStakes } from './money/accounts/product-stakes';
import { Bonuses } from './rewards/bonuses/bonuses';
import { Cashback } from './rewards/cashback/cashback';
import { CashOuts } from './betting/cash-out/cash-outs';
import { TitleInfos } from './casino/casino/title-infos';
import { Challenges } from './sign-in/challenges/challenges';
import { CountStore } from './platform/counts/count-store';
import { Guesses } from './platform/counts/guesses';
import { visitorLimits } from './platform/counts/visitor-limits';
import { Faults } from './platform/control/faults';
import { Accumulators } from './betting/coupon/accumulators';
import { PromoChecks } from './betting/coupon/promo-checks';
import { PromoCodes } from './betting/coupon/promo-codes';
import { SharedCoupons } from './betting/coupon/shared-coupons';
import { DataExports } from './player/data-export/data-exports';
import type { Database } from './platform/database/database';
import { keptSecret } from './platform/database/kept-secret';
import { DEFAULT_PACE } from './betting/engine/match-clock';
import { gameParts } from './draws/fair/game-parts';
import { Favourites } from './player/favourites/favourites';
import { isKnown, isOver } from './player/favourites/named-favourites';
import { World } from './betting/engine/world';
import { WorldStore } from './betting/engine/world-store';
import { Feed } from './betting/feed/feed';
import { FreeSpinOffers } from './rewards/free-spins/free-spin-offers';
import { FreeSpins } from './rewards/free-spins/free-spins';
import { accessParts } from './site/guard/access-parts';
import { Affiliates } from './rewards/affiliates/affiliates';
import { Holds } from './protection/holds/holds';
import type { Operator } from './operator';
import { JackpotMeters } from './casino/jackpots/jackpot-meters';
import { linkParts } from './sign-in/links/link-parts';
import { LinkTokens } from './sign-in/links/link-tokens';
import { Outbox } from './platform/outbox/outbox';
import { PlayerMessages } from './platform/outbox/player-messages';
import { boundedPartners } from './platform/partners/bounded-answers';
import { PartnerCalls } from './platform/partners/partner-calls';
import { Partners } from './platform/partners/partners';
import { PACKS } from './site/packs/packs';
import { Batches } from './betting/placing/batches/batches';
import { Bets } from './betting/placing/bets';
import { LiveHold } from './betting/placing/live-hold';
import { Placing } from './betting/placing/place';
import { Settlement } from './betting/placing/settlement';
import { PlayerNews } from './player/players/player-news';
import { hasDocuments, Profiles } from './player/profile/profiles';
import { Players } from './player/players/players';
import { openBank } from './money/payments/bank-client';
import { paymentParts } from './money/payments/payment-parts';
import { PlayerTerms } from './player/players/terms';
import { protectionParts } from './protection/limits/protection-parts';
import { AppLinks } from './site/site/app-links';
import { supportParts } from './support/requests/support-parts';
import { PlayerPasswords } from './sign-in/session/passwords/player-passwords';
import { PendingRegistrations } from './sign-in/registration/pending-registrations';
import { purchaseParts } from './money/purchases/purchase-parts';
import { Referrals } from './rewards/referral/referrals';
import { SeoOverrides } from './site/seo/seo-overrides';
import { LoginAttempts } from './sign-in/session/login-attempts';
import { proofParts } from './sign-in/security/proof-parts';
import { signInParts } from './sign-in/security/sign-in-parts';
import { Sessions } from './sign-in/session/sessions';
import { Tokens } from './sign-in/session/tokens';
import { SITE_RULES } from './site/site/site-rules';
import { openIdClient } from './sign-in/social/open-client';
import { openOperatorKey } from './platform/sealing/operator-keys';
import { createFileWork } from './player/uploads/file-work';
import { openFiles } from './player/uploads/open-files';
import { verificationParts } from './player/verification/verification-parts';
import { walletParts } from './money/wallet/wallet-parts';
import type { SandboxClock } from './platform/clock';
import type { SandboxOptions } from './platform/options';
import { step } from './platform/step';

const DEFAULT_ORIGIN = 'http://localhost';

/** What becomes of internal errors where nobody else receives them. */
export function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}

/** Creates the parts of the operator. */
export async function assemble(
  given: SandboxOptions & { readonly clock: SandboxClock },
  database: Database,
): Promise<Operator> {
  const options = { ...given, ...boundedPartners(given) };
  const { clock, pace = DEFAULT_PACE, liveDelay = 0 } = options;
  const { partnerSecrets = {}, siteOrigin = DEFAULT_ORIGIN, report = warn } = options;
  const { fileWork = createFileWork(report) } = options;
  const now = (): number => clock.now();
  const secret = options.resultsSecret ?? (await keptSecret(database, 'results-secret'));
  const world = await World.open(new WorldStore(database), { secret, now, pace });
  const ledger = await Ledger.open(database);
  const siteRules = { ...SITE_RULES, ...PACKS[options.pack ?? 'open'] };
  const outbox = new Outbox(now);
  const siteName = (): string => siteRules.companyName;
  const messages = new PlayerMessages({ outbox, siteName, siteOrigin });
  const accounts = new Accounts({ database, ledger, messages, now });
  const players = new Players({ database, accounts, messages, now });
  const profiles = new Profiles({
    database,
    key: await openOperatorKey(database, options, 'profile', () => hasDocuments(database)),
    leastAge: () => leastAge(siteRules),
    now,
  });
  const feed = new Feed(now);
  const onStanding = (playerId: number): void => feed.publishPlayerStatus(playerId);
  const holds = new Holds({
    database,
    profiles,
    messages,
    secret: await openOperatorKey(database, options, 'traces'),
    onChange: onStanding,
    now,
  });
  const bets = new Bets(database);
  const prepaid = new Prepaid(ledger, now);
  const protection = protectionParts({
    database,
    siteRules,
    messages,
    onExcluded: (playerId) => holds.lookAround(playerId),
    now,
  });
  const { sessionTime, protectionRules, guard } = protection;
  const pools = new Pools(ledger);
  const stakes = new ProductStakes({ guard, pools, now });
  const promoCodes = await PromoCodes.open(database, now);
  const { line } = world;
  const accumulators = new Accumulators(line, { now, seed: world.plan });
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.after(ms, resolve);
    });
  const liveHold = new LiveHold(wait, liveDelay);
  const contentSite = { siteRules, protectionRules, liveHold, now };
  const randomBelow = (below: number): number => randomInt(below);
  const counts = await CountStore.open(database, { now, report });
  const guesses = new Guesses(counts, now);
  const promoChecks = new PromoChecks({ database, promoCodes, guesses, now });
  const onMoved = (playerId: number): void => feed.publishPlayer(playerId, []);
  const parts = {
    database,
    line,
    ledger,
    accounts,
    bets,
    prepaid,
    guard,
    guesses,
    promoCodes,
    promoChecks,
    liveHold,
    holds,
    messages,
    siteRules,
    siteName,
    onMoved,
    now,
  };
  const bonuses = new Bonuses({ database, accounts, ledger, siteRules, onMoved, now });
  const freeSpins = new FreeSpins({ database, siteRules, onMoved, now });
  const settlement = new Settlement({
    ...parts,
    bonuses,
    onChanged: (playerId, betIds) => feed.publishPlayer(playerId, betIds),
  });
  const sessions = new Sessions(database, now);
  const links = new LinkTokens(database, now);
  const pendingRegistrations = new PendingRegistrations({ database, links, players, now });
  const codeKey = await openOperatorKey(database, options, 'codes');
  const challenges = new Challenges({
    database,
    messages,
    now,
    linkBeside: (queries, flow) => pendingRegistrations.newToken(queries, flow),
    randomBelow,
    counts,
    guesses,
    pepper: codeKey,
  });
  const partners = new Partners(partnerSecrets, now);
  const verification = verificationParts({
    database,
    files: await openFiles(database, options, fileWork),
    fileWork,
    profiles,
    accounts,
    messages,
    siteRules,
    holds,
    onChange: onStanding,
    now,
  });
  const { documents, uploads, identity, verifications } = verification;
  const passwords = new PlayerPasswords({ database, links, messages, sessions, now });
  const accessing = accessParts({ database, messages, key: codeKey, now });
  const { access } = accessing;
  const { playerGames, playerSeeds, seedChains, jackpots, marbles } = gameParts({
    database,
    ledger,
    pools,
    messages,
    world,
    jackpotBytes: options.jackpotBytes,
    now,
  });
  const games = {
    playerGames,
    playerSeeds,
    seedChains,
    partners,
    access,
    bonuses,
    jackpots,
  };
  await players.seedDemo();
  return {
    database,
    fileWork,
    world,
    feed,
    ledger,
    accounts,
    players,
    profiles,
    dataExports: new DataExports({ database, profiles, messages, now }),
    sessions,
    tokens: await Tokens.open(database, now),
    counts,
    guesses,
    visitorLimits: visitorLimits(counts),
    attempts: new LoginAttempts(counts, now),
    challenges,
    passwords,
    ...linkParts({ database, challenges, links, messages, pendingRegistrations, sessions, now }),
    ...proofParts({ ...parts, challenges, links, passwords, players }),
    ...signInParts({
      ...parts,
      links,
      counts,
      challenges,
      partners,
      client: openIdClient(options, siteOrigin, now),
      pepper: codeKey,
      siteOrigin,
    }),
    outbox,
    partners,
    partnerCalls: new PartnerCalls({ database, secrets: partnerSecrets, now }),
    bets,
    accumulators,
    promoCodes,
    promoChecks,
    sharedCoupons: new SharedCoupons(database, line, now),
    prepaid,
    ...protection,
    holds,
    bonuses,
    freeSpins,
    freeSpinOffers: new FreeSpinOffers({ ...parts, freeSpins, documents }),
    cashback: new Cashback({ ...parts, bonuses, freeSpins, documents }),
    referrals: new Referrals({ database, accounts, documents, siteRules, onMoved, now }),
    ...verification,
    ...paymentParts({
      ...parts,
      bonuses,
      documents,
      identity,
      profiles,
      bank: openBank(options),
    }),
    terms: new PlayerTerms(database, now),
    news: new PlayerNews(database, now),
    placing: new Placing({
      ...parts,
      batches: new Batches(database, bets),
      accumulators,
    }),
    ...purchaseParts({ ...parts, ...games, freeSpins, pools, stakes, randomBelow }),
    playerSeeds,
    ...walletParts({ ...parts, ...games, sessions, sessionTime, onChanged: onMoved }),
    seedChains,
    jackpots,
    jackpotMeters: new JackpotMeters(jackpots),
    liveHold,
    cashOuts: new CashOuts({ ...parts, now }),
    favourites: new Favourites({
      database,
      isKnown: (favourite) => isKnown(favourite, line, now()),
      isOver: (favourite) => isOver(favourite, line, now()),
    }),
    playerGames,
    titleInfos: new TitleInfos({ place: options.games, partners, now }),
    marbles,
    settlement,
    ...accessing,
    faults: new Faults(),
    siteRules,
    seo: new SeoOverrides(),
    appLinks: new AppLinks({ database, messages, counts, now }),
    affiliates: new Affiliates({ database, messages, counts, now }),
    ...supportParts({
      database,
      messages,
      uploads,
      site: contentSite,
      siteOrigin,
      onChange: onStanding,
      now,
    }),
    siteOrigin,
    now,
    step: () => step({ world, feed, verifications, marbles, settlement, now }),
  };
}
