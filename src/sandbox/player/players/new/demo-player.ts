import { currencyOf } from '../../../betting/catalog/currencies';
import { HOME_COUNTRY_ID } from '../../../betting/catalog/countries';
import type { Database } from '../../../platform/database/database';
import { hashPassword } from '../../../sign-in/session/passwords/passwords';
import { setIdentity } from '../identities';
import type { NewPlayer, NewPlayerPorts } from './insert-player';
import { insertPlayer } from './insert-player';

/** The player of a fresh operator. */
export const DEMO = { login: 'demo', password: 'grandstand' };
const DEMO_MAIL = 'demo@example.com';
/** Messages go to the mail address. */
const DEMO_PHONE = '+77012344122';
const EUR = 3;
const USD = 2;
const KZT = 4;
/** The demo player's balances in minor units, first the main account's. */
const DEMO_MONEY = 100_000;
const DEMO_OTHERS = [
  { currency: currencyOf(EUR), type: 4, money: 2_500 },
  { currency: currencyOf(USD), type: 9, money: 25_000 },
  { currency: currencyOf(KZT), type: 9, money: 5_000_000 },
  { currency: currencyOf(USD), type: 4, money: 1_000 },
] as const;

/** Creates the demo player, with accounts in several currencies. */
export async function createDemo(database: Database, ports: NewPlayerPorts): Promise<void> {
  const player: NewPlayer = {
    login: DEMO.login,
    password: { hash: await hashPassword(DEMO.password), isChosen: false },
    countryId: HOME_COUNTRY_ID,
    currency: currencyOf(EUR),
    welcome: DEMO_MONEY,
    identity: null,
    name: null,
    birthday: null,
    refCode: null,
    referral: null,
    bonusChoice: null,
    socialMedia: null,
  };
  await database.transaction(async (queries) => {
    const { accounts, at } = ports;
    const id = await insertPlayer(queries, player, ports);
    if (id === undefined) throw new Error('Failed to create the demo player: the login is taken.');
    await queries.query('UPDATE players SET mail = $2, phone = $3 WHERE id = $1', [
      id,
      DEMO_MAIL,
      DEMO_PHONE,
    ]);
    await setIdentity(queries, id, { kind: 'email', value: DEMO_MAIL }, at);
    await setIdentity(queries, id, { kind: 'phone', value: DEMO_PHONE }, at);
    for (const { money, ...other } of DEMO_OTHERS) {
      const account = await accounts.open(queries, { playerId: id, isActive: false, ...other });
      await accounts.fund(queries, account, money, { kind: 'welcome', from: 'bonuses' });
    }
  });
}
