import type { Mailing } from '@grandstand/bus-contracts/player';
import { userAccounts, userAccountsNewer } from '../../../../src/api/endpoints/money/accounts';
import {
  userAccountsActive,
  userAccountsAdd,
  userAccountsRemove,
} from '../../../../src/api/endpoints/money/account-changes';
import { closeCall } from '../../../../src/api/endpoints/player/closing';
import { dataExportCall, dataExportedCall } from '../../../../src/api/endpoints/player/data-export';
import {
  favouritesCall,
  favouritesJoinCall,
  favouritesSetCall,
} from '../../../../src/api/endpoints/player/favourites';
import { mailingCall, mailingSaveCall } from '../../../../src/api/endpoints/player/mailing';
import { profileCall, profileSaveCall } from '../../../../src/api/endpoints/player/profile';
import {
  termsCall,
  termsConfirmCall,
  termsStatusCall,
} from '../../../../src/api/endpoints/protection/terms';
import { uploadTicketCall } from '../../../../src/api/endpoints/player/uploads';
import {
  verificationCall,
  verificationTicketCall,
} from '../../../../src/api/endpoints/player/verification';
import { userConfigCall } from '../../../../src/api/endpoints/player/user-config';
import { account, userConfig } from '../../samples';
import { sample } from '../sample-call';
import type { SampleCall } from '../sample-call';

const accounts = {
  balance: [account],
  bonus: [],
  all_accounts: [account],
  is_available_first_deposit_bonus: false,
};

const reported = { data: { message: 'In words.' } };

const copy = { id: 'e-1', madeAt: 5, expiresAt: 6 };

const mailing: Mailing = {
  enable_mail_news: 1,
  enable_mail_deposit: 0,
  enable_mail_bets: 0,
  enable_sms_news: 0,
  bonus_type: 1,
  first_deposit_bonus_type: 2,
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
    user_pin_code: '',
  },
  verified: { by: 'passport', at: 5 },
  locked: ['person'],
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
      again: null,
      expiresOn: null,
      isExpiringSoon: false,
      sentAt: 5,
      documentId: 'doc-1',
      upload: { id: 'up-1', size: 9, received: 4, digest: 'ab'.repeat(32) },
    },
  ],
  reviewMs: 20_000,
  daysLeft: null,
  isTold: true,
  isProfileComplete: true,
  maxBytes: 10_000_000,
  types: ['image/png'],
  keptDays: 30,
  identification: { isNeeded: false, hasBonus: false },
};

/** Calls about a player's accounts, profile, verification and settings. */
export const ACCOUNT_CALLS: readonly SampleCall[] = [
  sample('dataExportedCall', dataExportedCall, {}, { export: copy }),
  sample('closeCall', closeCall, {}, {}),
  sample('dataExportCall', dataExportCall, {}, { export: copy }),
  sample('userAccounts', userAccounts, {}, accounts),
  sample('userAccountsNewer', userAccountsNewer, {}, accounts),
  sample('userAccountsActive', userAccountsActive, { id: 1 }, {}),
  sample('userAccountsAdd', userAccountsAdd, { currencyId: 2 }, reported),
  sample('userAccountsRemove', userAccountsRemove, { id: 2 }, reported),
  sample('userConfigCall', userConfigCall, {}, { result: userConfig }),
  sample('profileCall', profileCall, {}, { result: profile }),
  sample(
    'profileSaveCall',
    profileSaveCall,
    { group: 'address', version: 0, values: profile.address },
    { result: profile },
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
];
