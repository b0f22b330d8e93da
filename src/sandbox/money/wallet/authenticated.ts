import type { Partner } from '@grandstand/bus-contracts/domain';
import type { WalletAnswer } from '@grandstand/bus-contracts/domain/wallet';
import type { Account } from '../accounts/accounts';
import { bonusMoneyFor } from '../../rewards/bonuses/bonus-stakes';
import type { Queries } from '../../platform/database/database';
import { nextSpins } from '../../rewards/free-spins/free-spin-rows';
import type { GameTables } from './shared-rounds/game-tables';
import type { SiteRules } from '../../site/site/site-rules';
import type { BetChecks } from './bet-checks';
import type { GameDraws } from './games/game-draws';
import { ageFactsOf, boundsFor, cycleOf, UNKNOWN_AGE } from '../../casino/game-rules/game-rules';
import type { AgeFacts } from '../../casino/game-rules/game-rules';
import { exchangeCode, playerNameFor, titleOf } from './games/game-sessions';
import { WalletFault } from './wallet-fault';
import { accountById, openRound, openRoundView } from './wallet-rows';

interface AuthenticatePorts {
  readonly checks: BetChecks;
  readonly draws: GameDraws;
  readonly tables: Pick<GameTables, 'sharedOf'>;
  readonly siteRules: Pick<SiteRules, 'play'>;
}

/** What a provider gets for the code of a launch, once. */
export async function authenticated(
  { checks, draws, tables, siteRules }: AuthenticatePorts,
  queries: Queries,
  {
    provider,
    code,
    at,
  }: { readonly provider: Partner; readonly code: string; readonly at: number },
): Promise<WalletAnswer<'authenticate'>> {
  const { play } = siteRules;
  checks.requireOpen();
  const exchanged = await exchangeCode(queries, provider, code, at);
  if (!exchanged) throw new WalletFault('bad-code');
  const isDemo = 'demo' in exchanged;
  const { language } = isDemo ? exchanged.demo : exchanged.session;
  const title = isDemo ? exchanged.demo.title : titleOf(exchanged.session.game);
  const shared = (currency: Account['currency'], age: AgeFacts) => ({
    gameCode: title.slug,
    currency: { iso: currency.iso, scale: currency.scale },
    language,
    minCycleMs: cycleOf(title, play),
    stake: boundsFor(title, play, { currency, ...age }),
  });
  if (isDemo) return { mode: 'demo', ...shared(exchanged.demo.currency, UNKNOWN_AGE) };
  const { session, token } = exchanged;
  const { playerId, game } = session;
  await checks.requireSignedIn(queries, session);
  const account = await accountById(queries, session.accountId);
  const { currency } = account;
  const round = await openRound(queries, playerId, game);
  return {
    mode: 'real',
    ...shared(currency, await ageFactsOf(queries, playerId, at)),
    token,
    playerId: await playerNameFor(queries, provider, playerId),
    balance: account.money + (await bonusMoneyFor(queries, account)),
    freeSpins: await nextSpins(queries, { playerId, game, currency }, at),
    openRound: round
      ? await openRoundView(queries, round, {
          draw: await draws.of(queries, session, round),
          shared: await tables.sharedOf(queries, round),
        })
      : null,
  };
}
