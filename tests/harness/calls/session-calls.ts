import { userCheck, userToken } from '../../../src/api/endpoints/sign-in/session';
import {
  registrationCodeCall,
  userDisconnect,
  userLogin,
  userLoginByCode,
  userLoginByPasskey,
  userLoginByPhone,
  userLoginByToken,
  userRegister,
} from '../../../src/api/endpoints/sign-in/session-changes';
import { passkeyOptionsCall } from '../../../src/api/endpoints/sign-in/passkey-sign-in';
import { redeemCall, sendLinkCall } from '../../../src/api/endpoints/sign-in/links';
import {
  recoverByMail,
  recoverByPhone,
  recoverCheck,
  recoverConfirm,
  recoverPassword,
} from '../../../src/api/endpoints/sign-in/recovery';
import {
  authResendCall,
  mailCredentialsCall,
  promoCodeCall,
  userLoginBySms,
} from '../../../src/api/endpoints/sign-in/sign-in-steps';
import {
  authTokenCall,
  qrApproveCall,
  qrRefuseCall,
  qrShowCall,
  qrStartCall,
  qrStateCall,
} from '../../../src/api/endpoints/sign-in/auth-app';
import {
  transferCheckCode,
  transferSendCode,
  transferUserData,
} from '../../../src/api/endpoints/sign-in/transfer';
import { secureData } from '../../../src/api/endpoints/sign-in/secure-data';
import { sessionCall } from '../../../src/api/endpoints/sign-in/session-call';
import {
  captchaGetTime,
  captchaUpdate,
  captchaValidate,
} from '../../../src/api/endpoints/site/captcha';
import { fingerprintSend } from '../../../src/api/endpoints/site/fingerprint';
import { tokenFor } from '../fakes/fake-operator';
import { sample } from './sample-call';
import { oneTapCall, oneTapOfferCall } from '../../../src/api/endpoints/sign-in/one-tap';
import {
  socialLinkCall,
  socialResultCall,
} from '../../../src/api/endpoints/sign-in/social-sign-in';
import type { SampleCall } from './sample-call';

const token = tokenFor('ann-1', 4_102_444_800_000);

const phone = { countryCode: 'KZ', phone: '7012344122' };
const sentCode = {
  flowId: 'f-1',
  sentTo: '+7 ··· 41 22',
  expiresAt: 1_800_000_120_000,
  resendAt: 1_800_000_060_000,
};

/** Calls of the session. */
export const SESSION_CALLS: readonly SampleCall[] = [
  sample(
    'redeemCall',
    redeemCall,
    { kind: 'newsletter', token: 'abc', channel: 'sms', undo: true },
    {
      what: 'newsletter',
      channel: 'mail',
      newsletters: [{ channel: 'sms', isOn: false, undoUntil: 1_800_000_000_000 }],
    },
  ),
  sample(
    'sendLinkCall',
    sendLinkCall,
    { email: 'ann@example.com' },
    { sentTo: 'a···@example.com', resendAt: 1_800_000_060_000 },
  ),
  sample('userCheck', userCheck, {}, { userId: 'ann-1' }),
  sample('sessionCall', sessionCall, {}, 'player'),
  sample(
    'passkeyOptionsCall',
    passkeyOptionsCall,
    {},
    { flowId: 'f-1', expiresAt: 1_800_000_120_000, options: { challenge: 'AA', timeout: 120_000 } },
  ),
  sample(
    'userLoginByPasskey',
    userLoginByPasskey,
    { flowId: 'f-1', response: { id: 'AA', type: 'public-key' }, remember: true },
    { userId: 'ann-1', token },
  ),
  sample('secureData', secureData, {}, { ggru: 'g-1', session: 's-1', grant: 'abc' }),
  sample('userToken', userToken, { force_refresh: true }, { token }),
  sample(
    'userLogin',
    userLogin,
    { login: 'ann', password: 'secret', remember: true },
    { userId: 'ann-1', token },
  ),
  sample(
    'userLoginByPhone',
    userLoginByPhone,
    { ...phone, password: 'secret', remember: true },
    { userId: 'ann-1', token },
  ),
  sample('userLoginBySms', userLoginBySms, phone, sentCode),
  sample(
    'userLoginByCode',
    userLoginByCode,
    { flowId: 'f-1', code: '123456', remember: true },
    { userId: 'ann-1', token },
  ),
  sample(
    'userLoginByToken',
    userLoginByToken,
    { mode: 'token', token: 't-1', remember: true },
    { userId: 'ann-1', token },
  ),
  sample('authTokenCall', authTokenCall, { token: 't-1' }, { login: 'a···n' }),
  sample(
    'qrStartCall',
    qrStartCall,
    {},
    { flowId: 'f-1', expiresAt: 2, status: 'waiting', code: 'a.b', nextAt: 1 },
  ),
  sample(
    'oneTapOfferCall',
    oneTapOfferCall,
    {},
    {
      clientId: 'grandstand',
      configURL: 'https://id.test/fedcm.json',
      nonce: 'n-1',
      network: { key: 'example-id', name: 'Example ID' },
    },
  ),
  sample(
    'oneTapCall',
    oneTapCall,
    { credential: 'a.b.c', language: 'en', currency: 'EUR', countryId: 5 },
    { redirectUrl: '/en' },
  ),
  sample('socialResultCall', socialResultCall, {}, { result: 'none' }),
  sample(
    'socialLinkCall',
    socialLinkCall,
    {},
    { flowId: 'f-1', sentTo: 'a***@a.test', expiresAt: 1, resendAt: 1 },
  ),
  sample('qrStateCall', qrStateCall, { flowId: 'f-1' }, { status: 'scanned', digits: '47' }),
  sample(
    'qrShowCall',
    qrShowCall,
    { code: 'a.b' },
    {
      browser: 'Chrome, Windows',
      country: 'KZ',
      network: '203.0.113.···',
      isSameNetwork: false,
      expiresAt: 2,
    },
  ),
  sample('qrApproveCall', qrApproveCall, { code: 'a.b', digits: '47' }, {}),
  sample('qrRefuseCall', qrRefuseCall, { code: 'a.b' }, {}),
  sample(
    'transferSendCode',
    transferSendCode,
    { id: 'b-1', countryCode: 'KZ', phone: '7012344122' },
    { sentTo: '+7 ··· 41 22', expiresAt: 1_700_000_120_000, resendAt: 1_700_000_060_000 },
  ),
  sample(
    'transferCheckCode',
    transferCheckCode,
    { id: 'b-1', code: '314159' },
    { redirectToken: 'r-1' },
  ),
  sample(
    'transferUserData',
    transferUserData,
    { redirectToken: 'r-1' },
    { status: 'moved', user_id: '10000001', password: 'p' },
  ),
  sample('authResendCall', authResendCall, { flowId: 'f-1' }, sentCode),
  sample(
    'userRegister',
    userRegister,
    { countryId: 3, currencyId: 1, isOfAge: true, isTermsAgreed: true },
    {
      userId: 'ann-1',
      login: '1001',
      password: 's3',
      token,
    },
  ),
  sample(
    'registrationCodeCall',
    registrationCodeCall,
    {
      type: 'phone_reg',
      countryId: 3,
      currencyId: 1,
      isOfAge: true,
      isTermsAgreed: true,
      ...phone,
    },
    sentCode,
  ),
  sample('promoCodeCall', promoCodeCall, { refCode: 'WELCOME' }, { title: 'A free bet' }),
  sample(
    'mailCredentialsCall',
    mailCredentialsCall,
    { password: 's3' },
    { sentTo: 'a···@example.com' },
  ),
  sample('recoverByPhone', recoverByPhone, phone, sentCode),
  sample(
    'recoverByMail',
    recoverByMail,
    { email: 'ann@example.com' },
    { sentTo: 'a···@example.com', resendAt: 1_800_000_060_000 },
  ),
  sample('recoverConfirm', recoverConfirm, { flowId: 'f-1', code: '123456' }, { token: 'r-1' }),
  sample('recoverCheck', recoverCheck, { token: 'r-1' }, {}),
  sample('recoverPassword', recoverPassword, { token: 'r-1', password: 'Solid-Harbour-52' }, {}),
  sample('userDisconnect', userDisconnect, {}, {}),
  sample(
    'captchaUpdate',
    captchaUpdate,
    { code: 112 },
    { id: 'c-1', image: '/web-api/captcha/image/c-1.svg', question: 'How much is one plus two?' },
  ),
  sample('captchaGetTime', captchaGetTime, { id: 'c-1' }, { secondsLeft: 120 }),
  sample('captchaValidate', captchaValidate, { id: 'c-1', text: '23456' }, { solved: 'proof-1' }),
  sample(
    'fingerprintSend',
    fingerprintSend,
    { visitorId: 'v-1', componentsData: '{}' },
    { token: 'fp-1', expiresAt: 1_800_000_000_000 },
  ),
];
