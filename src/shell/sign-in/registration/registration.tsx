import type { SiteConfig } from '@grandstand/bus-contracts';
import { Alert, Form, Sheet, SubmitButton } from '@grandstand/ui';
import type { TFunction } from 'i18next';
import { createElement, Suspense, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../i18n/use-texts';
import { useConfig } from '../../frame/shell-state';
import { useTimeOf } from '../../frame/use-countdown';
import { lazyPart } from '../../frame/loading/lazy-part';
import { Tabs } from '../auth/tabs';
import type { DialogProps } from '../../frame/dialog-props';
import dialogStyles from '../../frame/dialogs.module.css';
import { AgreementFields, OfferFields, PlaceFields } from './common-fields';
import { Credentials } from './credentials';
import type { Way } from './draft';
import { MailFields } from './mail-fields';
import styles from './registration.module.css';
import { useRegistration } from './use-registration';
import type { Keeping, Refused, RegistrationInUse } from './use-registration';
import { useWishedNetwork } from './use-wished-network';

// What the sign-in has too is fetched with the first use.
const byPhone = lazyPart(async () => (await import('./by-phone')).ByPhone);
const byNetwork = lazyPart(async () => (await import('./by-network')).ByNetwork);
const codeStep = lazyPart(async () => (await import('../auth/code-step')).CodeStep);

/** The refusals with a text of their own; any other has the operator's. */
const WITH_TEXT: ReadonlySet<string> = new Set([
  'age-not-confirmed',
  'bad-email',
  'bad-name',
  'bad-phone',
  'captcha-not-solved',
  'network-over',
  'not-allowed',
  'registration-off',
  'taken',
  'unavailable',
  'under-age',
]);

/** Leaving without the credentials is asked about once. */
type KeepingOrAsked = Keeping | 'asked';

const NAMES = {
  fast_reg: 'oneClick',
  phone_reg: 'byPhone',
  full_reg: 'byMail',
  soc_reg: 'byNetwork',
} as const;
const SUBMIT = {
  fast_reg: 'submit',
  phone_reg: 'sendSms',
  full_reg: 'sendMail',
  soc_reg: 'submit',
} as const;

/** Registers by one of several ways; the credentials are shown until the player closes the dialog. */
export function Registration({ args, onClose }: DialogProps<'registration'>): ReactElement {
  const { t } = useTexts();
  const config = useConfig();
  const [keeping, setKeeping] = useState<KeepingOrAsked>('not-needed');
  const close = (): void => {
    if (keeping === 'needed') setKeeping('asked');
    // The answer has a password that is shown only once.
    else if (keeping !== 'awaited') onClose();
  };
  return (
    <Sheet isForm title={t('registration.title')} closeLabel={t('dialog.close')} onClose={close}>
      {config ? (
        <Steps
          config={config}
          preset={args}
          keeping={keeping}
          onKeeping={setKeeping}
          onClose={close}
        />
      ) : (
        <Alert text={t('registration.noConfig')} />
      )}
    </Sheet>
  );
}

interface StepsProps {
  readonly config: SiteConfig;
  /** What the form begins with. */
  readonly preset: DialogProps<'registration'>['args'];
  readonly keeping: KeepingOrAsked;
  readonly onKeeping: (keeping: Keeping) => void;
  readonly onClose: () => void;
}

function Steps({ config, preset, keeping, onKeeping, onClose }: StepsProps): ReactElement {
  const { t } = useTexts();
  const registration = useRegistration(config, preset, onKeeping);
  const { ways, way, chooseWay, sent, made, draft } = registration;
  useWishedNetwork(preset?.network, draft);
  if (made) {
    const mail = way === 'full_reg' ? draft.email.trim() : null;
    return (
      <Credentials
        login={made.login}
        password={made.password}
        mail={mail}
        isAsked={keeping === 'asked'}
        onKept={() => onKeeping('not-needed')}
        onDone={onClose}
      />
    );
  }
  if (sent) {
    const { refused: message, isSending: isLoading, confirm, resend, back } = registration;
    return (
      <Suspense fallback={<div className={styles.coming} />}>
        {createElement(codeStep(), {
          sent,
          message,
          isLoading,
          submitLabel: t('registration.submit'),
          onConfirm: confirm,
          onResend: resend,
          onBack: back,
        })}
      </Suspense>
    );
  }
  const form = <RegistrationForm config={config} registration={registration} />;
  if (ways.length < 2) return form;
  return (
    <Tabs<Way>
      label={t('registration.ways')}
      tabs={ways.map((key) => ({ key, label: t(`registration.${NAMES[key]}`) }))}
      chosen={way}
      onChoose={chooseWay}
    >
      {form}
    </Tabs>
  );
}

interface RegistrationFormProps {
  readonly config: SiteConfig;
  readonly registration: RegistrationInUse;
}

function RegistrationForm({ config, registration }: RegistrationFormProps): ReactElement {
  const { t } = useTexts();
  const timeOf = useTimeOf();
  const { way, submit, isSending, refused, leastAge, person } = registration;
  const [isChoosing, setIsChoosing] = useState(false);
  const textRef = useRef<HTMLParagraphElement>(null);
  const onChoosing = (next: boolean): void => {
    flushSync(() => setIsChoosing(next));
    // The pressed button is gone.
    textRef.current?.focus();
  };
  const network =
    way === 'soc_reg' ? (
      <Suspense fallback={<div className={styles.coming} />}>
        {createElement(byNetwork(), { registration, isChoosing, onChoosing, textRef })}
      </Suspense>
    ) : null;
  // First the network says who registers.
  if (network && (!person || isChoosing)) return <div className={dialogStyles.body}>{network}</div>;
  return (
    <Form isBusy={isSending} onSubmit={submit}>
      {way === 'fast_reg' ? <p className={dialogStyles.text}>{t('registration.text')}</p> : null}
      {way === 'phone_reg' ? (
        <Suspense fallback={<div className={styles.coming} />}>
          {createElement(byPhone(), { registration })}
        </Suspense>
      ) : null}
      {network}
      {way === 'full_reg' ? <MailFields registration={registration} /> : null}
      <PlaceFields registration={registration} config={config} />
      <OfferFields registration={registration} config={config} />
      <AgreementFields registration={registration} />
      <Alert text={refused && !isSending ? textOf(refused, leastAge, t, timeOf) : null} />
      <SubmitButton size="l" isWide>
        {t(`registration.${SUBMIT[way]}`)}
      </SubmitButton>
    </Form>
  );
}

function textOf(
  { code, text, until }: Refused,
  age: number,
  t: TFunction,
  timeOf: (moment: number) => string,
): string {
  if (until !== undefined) return t('registration.until', { time: timeOf(until) });
  if (WITH_TEXT.has(code)) return t(`registration.${code}`, { count: age });
  return text ?? t('registration.unavailable');
}
