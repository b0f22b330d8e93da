import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Clock } from '@grandstand/bus-contracts';
import { Bans } from './access/bans';
import { SiteAccess } from './access/site-access';
import { Accounts } from './accounts/accounts';
import { Deposits } from './accounts/deposits';
import { Ledger } from './accounts/ledger';
import { Pools } from './accounts/pools';
import { Prepaid } from './accounts/prepaid';
import { ProductStakes } from './accounts/product-stakes';
import { CashOuts } from './cash-out/cash-outs';
import { Challenges } from './challenges/challenges';
import { createConsentLog } from './consent/consent-log';
import { Faults } from './control/faults';
import { Accumulators } from './coupon/accumulators';
import { PromoCodes } from './coupon/promo-codes';
import { SharedCoupons } from './coupon/shared-coupons';
import type { Database } from './database/database';
import { migrate } from './database/migrate';
import { openPglite } from './database/pglite';
import { openPostgres } from './database/postgres';
import { DEFAULT_PACE } from './engine/match-clock';
import { PlayerSeeds } from './fair/player-seeds';
import { SeedChains } from './fair/seed-chains';
import { Favourites } from './favourites/favourites';
import { isKnown, isOver } from './favourites/named-favourites';
import { World } from './engine/world';
import { WorldStore } from './engine/world-store';
import { Feed } from './feed/feed';
import { Captchas } from './guard/captchas';
import { Demands } from './guard/demands';
import { Fingerprints } from './guard/fingerprints';
import { operatorApp } from './http/app';
import type { Operator } from './operator';
import { linkParts } from './links/link-parts';
import { LinkTokens } from './links/link-tokens';
import { Outbox } from './outbox/outbox';
import { PlayerMessages } from './outbox/player-messages';
import { PartnerCalls } from './partners/partner-calls';
import type { PartnerSecrets } from './partners/partner-calls';
import { Partners } from './partners/partners';
import { Passkeys } from './passkeys/passkeys';
import { PACKS, type PackName } from './packs/packs';
import { Batches } from './placing/batches';
import { Bets } from './placing/bets';
import { LiveHold } from './placing/live-hold';
import { Placing } from './placing/place';
import { Settlement } from './placing/settlement';
import { PlayerNews } from './players/player-news';
import type { Credentials } from './players/players';
import { DEMO, Players } from './players/players';
import { PlayerTerms } from './players/terms';
import { LimitTests } from './protection/limit-tests';
import { PlayGuard } from './protection/play-guard';
import { PlayerLimits } from './protection/player-limits';
import { PROTECTION_RULES } from './protection/protection-rules';
import { SessionTime } from './protection/session-time';
import { Recoveries } from './recovery/recoveries';
import { QrSignIns } from './qr/qr-sign-ins';
import { PendingRegistrations } from './registration/pending-registrations';
import { Offers } from './purchases/offers';
import { Purchases } from './purchases/purchases';
import { SeoOverrides } from './seo/seo-overrides';
import { LoginAttempts } from './session/login-attempts';
import { Sessions } from './session/sessions';
import { SignIns } from './session/sign-ins';
import { SignInTokens } from './sign-in-tokens/sign-in-tokens';
import { Tokens } from './session/tokens';
import { SITE_RULES } from './site/site-rules';
import { OpenIdClient } from './social/openid-client';
import type { IdentityProvider } from './social/openid-client';
import { SocialFlows } from './social/social-flows';
import { SocialSignIns } from './social/social-sign-ins';
import { folderFiles, memoryFiles } from './uploads/files';
import type { Files } from './uploads/files';
import { Transfers } from './transfers/transfers';
import { TwoSteps } from './two-step/two-steps';
import { UploadTickets } from './uploads/upload-tickets';
import { Uploads } from './uploads/uploads';

export interface SandboxOptions {
  /** The folder of the embedded database, and of players' files; in memory by default. */
  readonly dataDir?: string;
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl?: string;
  /** An open database to use instead of both; the sandbox closes it. */
  readonly database?: Database;
  /** Decides everything that is random: unknown results, minutes of goals, price changes. */
  readonly seed?: string;
  readonly clock?: SandboxClock;
  /** Match seconds per second: at 15 a football match takes some 7 minutes. */
  readonly pace?: number;
  /** Milliseconds for which bets on live games are held; 0 by default. */
  readonly liveDelay?: number;
  /** The jurisdiction whose rules hold; `open` by default. */
  readonly pack?: PackName;
  /** The site's origin, for links in messages and for passkeys; `http://localhost` by default. */
  readonly siteOrigin?: string;
  /** Whether browsers use https: then the session cookie is sent by https only. */
  readonly isSecure?: boolean;
  /** The secrets that partners sign their calls with; none by default, and then every such call is refused. */
  readonly partnerSecrets?: PartnerSecrets;
  /** The identity provider; without it, or without its secret, no social networks are offered. */
  readonly identityProvider?: IdentityProvider;
  /** Whether to delete the data of earlier runs. */
  readonly fresh?: boolean;
  /** Receives internal errors; by default they are process warnings. */
  readonly report?: (error: unknown) => void;
}

export interface Sandbox {
  fetch(request: Request): Promise<Response>;
  /** Method and path of every call that it answers: `GET /line-api/v1/games/:id`. */
  readonly calls: readonly string[];
  readonly demo: Credentials;
  close(): Promise<void>;
}

const TICK = 1_000;
/** Decided bets are settled at once; every 30 ticks all games are checked, for those that a restart or an error left. */
const SETTLE_EVERY = 30;
/** The ticks between two looks for connections of sessions that have ended. */
const CLOSE_EVERY = 5;
const DEFAULT_SEED = 'grandstand';
const DEFAULT_ORIGIN = 'http://localhost';

function openDatabase({ dataDir, databaseUrl, fresh = false }: SandboxOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, fresh) : openPglite(dataDir, fresh);
}

/** The files of players: beside the embedded database, in memory where that is. */
async function openFiles({ dataDir, fresh = false }: SandboxOptions): Promise<Files> {
  if (dataDir === undefined) return memoryFiles();
  const files = folderFiles(join(dataDir, 'uploads'));
  if (fresh) await files.removeAll();
  return files;
}

/** The client of the identity provider; undefined where there is none. */
function openIdClient(
  { identityProvider: provider, partnerSecrets }: SandboxOptions,
  siteOrigin: string,
  now: () => number,
): OpenIdClient | undefined {
  const secret = partnerSecrets?.identity;
  return provider && secret !== undefined
    ? new OpenIdClient({ provider, secret, siteOrigin, now })
    : undefined;
}

async function assemble(options: SandboxOptions, database: Database): Promise<Operator> {
  const { seed = DEFAULT_SEED, clock = systemClock, pace = DEFAULT_PACE, liveDelay = 0 } = options;
  const { partnerSecrets = {}, siteOrigin = DEFAULT_ORIGIN } = options;
  const now = (): number => clock.now();
  const world = await World.open(new WorldStore(database), { seed, now: now(), pace });
  const ledger = await Ledger.open(database);
  const siteRules = { ...SITE_RULES, play: PACKS[options.pack ?? 'open'] };
  const outbox = new Outbox(now);
  const siteName = (): string => siteRules.companyName;
  const messages = new PlayerMessages({ outbox, siteName, siteOrigin });
  const accounts = new Accounts({ database, ledger, messages, now });
  const players = new Players({ database, accounts, messages, now });
  const feed = new Feed(now);
  const bets = new Bets(database);
  const prepaid = new Prepaid(ledger, now);
  const sessionTime = new SessionTime(now);
  const protectionRules = { ...PROTECTION_RULES };
  const limits = new PlayerLimits({
    database,
    now,
    rules: protectionRules,
    siteRules,
    tests: new LimitTests(database, now),
    sessionTime,
    messages,
  });
  const guard = new PlayGuard({ database, now, limits, sessionTime, siteRules });
  const pools = new Pools(ledger);
  const stakes = new ProductStakes({ guard, pools, now });
  const offers = new Offers({ database, pools, stakes, now });
  const promoCodes = await PromoCodes.open(database);
  const { line } = world;
  const accumulators = new Accumulators(line, { now, seed });
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      clock.after(ms, resolve);
    });
  const liveHold = new LiveHold(wait, liveDelay);
  const parts = { database, line, ledger, accounts, bets, prepaid, guard, promoCodes, liveHold };
  const uploadTickets = new UploadTickets(database, now);
  const files = await openFiles(options);
  const settlement = new Settlement({
    database,
    line: world.line,
    ledger,
    prepaid,
    now,
    onChanged: (playerId, betIds) => feed.publishPlayer(playerId, betIds),
  });
  const sessions = new Sessions(database, now);
  const links = new LinkTokens(database, now);
  const pendingRegistrations = new PendingRegistrations({ database, links, players, now });
  const challenges = new Challenges({
    database,
    messages,
    now,
    linkBeside: (queries, flow) => pendingRegistrations.newToken(queries, flow),
    randomBelow: (below) => randomInt(below),
    pepper: randomBytes(32),
  });
  const signInTokens = new SignInTokens({ database, messages, now });
  const partners = new Partners(partnerSecrets, now);
  await players.seedDemo();
  return {
    database,
    world,
    feed,
    ledger,
    accounts,
    players,
    sessions,
    signIns: new SignIns({ database, messages, now }),
    signInTokens,
    qrSignIns: new QrSignIns({ database, tokens: signInTokens, now, pepper: randomBytes(32) }),
    tokens: await Tokens.open(database, now),
    attempts: new LoginAttempts(now),
    challenges,
    recoveries: new Recoveries({ database, challenges, links, messages, sessions, now }),
    ...linkParts({ database, challenges, links, messages, pendingRegistrations, now }),
    twoSteps: new TwoSteps(database, now),
    passkeys: new Passkeys({ database, messages, siteName, siteOrigin, now }),
    social: new SocialSignIns({
      database,
      messages,
      partners,
      client: openIdClient(options, siteOrigin, now),
      now,
    }),
    socialFlows: new SocialFlows(database, now),
    transfers: new Transfers({ database, challenges, now }),
    outbox,
    partners,
    partnerCalls: new PartnerCalls(partnerSecrets, now),
    bets,
    accumulators,
    promoCodes,
    sharedCoupons: new SharedCoupons(database, line, now),
    prepaid,
    limits,
    protectionRules,
    sessionTime,
    guard,
    deposits: new Deposits({ database, accounts, guard, now }),
    terms: new PlayerTerms(database, now),
    news: new PlayerNews(database, now),
    placing: new Placing({
      ...parts,
      batches: new Batches(database, bets),
      accumulators,
      siteRules,
      now,
    }),
    purchases: new Purchases({ database, accounts, stakes, sellers: [offers] }),
    offers,
    playerSeeds: new PlayerSeeds({ database, now, randomBytes }),
    seedChains: new SeedChains({ database, now, randomBytes }),
    liveHold,
    cashOuts: new CashOuts({ ...parts, siteRules, now }),
    favourites: new Favourites({
      database,
      isKnown: (favourite) => isKnown(favourite, line, now()),
      isOver: (favourite) => isOver(favourite, line, now()),
    }),
    settlement,
    faults: new Faults(),
    siteRules,
    access: new SiteAccess(),
    bans: new Bans(database, now),
    consent: createConsentLog(),
    seo: new SeoOverrides(),
    demands: new Demands(),
    captchas: new Captchas(now),
    fingerprints: new Fingerprints(now),
    uploadTickets,
    uploads: new Uploads({ database, tickets: uploadTickets, files, now }),
    now,
    step() {
      advanceWorld(world, feed, now());
      return settlement.run();
    },
  };
}

/** Updates all games to now and publishes the changes; returns whether bets may be decided. */
function advanceWorld(world: World, feed: Feed, now: number): boolean {
  const { odds, games, hasDecided } = world.line.tick(now);
  feed.publishOdds(odds, games);
  return hasDecided;
}

async function closeEndedSessions({ feed, sessions }: Operator): Promise<void> {
  feed.closeSessions(await sessions.endedOf(feed.sessionIds));
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}

/**
 * Starts the embedded operator: it answers every call of `docs/back-end.md` and plays its matches until closed.
 * @example const sandbox = await createSandbox({ dataDir: '.data' }); await sandbox.fetch(request)
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { clock = systemClock, report = warn, isSecure = false } = options;
  const database = options.database ?? (await openDatabase(options));
  await migrate(database);
  const operator = await assemble(options, database);
  const app = operatorApp(operator, { report, isSecure });

  const { world, feed, settlement, now } = operator;

  let ticks = 0;
  let cancel = (): void => {};
  const tick = (): void => {
    cancel = clock.after(TICK, tick);
    const hasDecided = advanceWorld(world, feed, now());
    feed.beat();
    ticks++;
    if (hasDecided || ticks % SETTLE_EVERY === 1) settlement.run().catch(report);
    if (ticks % CLOSE_EVERY === 0) closeEndedSessions(operator).catch(report);
  };
  tick();

  return {
    fetch: async (request) => app.fetch(request),
    // What is there for every method only prepares a call.
    calls: app.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : `${method} ${path}`)),
    demo: DEMO,
    async close() {
      cancel();
      feed.drop({ forget: false });
      await settlement.idle();
      await database.close();
    },
  };
}

/** The part of the clock that the operator uses. */
export type SandboxClock = Pick<Clock, 'now' | 'after'>;

/** The machine's clock; a pending task does not keep the process alive. */
export const systemClock: SandboxClock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
