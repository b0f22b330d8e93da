import * as endpoints from '../../../src/api/endpoints';
import { account, bet, userConfig } from '../samples';
import type { Mailing } from '@grandstand/bus-contracts/player';
import { sample } from './sample-call';
import type { SampleCall } from './sample-call';

const accounts = {
  balance: [account],
  bonus: [],
  all_accounts: [account],
  is_available_first_deposit_bonus: false,
};
const told = { data: { message: 'In words.' } };

const mailing: Mailing = {
  enable_mail_news: 1,
  enable_mail_deposit: 0,
  enable_mail_bets: 0,
  enable_sms_news: 0,
};

/** Calls of a player. */
export const PLAYER_CALLS: readonly SampleCall[] = [
  sample('userAccounts', endpoints.userAccounts, {}, accounts),
  sample('userAccountsNewer', endpoints.userAccountsNewer, {}, accounts),
  sample('userAccountsActive', endpoints.userAccountsActive, { id: 1 }, {}),
  sample('userAccountsAdd', endpoints.userAccountsAdd, { currencyId: 2 }, told),
  sample('userAccountsRemove', endpoints.userAccountsRemove, { id: 2 }, told),
  sample(
    'betsCall',
    endpoints.betsCall,
    { status: 'open', days: 7 },
    { bets: [bet], hasMore: true },
  ),
  sample('betCall', endpoints.betCall, { id: 'b-1' }, { bet }),
  sample(
    'mainAccountList',
    endpoints.mainAccountList,
    { isIncludeArchive: true, pageNumber: 2 },
    {
      entities: [
        {
          id: 1,
          iso: 'EUR',
          label: 'EUR 1',
          money: 10.5,
          scale: 2,
          is_main: true,
          is_archive: false,
        },
      ],
      total_count: 21,
    },
  ),
  sample('userConfigCall', endpoints.userConfigCall, {}, { result: userConfig }),
  sample('mailingCall', endpoints.mailingCall, {}, { result: mailing }),
  sample(
    'mailingSaveCall',
    endpoints.mailingSaveCall,
    { enable_mail_news: 1 },
    { result: mailing },
  ),
  sample('termsStatusCall', endpoints.termsStatusCall, {}, { result: true, updatedAt: 5 }),
  sample(
    'termsCall',
    endpoints.termsCall,
    {},
    { updatedAt: 5, changes: ['New.'], sections: [{ title: '1', text: 'Text.' }] },
  ),
  sample('termsConfirmCall', endpoints.termsConfirmCall, { updatedAt: 5 }, {}),
  sample(
    'teamCashHistoryCall',
    endpoints.teamCashHistoryCall,
    {},
    {
      data: [
        {
          id: 1,
          status_id: 2,
          status_title: 'Accepted',
          message: 'Accepted',
          translate_message: 'Accepted',
          skks_hash: 'tc-1',
          timestamp: 1_788_000_000,
          date_payment: '2026-08-29T10:40:00.000Z',
          summ: 20,
          money_deposit_id: 1,
        },
      ],
    },
  ),
];
