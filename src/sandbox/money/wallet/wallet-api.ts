import type { Partner } from '@grandstand/bus-contracts/domain';
import {
  walletBodies,
  type WalletBody,
  type WalletCall,
} from '@grandstand/bus-contracts/domain/wallet';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { newRoutes, requireBody } from '../../platform/http/context';
import { ApiFault } from '../../platform/http/fault';
import type { Feed } from '../../betting/feed/feed';
import type { Wallet } from './wallet';
import type { GameTables } from './shared-rounds/game-tables';
import type { RepeatedCalls } from './repeated-calls';
import type { PartnerReader } from '../../platform/partners/partner-api';
import { partnerOf } from '../../platform/partners/partner-api';
import type { OnBooked } from '../../platform/work/on-booked';
import type { Handled } from './handled';

/** The partners that provide games. */
const PROVIDERS: readonly Partner[] = ['games'];

interface Parts extends PartnerReader {
  readonly feed: Feed;
  readonly wallet: Wallet;
  readonly gameTables: GameTables;
  readonly repeatedCalls: RepeatedCalls;
}

/** `/wallet-api/v1`: GWP/1, the calls of providers of games. */
export function walletApi(parts: Parts) {
  const { feed, wallet, gameTables, repeatedCalls } = parts;
  const routes = newRoutes();

  function answer<Call extends WalletCall>(
    call: Call,
    work: (provider: Partner, body: WalletBody<Call>, onBooked?: OnBooked) => Promise<Handled>,
  ): void {
    routes.post(`/${call}`, async (context) => {
      const provider = await partnerOf(context, parts);
      if (!PROVIDERS.includes(provider)) throw new ApiFault(403, 'forbidden');
      const body = (await requireBody(context, walletBodies[call])) as WalletBody<Call>;
      const handle = async (): Promise<Handled> => {
        const handled = await work(provider, body, context.get('onBooked'));
        if (handled.changed !== null) feed.publishPlayer(handled.changed, []);
        return handled;
      };
      if (call !== 'authenticate' && repeatedCalls.take()) await handle();
      const { reply } = await handle();
      return context.body(reply.text, reply.status as ContentfulStatusCode, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      });
    });
  }

  answer('authenticate', (provider, body) => wallet.authenticate(provider, body));
  answer('balance', (provider, body) => wallet.balance(provider, body));
  answer('bet', (provider, body, onBooked) => wallet.bet(provider, body, onBooked));
  answer('win', (provider, body, onBooked) => wallet.win(provider, body, onBooked));
  answer('rollback', (provider, body, onBooked) => wallet.rollback(provider, body, onBooked));
  answer('close-round', (provider, body, onBooked) => wallet.closeRound(provider, body, onBooked));
  answer('save-round', (provider, body) => wallet.saveRound(provider, body));
  answer('open-table', (provider, body) => gameTables.open(provider, body));
  answer('draw-shared', (provider, body) => gameTables.draw(provider, body));
  answer('open-rounds', (provider, body) => gameTables.openRounds(provider, body));
  return routes;
}
