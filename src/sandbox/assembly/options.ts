import type { Database } from '../platform/database/database';
import type { PartnerSecrets } from '../platform/partners/partner-calls';
import type { RandomBytes } from '../platform/random-seed';
import type { PackName } from '../site/packs/packs';
import type { BankPlace } from '../money/payments/bank-client';
import type { GamesPlace } from '../casino/casino/title-infos';
import type { IdentityProvider } from '../sign-in/social/openid-client';
import type { SandboxClock } from '../platform/clock';
import type { SpareTime } from '../platform/work/preparation';
import type { FileWork } from '../player/uploads/file-work';

export interface SandboxOptions {
  /** The folder of the embedded database, and of players' files; in memory by default. */
  readonly dataDir?: string;
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl?: string;
  /** An open database to use instead of both; the sandbox closes it. */
  readonly database?: Database;
  /** Draws all results, so that a test has the same ones in each run; by default a random one, kept in the database. */
  readonly resultsSecret?: string;
  readonly clock?: SandboxClock;
  /** Runs work that nobody waits for, a piece at a time; by default a few milliseconds later. */
  readonly spareTime?: SpareTime;
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
  /** The bank; without it, or without its secret, players can't pay in. */
  readonly bank?: BankPlace;
  /** The provider of games, for the rules and odds of its games; without it none are shown. */
  readonly games?: GamesPlace;
  /** Draws the thresholds of jackpots; a test may know them. */
  readonly jackpotBytes?: RandomBytes;
  /** Reads files of strangers; by default in threads of its own. */
  readonly fileWork?: FileWork;
  /** Whether to delete the data of earlier runs. */
  readonly fresh?: boolean;
  /** Receives internal errors; by default they are process warnings. */
  readonly report?: (error: unknown) => void;
}
