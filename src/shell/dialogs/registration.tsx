import { CommandError } from '@grandstand/bus-contracts';
import type { AnswerOf, SiteConfig } from '@grandstand/bus-contracts';
import { analyticsTrack, sessionRegister } from '@grandstand/bus-contracts/shell';
import { leastAge } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { Alert, Dialog, Form, Select, SubmitButton, TextField } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { withLanguage } from '../../routes';
import { useConfig, useHasRules, useLanguage } from '../frame/shell-state';
import { Checkbox } from './checkbox';
import { Credentials } from './credentials';
import type { DialogProps } from './dialog-props';
import styles from './dialogs.module.css';

const CODES: ReadonlySet<unknown> = new Set([
  'not-allowed',
  'captcha-not-solved',
  'age-not-confirmed',
]);

/** Registration by one click; the credentials are shown until the player closes the dialog. */
export function Registration({ args, onClose }: DialogProps<'registration'>): ReactElement {
  const { t } = useTranslation();
  const config = useConfig();
  const [made, setMade] = useState<AnswerOf<typeof sessionRegister> | null>(null);
  return (
    <Dialog title={t('dialog.registration.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      {made ? <Credentials login={made.login} password={made.password} onDone={onClose} /> : null}
      {!made && config ? <RegistrationForm config={config} preset={args} onMade={setMade} /> : null}
      {!made && !config ? <Alert text={t('dialog.registration.noConfig')} /> : null}
    </Dialog>
  );
}

interface RegistrationFormProps {
  readonly config: SiteConfig;
  /** What the form begins with. */
  readonly preset: DialogProps<'registration'>['args'];
  readonly onMade: (made: AnswerOf<typeof sessionRegister>) => void;
}

function RegistrationForm({ config, preset, onMade }: RegistrationFormProps): ReactElement {
  const { t } = useTranslation();
  const { countries, currencies, geoCountryId } = config;
  const first =
    countries.find(({ id }) => id === preset?.countryId) ??
    countries.find(({ id }) => id === geoCountryId) ??
    countries[0];
  const wanted = currencies.find(({ id }) => id === preset?.currencyId);
  const [countryId, setCountryId] = useState(first?.id ?? 0);
  const [currencyId, setCurrencyId] = useState(
    wanted?.id ?? first?.currencyId ?? currencies[0]?.id ?? 0,
  );
  const [refCode, setRefCode] = useState(preset?.refCode);
  const [isOfAge, setIsOfAge] = useState(false);
  const [isTermsAgreed, setIsTermsAgreed] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const { language } = useLanguage();
  const hasRules = useHasRules();
  const { send, isSending, error } = useSend(sessionRegister);
  const { send: track } = useSend(analyticsTrack);

  const chooseCountry = (id: number): void => {
    setCountryId(id);
    const country = countries.find((one) => one.id === id);
    // Most players choose the currency of their country.
    if (country) setCurrencyId(country.currencyId);
  };
  const submit = async (): Promise<void> => {
    setWasTried(true);
    if (!isOfAge || !isTermsAgreed) return;
    const code = refCode?.trim();
    const made = await send(
      { countryId, currencyId, isOfAge, isTermsAgreed, ...(code && { refCode: code }) },
      { deadline: Infinity },
    );
    if (!made) return;
    onMade(made);
    // Only the kind, and no personal data.
    void track({ kind: 'registration', type: 'fast_reg' });
  };

  return (
    <Form isBusy={isSending} onSubmit={() => void submit()}>
      <p className={styles.text}>{t('dialog.registration.text')}</p>
      <Select
        label={t('dialog.registration.country')}
        shape="form"
        value={countryId}
        options={countries.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={chooseCountry}
      />
      <Select
        label={t('dialog.registration.currency')}
        shape="form"
        value={currencyId}
        options={currencies.map(({ id, iso, symbol }) => ({
          value: id,
          label: symbol === iso ? iso : `${iso} ${symbol}`,
        }))}
        onChange={setCurrencyId}
      />
      {refCode === undefined ? null : (
        <TextField
          label={t('dialog.registration.refCode')}
          maxLength={100}
          autoComplete="off"
          value={refCode}
          onChange={setRefCode}
        />
      )}
      <Checkbox
        label={t('dialog.registration.ofAge', { age: leastAge(config) })}
        isChecked={isOfAge}
        error={wasTried && !isOfAge ? t('dialog.registration.age-not-confirmed') : undefined}
        onChange={setIsOfAge}
      />
      <Checkbox
        label={
          <>
            {t('dialog.registration.terms')}{' '}
            {hasRules ? (
              <a
                className={styles.link}
                href={withLanguage(language, '/rules/general')}
                target="_blank"
                rel="noopener"
              >
                {t('dialog.registration.rules')}
              </a>
            ) : (
              t('dialog.registration.rules')
            )}
          </>
        }
        isChecked={isTermsAgreed}
        error={wasTried && !isTermsAgreed ? t('dialog.registration.termsMissing') : undefined}
        onChange={setIsTermsAgreed}
      />
      <Alert text={error && t(`dialog.registration.${codeOf(error)}`)} />
      <SubmitButton size="l" isWide>
        {t('dialog.registration.submit')}
      </SubmitButton>
    </Form>
  );
}

function codeOf(error: Error): string {
  return error instanceof CommandError && CODES.has(error.code)
    ? String(error.code)
    : 'unavailable';
}
