import type { TestOperator } from '@grandstand/sandbox/testing';

export const WITHDRAWALS = '/web-api/payment/withdrawals';
export const PAYOUT_EVENTS = '/partner-api/v1/payouts/events';

/** What a withdrawal asks for, in the groups that are saved together. */
export const PROFILE = {
  person: {
    user_name: 'Ada',
    user_surname: 'Keller',
    user_middle_name: '',
    user_birthday_date: '1990-02-28',
    user_birthday_place: '',
  },
  address: {
    user_geo_location_region: '',
    user_geo_location_city: 'Kassel',
    user_registration_address: 'Am Ring 1',
  },
  document: {
    user_passport_type: 'passport',
    user_passport_series: '',
    user_passport_number: 'C01234567',
    user_passport_issue_date: '2015-06-01',
    user_passport_issued_by: '',
    user_passport_data: '',
    user_passport_inn: '',
    user_pin_code: '',
  },
};

/** Fills in what a withdrawal asks for. */
export async function fillProfile(operator: TestOperator, token: string): Promise<void> {
  for (const [version, [group, values]] of Object.entries(PROFILE).entries()) {
    await operator.post('/web-api/user/profile', { group, version, values }, { token });
  }
}
