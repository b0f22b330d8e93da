import { describe, expect, it } from 'vitest';
import { SITE_CONFIG } from '../../harness/page/shell-page';
import {
  firstDraft,
  problemsOf,
  registrationOf,
} from '../../../src/shell/sign-in/registration/draft';
import type { Draft } from '../../../src/shell/sign-in/registration/draft';

const KZ = {
  id: 3,
  name: 'Kazakhstan',
  ownNames: [],
  code: 'KZ',
  phoneCode: '7',
  mask: '(999) 999-99-99',
  min: 10,
  max: 10,
};
const CONDITIONS = { country: KZ, leastAge: 18, today: '2026-11-25' };
const agreed = { isOfAge: true, isTermsAgreed: true };
const draft = (part: Partial<Draft>): Draft => ({ ...firstDraft(SITE_CONFIG, undefined), ...part });
const ANN = {
  ...agreed,
  email: 'ann@mail.example',
  password: 'long enough',
  name: 'Ann',
  birthday: '2008-11-25',
};

describe('the first draft', () => {
  const {
    password: _password,
    isOfAge: _isOfAge,
    isTermsAgreed: _agreed,
    ...filled
  } = draft({
    ...ANN,
    countryId: 2,
    currencyId: 3,
    refCode: 'BOOST',
  });
  const kept = { ...filled, way: 'full_reg' } as const;

  it('is what was filled in before, without the password and the statements', () => {
    expect(firstDraft(SITE_CONFIG, undefined, kept)).toEqual({
      ...filled,
      password: '',
      isOfAge: false,
      isTermsAgreed: false,
    });
  });

  it('has the place and the promo code of the address rather than those before', () => {
    const place = firstDraft(SITE_CONFIG, { countryId: 2 }, { ...kept, countryId: 1 });
    expect(place).toMatchObject({ countryId: 2, currencyId: 1, refCode: 'BOOST' });
    const all = { countryId: 1, currencyId: 1, refCode: 'OTHER' };
    expect(firstDraft(SITE_CONFIG, all, kept)).toMatchObject({ ...all, email: ANN.email });
  });
});

describe('the problems of a draft', () => {
  it.each([
    ['none by one click', 'fast_reg', agreed, {}],
    [
      'age and rules',
      'fast_reg',
      {},
      { isOfAge: 'age-not-confirmed', isTermsAgreed: 'termsMissing' },
    ],
    ['no number', 'phone_reg', agreed, { number: 'numberMissing' }],
    ['a short number', 'phone_reg', { ...agreed, number: '701' }, { number: 'numberShort' }],
    ['none by phone', 'phone_reg', { ...agreed, number: '(701) 234-41-22' }, {}],
    ['none by mail, on the birthday', 'full_reg', ANN, {}],
    ['a day too young', 'full_reg', { ...ANN, birthday: '2008-11-26' }, { birthday: 'under-age' }],
    ['a bad address', 'full_reg', { ...ANN, email: 'ann@mail' }, { email: 'bad-email' }],
    [
      'a short password',
      'full_reg',
      { ...ANN, password: '1234567' },
      { password: 'weak-password' },
    ],
    [
      'nothing',
      'full_reg',
      agreed,
      {
        email: 'mailMissing',
        password: 'passwordMissing',
        name: 'nameMissing',
        birthday: 'birthdayMissing',
      },
    ],
  ] as const)('%s', (_, way, part, problems) => {
    expect(problemsOf(draft(part), way, CONDITIONS)).toEqual(problems);
  });
});

describe('what is sent', () => {
  it('of no bonus chosen is none, and of an empty promo code nothing', () => {
    const sent = registrationOf(draft({ ...agreed, refCode: '  ' }), 'fast_reg', 'KZ');
    expect(sent).toMatchObject({ type: 'fast_reg', bonusChoice: 0 });
    expect(sent).not.toHaveProperty('refCode');
  });

  it('by phone has no mail and no password', () => {
    const sent = registrationOf(draft({ ...ANN, number: '7012344122' }), 'phone_reg', 'KZ');
    expect(sent).toMatchObject({ countryCode: 'KZ', phone: '7012344122' });
    expect(sent).not.toHaveProperty('password');
  });
});
