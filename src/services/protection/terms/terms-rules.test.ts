import { expect, test } from 'vitest';
import { checkedTerms, requiredTerms, UNCHANGED } from './terms-rules';

test('terms are unchanged until the operator answers otherwise or refuses a call for them', () => {
  expect(UNCHANGED).toEqual({ isUserTermsChanged: false, userTermsChangedUpdatedAt: null });
  expect(checkedTerms({ result: true, updatedAt: 900 })).toEqual({
    isUserTermsChanged: true,
    userTermsChangedUpdatedAt: 900,
  });
  expect(checkedTerms({ result: false, updatedAt: null })).toEqual(UNCHANGED);
  expect(requiredTerms()).toEqual({ isUserTermsChanged: true, userTermsChangedUpdatedAt: null });
  expect(requiredTerms({ isUserTermsChanged: false, userTermsChangedUpdatedAt: 900 })).toEqual({
    isUserTermsChanged: true,
    userTermsChangedUpdatedAt: 900,
  });
});
