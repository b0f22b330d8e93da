import type { ProofKind, ProofRequest, StepMessage } from '@grandstand/bus-contracts/shell';
import { Alert, TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useTimeOf } from '../../frame/use-countdown';
import { PasswordField } from '../password-field/password-field';
import { proofText } from './proof-text';
import { Resend, SentText } from './sent-part';
import { useSentProof } from './use-sent-proof';

interface Proof {
  /** The fields to fill in; null where no proof is asked for. */
  readonly fields: ReactElement | null;
  /** What was typed; undefined where something is missing, which the fields then say. */
  readonly take: () => ProofRequest | undefined;
}

/** The refusals of a proof; after another one the proof was right. */
const OF_PROOF: ReadonlySet<string> = new Set([
  'captcha-not-solved',
  'proof-required',
  'time_up',
  'too-many-attempts',
  'unavailable',
  'wrong-password',
  'wrong_code',
]);

/**
 * Asks a player for the password where the operator wants a proof, and those with two steps for a code too: of their
 * app, or one that is sent to their phone once the password was right.
 */
export function useProof(
  kind: ProofKind | null,
  /** Why the last try failed; null where it did not. */
  message: StepMessage | null,
  /** What the player is told first; left out: that their sign-in was some time ago. */
  intro?: string,
): Proof {
  const { t } = useTexts();
  const timeOf = useTimeOf();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [given, setGiven] = useState<string | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const sms = useSentProof();
  const isBySms = kind === 'password-and-sms';
  const sent = isBySms ? sms.sent : null;
  const hasPassword = !sent;
  const hasCode = kind === 'password-and-code' || sent !== null;
  const isMissing = (hasPassword && password === '') || (hasCode && code.trim() === '');
  // A code is right once: another failure is not answered with it again.
  const isPassed = hasCode && given === code && message !== null && !OF_PROOF.has(message.code);

  useEffect(() => {
    if (!kind || !message || !OF_PROOF.has(message.code)) return;
    const isOfCode = hasCode && (!hasPassword || message.code === 'wrong_code');
    (isOfCode ? codeField : passwordField).current?.focus();
  }, [kind, hasCode, hasPassword, message]);

  // The field of the code is there now.
  useEffect(() => {
    if (sent) codeField.current?.focus();
  }, [sent]);

  const send = (): void => {
    if (sms.isSending) return;
    setCode('');
    setWasTried(false);
    void sms.send(password);
  };
  const take = (): ProofRequest | undefined => {
    if (!kind || isPassed) return {};
    setWasTried(true);
    if (isMissing) {
      (hasPassword && password === '' ? passwordField : codeField).current?.focus();
      return undefined;
    }
    if (isBySms && !sent) {
      send();
      return undefined;
    }
    setGiven(code);
    if (sent) return { flowId: sent.flowId, code: code.trim() };
    return { password, ...(hasCode && { code: code.trim() }) };
  };

  if (!kind || isPassed) return { fields: null, take };
  const asked = {
    password: 'text',
    'password-and-code': 'both',
    'password-and-sms': 'sms',
  } as const;
  const fields = (
    <>
      <p role="status">{sent ? <SentText sent={sent} /> : (intro ?? t(`proof.${asked[kind]}`))}</p>
      {sent ? (
        <Resend sent={sent} isSending={sms.isSending} onResend={send} />
      ) : (
        <>
          <PasswordField
            ref={passwordField}
            label={t('proof.password')}
            showLabel={t('proof.show')}
            name="password"
            autoComplete="current-password"
            maxLength={200}
            size="l"
            value={password}
            onChange={setPassword}
            error={wasTried && password === '' ? t('proof.passwordMissing') : undefined}
          />
        </>
      )}
      {hasCode ? (
        <TextField
          ref={codeField}
          label={t(sent ? 'proof.sentCode' : 'proof.code')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          size="l"
          value={code}
          onChange={setCode}
          error={wasTried && code.trim() === '' ? t('proof.codeMissing') : undefined}
        />
      ) : null}
      {isBySms ? <Alert text={sms.failure ? proofText(sms.failure, t, timeOf) : null} /> : null}
    </>
  );
  return { fields, take };
}
