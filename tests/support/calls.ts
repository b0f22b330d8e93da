import type { ApiClient, CallOptions } from '../../src/api';
import type { Endpoint } from '../../src/api/endpoint';
import * as endpoints from '../../src/api/endpoints';
import { tokenFor } from './fake-operator';
import { account, bet, game, outcome, placement, siteConfig, sport } from './samples';

/** One call of the table with a request that fits it and an answer as the operator gives it. */
export interface SampleCall {
  readonly name: string;
  readonly endpoint: Pick<
    Endpoint<never, unknown>,
    'method' | 'path' | 'token' | 'retries' | 'timeoutMs' | 'maxBytes'
  >;
  readonly answer: unknown;
  readonly make: (api: ApiClient, options?: CallOptions) => Promise<unknown>;
}

function sample<In, Out>(
  name: keyof typeof endpoints,
  endpoint: Endpoint<In, Out>,
  input: In,
  answer: unknown,
): SampleCall {
  return { name, endpoint, answer, make: (api, options) => api.call(endpoint, input, options) };
}

const token = tokenFor('ann-1', 4_102_444_800_000);
const accounts = {
  balance: [account],
  bonus: [],
  all_accounts: [account],
  is_available_first_deposit_bonus: false,
};

/** Every endpoint there is; a test holds the list to that. */
export const SAMPLE_CALLS: readonly SampleCall[] = [
  sample('userAccounts', endpoints.userAccounts, {}, accounts),
  sample('userAccountsActive', endpoints.userAccountsActive, { id: 1 }, {}),
  sample(
    'betsCall',
    endpoints.betsCall,
    { status: 'open', days: 7 },
    { bets: [bet], hasMore: true },
  ),
  sample('betCall', endpoints.betCall, { id: 'b-1' }, { bet }),
  sample('configAll', endpoints.configAll, { lang: 'en' }, siteConfig),
  sample(
    'configGroupsCall',
    endpoints.configGroupsCall,
    { groups: ['a', 'b'], lang: 'en' },
    {
      a: { x: 1 },
    },
  ),
  sample(
    'dictionaryCall',
    endpoints.dictionaryCall,
    { ids: ['markets'], lang: 'en' },
    {
      language: 'en',
      texts: { 'market.1': 'Match result' },
    },
  ),
  sample('lineSportsCall', endpoints.lineSportsCall, {}, { sports: [sport], seq: 5 }),
  sample('lineGamesCall', endpoints.lineGamesCall, { section: 'live' }, { games: [game], seq: 5 }),
  sample('lineGameCall', endpoints.lineGameCall, { id: 7001 }, { game, seq: 5 }),
  sample(
    'lineOutcomesCall',
    endpoints.lineOutcomesCall,
    { ids: ['7001:1'] },
    {
      outcomes: [outcome],
      seq: 5,
    },
  ),
  sample('placeCoupon', endpoints.placeCoupon, placement, { bet }),
  sample('betByRef', endpoints.betByRef, { refId: 'r-1' }, { bet }),
  sample('userCheck', endpoints.userCheck, {}, { userId: 'ann-1' }),
  sample('userToken', endpoints.userToken, { force_refresh: true }, { token }),
  sample(
    'userLogin',
    endpoints.userLogin,
    { login: 'ann', password: 'secret', remember: true },
    { userId: 'ann-1', token },
  ),
  sample(
    'userRegister',
    endpoints.userRegister,
    { countryId: 3, currencyId: 1 },
    {
      userId: 'ann-1',
      login: '1001',
      password: 's3',
      token,
    },
  ),
  sample('userDisconnect', endpoints.userDisconnect, {}, {}),
];
