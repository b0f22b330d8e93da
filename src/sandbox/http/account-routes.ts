import type { Language } from '@grandstand/bus-contracts';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';
import type { Operator } from '../operator';
import type { Account } from '../players/accounts';
import { type Texts, textsIn } from '../texts';
import { ApiFault, faultText } from './fault';
import { idSchema } from './inputs';
import type { SiteContext } from './site';
import { newRoutes, playerOf, requireBody } from './site';

const accountSchema = v.object({ id: idSchema });
const currencySchema = v.object({ currencyId: idSchema });

function label({ type, currency }: Account, language: Language): string {
  const texts = textsIn(language).accounts;
  if (type === 0) return texts.main;
  return type === 4 ? texts.bonus : `${texts.currency} ${currency.iso}`;
}

function accountView(account: Account, language: Language) {
  const { id, currency, type, isActive, money } = account;
  return {
    id,
    iso: currency.iso,
    symbol: currency.symbol,
    currencyId: currency.id,
    money: fromMinor(money, currency.scale),
    scale: currency.scale,
    type,
    label: label(account, language),
    points: 0,
    isActive,
    isPointsTypeBalance: false,
  };
}

/** A change of accounts answers with a message, also where it is refused. */
async function told(
  context: SiteContext,
  done: keyof Texts['accounts'],
  change: () => Promise<void>,
): Promise<Response> {
  const language = context.get('language');
  try {
    await change();
    return context.json({ data: { message: textsIn(language).accounts[done] } });
  } catch (error) {
    if (!(error instanceof ApiFault) || error.status !== 400) throw error;
    return context.json({ data: { message: faultText(error.code, language) } }, 400);
  }
}

/** Answers the player's accounts, under either of the two addresses that sites ask. */
export function listAccounts(operator: Operator) {
  return async (context: SiteContext): Promise<Response> => {
    const playerId = await playerOf(context, operator);
    const own = await operator.accounts.ofPlayer(playerId);
    const views = own.map((account) => accountView(account, context.get('language')));
    return context.json({
      balance: views.filter(({ type }) => type !== 4),
      bonus: views.filter(({ type }) => type === 4),
      all_accounts: views,
      is_available_first_deposit_bonus: false,
      is_account_frozen: await operator.accounts.isFrozen(playerId),
    });
  };
}

/** `/web-api/user/accounts`: the player's wallets. */
export function accountRoutes(operator: Operator) {
  const routes = newRoutes();
  const { accounts } = operator;

  routes.get('/', listAccounts(operator));

  routes.post('/active', async (context) => {
    const playerId = await playerOf(context, operator);
    const { id } = await requireBody(context, accountSchema);
    return told(context, 'activated', () => accounts.setActive(playerId, id));
  });

  routes.post('/add', async (context) => {
    const playerId = await playerOf(context, operator);
    const { currencyId } = await requireBody(context, currencySchema);
    return told(context, 'added', () => accounts.addCurrency(playerId, currencyId));
  });

  routes.post('/remove', async (context) => {
    const playerId = await playerOf(context, operator);
    const { id } = await requireBody(context, accountSchema);
    return told(context, 'removed', () => accounts.remove(playerId, id));
  });

  return routes;
}
