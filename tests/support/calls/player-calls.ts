import { betCall, betsCall } from '../../../src/api/endpoints/betting/bets';
import { cashOutCall, cashOutOffersCall } from '../../../src/api/endpoints/betting/cash-out';
import {
  purchaseByRefCall,
  purchaseCall,
  purchaseQuoteCall,
} from '../../../src/api/endpoints/betting/purchases';
import { userAccounts, userAccountsNewer } from '../../../src/api/endpoints/player/account';
import {
  userAccountsActive,
  userAccountsAdd,
  userAccountsRemove,
} from '../../../src/api/endpoints/player/account-changes';
import {
  fairClientSeedCall,
  fairRotateCall,
  fairRoundsCall,
  fairSeedsCall,
} from '../../../src/api/endpoints/player/fair';
import {
  favouritesCall,
  favouritesJoinCall,
  favouritesSetCall,
} from '../../../src/api/endpoints/player/favourites';
import { mailingCall, mailingSaveCall } from '../../../src/api/endpoints/player/mailing';
import { mainAccountList } from '../../../src/api/endpoints/player/payments';
import {
  passkeyAddCall,
  passkeyCreationCall,
  passkeyRemoveCall,
  passkeyRenameCall,
  passkeysCall,
} from '../../../src/api/endpoints/player/passkeys';
import {
  depositCall,
  paymentCall,
  paymentMethodsCall,
  paymentsCall,
} from '../../../src/api/endpoints/player/deposits';
import {
  withdrawableCall,
  withdrawalCall,
  withdrawalsCall,
  withdrawCall,
} from '../../../src/api/endpoints/player/withdrawals';
import { profileCall, profileSaveCall } from '../../../src/api/endpoints/player/profile';
import { passwordCall } from '../../../src/api/endpoints/player/password';
import { proofCall } from '../../../src/api/endpoints/player/proof';
import {
  sessionEndCall,
  sessionsCall,
  sessionsEndOthersCall,
  signInHistoryCall,
} from '../../../src/api/endpoints/player/security';
import { teamCashHistoryCall } from '../../../src/api/endpoints/player/team-cash';
import {
  termsCall,
  termsConfirmCall,
  termsStatusCall,
} from '../../../src/api/endpoints/player/terms';
import {
  twoStepBeginCall,
  twoStepCall,
  twoStepConfirmCall,
  twoStepOffCall,
  twoStepRecoveryCodesCall,
} from '../../../src/api/endpoints/player/two-step';
import { uploadTicketCall } from '../../../src/api/endpoints/player/uploads';
import {
  verificationCall,
  verificationTicketCall,
} from '../../../src/api/endpoints/player/verification';
import { userConfigCall } from '../../../src/api/endpoints/player/user-config';
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
const reported = { data: { message: 'In words.' } };

const mailing: Mailing = {
  enable_mail_news: 1,
  enable_mail_deposit: 0,
  enable_mail_bets: 0,
  enable_sms_news: 0,
};

const wish = { kind: 'lotto' as const, ref: 'offer-1', lines: ['3 17 21'] };
const purchase = { purchase: { id: '80000001', refId: 'wish-0001', title: 'Draw 1204' } };

const commitment = 'c0'.repeat(32);
const seeds = {
  current: { commitment, clientSeed: null, rounds: 0, since: 5 },
  former: [{ commitment, serverSeed: '5e'.repeat(32), rounds: 1, revealedAt: 5 }],
};
const round = {
  refId: 'dice-1',
  at: 4,
  scheme: 'personal',
  label: 'dice',
  commitment,
  serverSeed: null,
  clientSeed: 'lucky-7',
  nonce: 0,
  draws: [{ kind: 'below', count: 6 }],
  results: [[3]],
};

const payment = {
  id: 'p-1',
  accountId: 11,
  methodId: 'card',
  amount: 20,
  iso: 'EUR',
  scale: 2,
  state: 'credited',
  reason: null,
  createdAt: 5,
  changedAt: 6,
};
const paymentMethods = {
  methods: [{ id: 'card', isUp: true }],
  accounts: [
    { id: 11, iso: 'EUR', scale: 2, isActive: true, money: 100, min: 1, max: 10_000, left: null },
  ],
};
const profile = {
  version: 1,
  person: {
    user_name: 'Ann',
    user_surname: 'Archer',
    user_middle_name: '',
    user_birthday_date: '1990-05-17',
    user_birthday_place: '',
  },
  address: {
    user_geo_location_region: '',
    user_geo_location_city: 'Essen',
    user_registration_address: 'Lindenallee 7',
  },
  document: {
    user_passport_type: 'passport',
    user_passport_series: '',
    user_passport_number: '··· 567',
    user_passport_issue_date: '2020-02-29',
    user_passport_issued_by: '',
    user_passport_data: '',
    user_passport_inn: '',
  },
  account: {
    user_login: '12345678',
    user_main_id: 11,
    user_active_id: 11,
    user_registration_date: 5,
    user_phone_number: '··· 567',
    user_email: 'a···@mail.example',
    user_geo_location_country: 'Germany',
  },
};
const verification = {
  status: 4,
  asked: [
    {
      type: 'passport',
      why: 'identity',
      isAdditional: false,
      state: 'refused',
      fault: 'expired',
      sentAt: 5,
      documentId: 'doc-1',
      upload: { id: 'up-1', size: 9, received: 4, digest: 'ab'.repeat(32) },
    },
  ],
  reviewMs: 20_000,
  daysLeft: null,
  isProfileComplete: true,
  maxBytes: 10_000_000,
  types: ['image/png'],
  keptDays: 30,
  identification: { isNeeded: false, hasBonus: false },
};
const passkeys = {
  passkeys: [{ id: 7, name: 'Chrome, Windows', isBackedUp: false, createdAt: 5, usedAt: null }],
};
const sessions = {
  sessions: [
    {
      number: 7,
      browser: 'Chrome, Windows',
      country: 'DE',
      method: 'password',
      startedAt: 5,
      seenAt: 6,
      isThis: true,
    },
  ],
};
const withdrawable = {
  methods: [{ id: 'card', isUp: true }],
  accounts: [
    {
      id: 11,
      iso: 'EUR',
      scale: 2,
      isActive: true,
      isBonus: false,
      money: 80,
      available: 50,
      min: 1,
      max: 50,
      inBets: 10,
      onTheWay: 20,
    },
  ],
  missing: ['user_surname'],
};
const withdrawal = {
  id: 'w-1',
  accountId: 11,
  methodId: 'card',
  amount: 20,
  iso: 'EUR',
  scale: 2,
  state: 'asked',
  reason: null,
  isHeld: false,
  createdAt: 5,
  changedAt: 5,
  steps: [{ state: 'asked', at: 5 }],
};
const askedPasskey = {
  flowId: 'f-1',
  expiresAt: 1_800_000_120_000,
  options: { challenge: 'AA', timeout: 120_000 },
};

/** Calls of a player. */
export const PLAYER_CALLS: readonly SampleCall[] = [
  sample('passkeysCall', passkeysCall, {}, passkeys),
  sample('paymentMethodsCall', paymentMethodsCall, {}, paymentMethods),
  sample(
    'depositCall',
    depositCall,
    { accountId: 11, methodId: 'card', amount: 2000, scale: 2, refId: 'wish-0001' },
    { payment },
  ),
  sample('paymentCall', paymentCall, { paymentId: 'p-1' }, { payment }),
  sample('paymentsCall', paymentsCall, {}, { payments: [payment] }),
  sample('withdrawableCall', withdrawableCall, {}, withdrawable),
  sample(
    'withdrawCall',
    withdrawCall,
    { accountId: 11, methodId: 'card', amount: 2000, scale: 2, refId: 'wish-0001' },
    { withdrawal },
  ),
  sample('withdrawalCall', withdrawalCall, { withdrawalId: 'w-1' }, { withdrawal }),
  sample('withdrawalsCall', withdrawalsCall, {}, { withdrawals: [withdrawal] }),
  sample('profileCall', profileCall, {}, { result: profile }),
  sample(
    'profileSaveCall',
    profileSaveCall,
    { group: 'address', version: 0, values: profile.address },
    { result: profile },
  ),
  sample('passkeyCreationCall', passkeyCreationCall, {}, askedPasskey),
  sample('passkeyAddCall', passkeyAddCall, { flowId: 'f-1', response: { id: 'AA' } }, passkeys),
  sample('passkeyRenameCall', passkeyRenameCall, { id: 7, name: 'My phone' }, passkeys),
  sample('passkeyRemoveCall', passkeyRemoveCall, { id: 7 }, { passkeys: [] }),
  sample('sessionsCall', sessionsCall, {}, sessions),
  sample('sessionEndCall', sessionEndCall, { number: 8 }, sessions),
  sample('sessionsEndOthersCall', sessionsEndOthersCall, {}, sessions),
  sample(
    'signInHistoryCall',
    signInHistoryCall,
    {},
    {
      attempts: [
        {
          id: 1,
          at: 5,
          isSuccess: false,
          method: 'password',
          browser: 'Chrome, Windows',
          country: null,
        },
      ],
    },
  ),
  sample('proofCall', proofCall, { password: 'secret', code: '123456' }, {}),
  sample('passwordCall', passwordCall, { password: 'secret' }, {}),
  sample('twoStepCall', twoStepCall, {}, { isOn: true, recoveryCodesLeft: 9 }),
  sample(
    'twoStepBeginCall',
    twoStepBeginCall,
    {},
    { secret: 'ABC', address: 'otpauth://totp/x?secret=ABC', expiresAt: 1_800_000_600_000 },
  ),
  sample(
    'twoStepConfirmCall',
    twoStepConfirmCall,
    { code: '123456' },
    { recoveryCodes: ['ABCD-EFGH'] },
  ),
  sample('twoStepRecoveryCodesCall', twoStepRecoveryCodesCall, {}, { recoveryCodes: ['ABCD'] }),
  sample('twoStepOffCall', twoStepOffCall, {}, { isOn: false, recoveryCodesLeft: 0 }),
  sample('userAccounts', userAccounts, {}, accounts),
  sample('userAccountsNewer', userAccountsNewer, {}, accounts),
  sample('userAccountsActive', userAccountsActive, { id: 1 }, {}),
  sample('userAccountsAdd', userAccountsAdd, { currencyId: 2 }, reported),
  sample('userAccountsRemove', userAccountsRemove, { id: 2 }, reported),
  sample('betsCall', betsCall, { status: 'open', days: 7 }, { bets: [bet], hasMore: true }),
  sample('betCall', betCall, { id: 'b-1' }, { bet }),
  sample(
    'cashOutOffersCall',
    cashOutOffersCall,
    { betIds: ['b-1'] },
    { offers: [{ betId: 'b-1', scale: 2, openStake: 10.25, amount: 9.04, fairValue: 9.52 }] },
  ),
  sample(
    'uploadTicketCall',
    uploadTicketCall,
    { purpose: 'request' },
    { ticket: 'a1', expiresAt: 1_800_000_000_000, maxBytes: 10_000_000, types: ['image/png'] },
  ),
  sample('verificationCall', verificationCall, {}, { result: verification }),
  sample(
    'verificationTicketCall',
    verificationTicketCall,
    { type: 'passport', digest: 'ab'.repeat(32) },
    { ticket: 'a1', expiresAt: 1_800_000_000_000, maxBytes: 10_000_000, types: ['image/png'] },
  ),
  sample(
    'cashOutCall',
    cashOutCall,
    { id: 'b-1', refId: 'r-1', scale: 2, openStake: 1025, stake: 500, amount: 440 },
    { bet, paid: 4.4 },
  ),
  sample(
    'purchaseQuoteCall',
    purchaseQuoteCall,
    { refId: 'wish-0001', ...wish, accountId: 11 },
    {
      kind: wish.kind,
      title: 'Draw 1204',
      lines: ['3 · 17 · 21'],
      accountId: 11,
      iso: 'EUR',
      scale: 2,
      amount: 2.5,
      price: { iso: 'EUR', scale: 2, amount: 2.5 },
      closesAt: 9_000_000,
      terms: '/rules/general',
      quote: 'q-1',
      limits: [{ limitType: 1, limitValue: 20, limitBalance: 3.2 }],
    },
  ),
  sample(
    'purchaseCall',
    purchaseCall,
    { refId: 'wish-0001', ...wish, accountId: 11, quote: 'q-1' },
    purchase,
  ),
  sample('purchaseByRefCall', purchaseByRefCall, { refId: 'r-1' }, purchase),
  sample(
    'mainAccountList',
    mainAccountList,
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
  sample('fairSeedsCall', fairSeedsCall, {}, seeds),
  sample('fairRotateCall', fairRotateCall, { commitment }, seeds),
  sample('fairClientSeedCall', fairClientSeedCall, { commitment, clientSeed: 'lucky-7' }, seeds),
  sample('fairRoundsCall', fairRoundsCall, {}, { rounds: [round] }),
  sample('userConfigCall', userConfigCall, {}, { result: userConfig }),
  sample('mailingCall', mailingCall, {}, { result: mailing }),
  sample('mailingSaveCall', mailingSaveCall, { enable_mail_news: 1 }, { result: mailing }),
  sample('favouritesCall', favouritesCall, {}, { favourites: ['match:7001', 'league:11'] }),
  sample(
    'favouritesSetCall',
    favouritesSetCall,
    { favourite: 'team:football-arsenal', isOn: true },
    { favourites: ['team:football-arsenal'] },
  ),
  sample(
    'favouritesJoinCall',
    favouritesJoinCall,
    { favourites: ['league:11'] },
    { favourites: ['league:11'], leftOut: [] },
  ),
  sample('termsStatusCall', termsStatusCall, {}, { result: true, updatedAt: 5 }),
  sample(
    'termsCall',
    termsCall,
    {},
    { updatedAt: 5, changes: ['New.'], sections: [{ title: '1', text: 'Text.' }] },
  ),
  sample('termsConfirmCall', termsConfirmCall, { updatedAt: 5 }, {}),
  sample(
    'teamCashHistoryCall',
    teamCashHistoryCall,
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
