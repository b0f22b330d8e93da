import type { Language } from '@grandstand/bus-contracts';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import type { Calls, SiteContext } from '../../platform/http/context';
import { newRoutes, requireBody } from '../../platform/http/context';
import { playerOf } from '../../sign-in/session/session-of-call';
import { ApiFault, faultText } from '../../platform/http/fault';
import { idSchema } from '../../platform/http/inputs';
import type { Accounts, Account } from '../accounts/accounts';
import type { Bonuses } from '../../rewards/bonuses/bonuses';
import type { PlayerNews } from '../../player/players/player-news';
import type { PlayerReader } from '../../sign-in/session/session-of-call';
import type { Texts } from '../../site/texts';
import { textsIn } from '../../site/texts';

const accountSchema = v.object({ id: idSchema });
const currencySchema = v.object({ currencyId: idSchema });

function label({ type, currency, isPoints }: Account, language: Language): string {
  const texts = textsIn(language).accounts;
  if (isPoints) return texts.points;
  if (type === 0) return texts.main;
  return type === 4 ? texts.bonus : `${texts.currency} ${currency.iso}`;
}

function accountView(account: Account, language: Language) {
  const { id, currency, type, isActive, isPoints, money } = account;
  return {
    id,
    iso: currency.iso,
    symbol: currency.symbol,
    currencyId: currency.id,
    money: isPoints ? 0 : fromMinor(money, currency.scale),
    scale: currency.scale,
    type,
    label: label(account, language),
    points: isPoints ? money : 0,
    isActive,
    isPointsTypeBalance: isPoints,
  };
}

/** Answers a change of accounts with a message, also a refused one. */
async function changeAnswer(
  context: SiteContext,
  result: keyof Texts['accounts'],
  change: () => Promise<void>,
): Promise<Response> {
  const language = context.get('language');
  try {
    await change();
    return context.json({ data: { message: textsIn(language).accounts[result] } });
  } catch (error) {
    if (!(error instanceof ApiFault) || error.status !== 400) throw error;
    return context.json({ data: { message: faultText(error.code, language) } }, 400);
  }
}

interface Parts extends PlayerReader {
  readonly accounts: Accounts;
  readonly bonuses: Bonuses;
  readonly news: PlayerNews;
}

/** The list of the player's accounts, which two paths have. */
function accountListRoutes(parts: Parts) {
  const routes = newRoutes();
  routes.get('/', async (context) => {
    const playerId = await playerOf(context, parts);
    const own = await parts.accounts.ofPlayer(playerId);
    const points = await parts.accounts.pointsOf(playerId);
    const view = (account: Account) => accountView(account, context.get('language'));
    const views = own.map(view);
    return context.json({
      balance: views.filter(({ type }) => type !== 4),
      bonus: views.filter(({ type }) => type === 4),
      all_accounts: points ? [...views, view(points)] : views,
      is_available_first_deposit_bonus: await parts.bonuses.isFirstDepositOpen(playerId),
      is_account_frozen: await parts.accounts.isFrozen(playerId),
    });
  });
  return routes;
}

/** `/web-api/user/accounts`: the player's wallets. */
function accountRoutes(parts: Parts) {
  const routes = accountListRoutes(parts);
  const { accounts } = parts;

  routes.post('/active', async (context) => {
    const playerId = await playerOf(context, parts);
    const { id } = await requireBody(context, accountSchema);
    return changeAnswer(context, 'activated', () => accounts.setActive(playerId, id));
  });

  routes.post('/add', async (context) => {
    const playerId = await playerOf(context, parts);
    const { currencyId } = await requireBody(context, currencySchema);
    return changeAnswer(context, 'added', () => accounts.addCurrency(playerId, currencyId));
  });

  routes.post('/remove', async (context) => {
    const playerId = await playerOf(context, parts);
    const { id } = await requireBody(context, accountSchema);
    return changeAnswer(context, 'removed', () => accounts.remove(playerId, id));
  });

  return routes;
}

/** `/web-api/payment`: payments by Team Cash. */
function paymentRoutes(parts: Parts) {
  const routes = newRoutes();
  routes.get('/team-cash/history', async (context) =>
    context.json({ data: await parts.news.paymentsOf(await playerOf(context, parts)) }),
  );
  return routes;
}

export const calls: Calls<Parts> = {
  '/web-api/user/accounts': accountRoutes,
  '/web-api/api-v3/v2/user/accounts': accountListRoutes,
  '/web-api/payment': paymentRoutes,
};
