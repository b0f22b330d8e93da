import type { ProofKind, ProofRequest } from '@grandstand/bus-contracts/shell';
import { TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../password-field';

interface Proof {
  /** The fields to fill in; null where no proof is asked for. */
  readonly fields: ReactElement | null;
  /** What was typed; undefined where something is missing, which the fields then say. */
  readonly take: () => ProofRequest | undefined;
}

/** Asks a player for the password, and those with two steps for a code too, where the operator wants a proof. */
export function useProof(
  kind: ProofKind | null,
  /** Why the last try failed; null where it did not. */
  message: { readonly code: string } | null,
): Proof {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const hasCode = kind === 'password-and-code';
  const isMissing = password === '' || (hasCode && code.trim() === '');

  useEffect(() => {
    if (!kind || !message) return;
    const isOfCode = hasCode && message.code === 'wrong_code';
    (isOfCode ? codeField : passwordField).current?.focus();
  }, [kind, hasCode, message]);

  const take = (): ProofRequest | undefined => {
    if (!kind) return {};
    setWasTried(true);
    if (isMissing) return undefined;
    return { password, ...(hasCode && { code: code.trim() }) };
  };

  if (!kind) return { fields: null, take };
  const fields = (
    <>
      <p role="status">{t(hasCode ? 'proof.both' : 'proof.text')}</p>
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
      {hasCode ? (
        <TextField
          ref={codeField}
          label={t('proof.code')}
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
    </>
  );
  return { fields, take };
}
