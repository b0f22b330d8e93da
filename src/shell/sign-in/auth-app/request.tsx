import { countryNames } from '@grandstand/bus-contracts/domain/places';
import { useSend } from '@grandstand/bus-contracts/react';
import { authAppApprove, authAppRefuse } from '@grandstand/bus-contracts/shell';
import type { AuthApp } from '@grandstand/bus-contracts/shell';
import { Alert, Button, Form, SubmitButton, TextField } from '@grandstand/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage } from '../../frame/shell-state';
import { clockFace, useSecondsUntil } from '../../frame/use-countdown';
import authStyles from '../auth/auth.module.css';
import { TimeHeard } from '../auth/time-heard';
import dialogStyles from '../../frame/dialogs.module.css';
import { digitsOf } from '../phone-field/phone-number';

const DIGITS = 2;

interface RequestProps {
  readonly state: AuthApp;
  readonly browser: NonNullable<AuthApp['browser']>;
}

/** Asks whether a browser may sign in: the player types the two digits that it shows. */
export function Request({ state, browser }: RequestProps): ReactElement {
  const { t } = useTexts();
  const { send: approve } = useSend(authAppApprove);
  const { send: refuse } = useSend(authAppRefuse);
  const [digits, setDigits] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const secondsLeft = useSecondsUntil(browser.expiresAt);
  const isOver = secondsLeft === 0;
  const isShort = digits.length < DIGITS;
  const { message, isLoading } = state;

  useEffect(() => {
    if (message) field.current?.focus();
  }, [message]);

  const submit = (): void => {
    setWasTried(true);
    if (!isShort && !isOver) void approve({ digits });
  };
  return (
    <Form isBusy={isLoading} onSubmit={submit}>
      <p>{t('authApp.text')}</p>
      <Facts browser={browser} />
      <p className={authStyles.sentTo}>{t('authApp.warning')}</p>
      <TextField
        ref={field}
        label={t('authApp.digits')}
        name="digits"
        inputMode="numeric"
        autoComplete="off"
        size="l"
        value={digits}
        onChange={(text) => setDigits(digitsOf(text).slice(0, DIGITS))}
        error={wasTried && isShort && !isOver ? t('authApp.digitsShort') : undefined}
      />
      <p className={authStyles.left} aria-hidden="true">
        {isOver ? null : t('signIn.stepLeft', { time: clockFace(secondsLeft) })}
      </p>
      <TimeHeard text="signIn.stepLeft" secondsLeft={secondsLeft} />
      <Alert text={isLoading ? null : isOver ? t('authApp.over') : textOf(state)} />
      <SubmitButton kind={isOver ? 'secondary' : 'primary'} size="l" isWide>
        {t('authApp.submit')}
      </SubmitButton>
      <Button isWide onClick={() => void refuse({})}>
        {t('authApp.refuse')}
      </Button>
    </Form>
  );

  function textOf({ message: why }: AuthApp): string | null {
    if (!why) return null;
    if (why.code === 'wrong-digits') return t('authApp.wrongDigits', { left: why.left ?? 0 });
    return why.text ?? t('signIn.unavailable');
  }
}

/** What the operator knows of the browser that asks. */
function Facts({ browser }: Pick<RequestProps, 'browser'>): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { name, country, network, isSameNetwork } = browser;
  const place = country === null ? null : countryNames(tag)(country);
  return (
    <dl className={dialogStyles.credentials}>
      <dt>{t('authApp.device')}</dt>
      <dd>{name || t('authApp.unknown')}</dd>
      {place ? (
        <>
          <dt>{t('authApp.country')}</dt>
          <dd>{place}</dd>
        </>
      ) : null}
      <dt>{t('authApp.network')}</dt>
      <dd>
        {network || t('authApp.unknown')}
        {isSameNetwork ? ` (${t('authApp.sameNetwork')})` : null}
      </dd>
    </dl>
  );
}
