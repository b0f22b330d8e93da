import {
  passkeyAddCall,
  passkeyCreationCall,
  passkeyRemoveCall,
  passkeyRenameCall,
  passkeysCall,
} from '../../../../src/api/endpoints/sign-in/passkeys';
import { passwordCall } from '../../../../src/api/endpoints/sign-in/password';
import {
  phoneBeginCall,
  phoneCall,
  phoneConfirmCall,
  phoneRemoveCall,
  phoneWithoutOldCall,
} from '../../../../src/api/endpoints/sign-in/phone';
import { proofCall, proofSendCall } from '../../../../src/api/endpoints/sign-in/proof';
import {
  securityQuestionCall,
  securityQuestionRemoveCall,
  securityQuestionSetCall,
} from '../../../../src/api/endpoints/sign-in/security-question';
import {
  sessionEndCall,
  sessionsCall,
  sessionsEndOthersCall,
  signInHistoryCall,
} from '../../../../src/api/endpoints/sign-in/sessions';
import {
  twoStepBeginCall,
  twoStepCall,
  twoStepConfirmCall,
  twoStepOffCall,
  twoStepRecoveryCodesCall,
} from '../../../../src/api/endpoints/sign-in/two-step';
import { sample } from '../sample-call';
import type { SampleCall } from '../sample-call';

const passkeys = {
  passkeys: [{ id: 7, name: 'Chrome, Windows', isBackedUp: false, createdAt: 5, usedAt: null }],
};

const securityQuestion = {
  isSet: true,
  questions: [{ id: 'first-job', text: 'Where was your first job?' }],
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

const askedPasskey = {
  flowId: 'f-1',
  expiresAt: 1_800_000_120_000,
  options: { challenge: 'AA', timeout: 120_000 },
};

const sentCode = {
  flowId: 'f-1',
  sentTo: '+7 ··· 41 22',
  expiresAt: 1_800_000_120_000,
  resendAt: 1_800_000_060_000,
};
const phone = { phone: '+7 ··· 41 22', isSecondStep: false };

/** Calls about how a player signs in, and what protects it. */
export const SECURITY_CALLS: readonly SampleCall[] = [
  sample('passwordCall', passwordCall, { password: 'secret' }, {}),
  sample('proofCall', proofCall, { password: 'secret', code: '123456' }, {}),
  sample(
    'twoStepCall',
    twoStepCall,
    {},
    { isOn: true, by: 'totp', phone: null, recoveryCodesLeft: 9 },
  ),
  sample(
    'twoStepBeginCall',
    twoStepBeginCall,
    { by: 'totp' },
    {
      by: 'totp',
      secret: 'ABC',
      address: 'otpauth://totp/x?secret=ABC',
      expiresAt: 1_800_000_600_000,
    },
  ),
  sample(
    'twoStepConfirmCall',
    twoStepConfirmCall,
    { code: '123456' },
    { recoveryCodes: ['ABCD-EFGH'] },
  ),
  sample('twoStepRecoveryCodesCall', twoStepRecoveryCodesCall, {}, { recoveryCodes: ['ABCD'] }),
  sample(
    'twoStepOffCall',
    twoStepOffCall,
    {},
    { isOn: false, by: null, phone: null, recoveryCodesLeft: 0 },
  ),
  sample('proofSendCall', proofSendCall, { password: 'secret' }, { ...sentCode, isSent: true }),
  sample('securityQuestionCall', securityQuestionCall, {}, securityQuestion),
  sample(
    'securityQuestionSetCall',
    securityQuestionSetCall,
    { question: 'first-job', answer: 'Kassel' },
    securityQuestion,
  ),
  sample('securityQuestionRemoveCall', securityQuestionRemoveCall, {}, securityQuestion),
  sample('phoneCall', phoneCall, {}, phone),
  sample('phoneBeginCall', phoneBeginCall, { countryCode: 'KZ', number: '7012344122' }, sentCode),
  sample('phoneRemoveCall', phoneRemoveCall, {}, { ...sentCode, isSent: true }),
  sample(
    'phoneConfirmCall',
    phoneConfirmCall,
    { flowId: 'f-1', code: '123456' },
    { step: 'done', ...phone },
  ),
  sample(
    'phoneWithoutOldCall',
    phoneWithoutOldCall,
    { password: 'secret', code: '123456' },
    { step: 'done', ...phone },
  ),
  sample('passkeysCall', passkeysCall, {}, passkeys),
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
];
