import type { SiteConfig } from '@grandstand/bus-contracts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { registrationOptions } from '@grandstand/bus-contracts/shell';
import { Segmented, Select } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { withLanguage } from '../../../routes';
import { useHasRules, useLanguage } from '../../frame/shell-state';
import { Checkbox } from '../../frame/checkbox';
import dialogStyles from '../../frame/dialogs.module.css';
import { BonusTerms } from './bonus-terms';
import { PromoCode } from './promo-code';
import styles from './registration.module.css';
import type { RegistrationInUse } from './use-registration';

interface FieldsProps {
  readonly registration: RegistrationInUse;
}

/** The country, and the currency of the accounts. */
export function PlaceFields({
  registration: { way, draft, edit },
  config: { countries, currencies },
}: FieldsProps & { readonly config: SiteConfig }): ReactElement {
  const { t } = useTexts();
  const chooseCountry = (countryId: number): void => {
    const country = countries.find(({ id }) => id === countryId);
    // Most players choose the currency of their country.
    edit({ countryId, ...(country && { currencyId: country.currencyId }) });
  };
  return (
    <>
      <Select
        // A phone number has a country too.
        label={t(way === 'phone_reg' ? 'registration.residence' : 'dialog.registration.country')}
        shape="form"
        value={draft.countryId}
        options={countries.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={chooseCountry}
      />
      <Select
        label={t('registration.currency')}
        shape="form"
        value={draft.currencyId}
        options={currencies.map(({ id, iso, symbol }) => ({
          value: id,
          label: symbol === iso ? iso : `${iso} ${symbol}`,
        }))}
        onChange={(currencyId) => edit({ currencyId })}
      />
    </>
  );
}

/** The promo code and the bonus, neither of which is needed. */
export function OfferFields({
  registration: { draft, edit },
  config: { currencies },
}: FieldsProps & { readonly config: SiteConfig }): ReactElement {
  const { t } = useTexts();
  const bonuses = useBusState(registrationOptions)?.bonuses ?? [];
  const iso = currencies.find(({ id }) => id === draft.currencyId)?.iso;
  return (
    <>
      {bonuses.length === 0 ? null : (
        <div className={styles.bonus}>
          <span className={styles.legend} aria-hidden="true">
            {t('registration.bonus')}
          </span>
          <Segmented<number>
            label={t('registration.bonus')}
            // None is chosen beforehand, and not choosing means none.
            value={draft.bonusChoice ?? -1}
            options={bonuses.map((id) => ({ value: id, label: t(`registration.bonuses.${id}`) }))}
            onChange={(id) => edit({ bonusChoice: bonuses.find((each) => each === id) ?? null })}
          />
        </div>
      )}
      {draft.bonusChoice && iso ? <BonusTerms choice={draft.bonusChoice} iso={iso} /> : null}
      <PromoCode code={draft.refCode} onChange={(refCode) => edit({ refCode })} />
    </>
  );
}

/** The statements of a guest, which hold once the form is sent. */
export function AgreementFields({
  registration: { draft, edit, problems, leastAge },
}: FieldsProps): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const hasRules = useHasRules();
  const textOf = (key: string | undefined): string | undefined =>
    key === undefined ? undefined : t(`registration.${key}`);
  return (
    <>
      <Checkbox
        label={t('registration.ofAge', { count: leastAge })}
        isChecked={draft.isOfAge}
        error={textOf(problems.isOfAge)}
        onChange={(isOfAge) => edit({ isOfAge })}
      />
      <Checkbox
        label={
          <>
            {t('registration.terms')}{' '}
            {hasRules ? (
              <a
                className={dialogStyles.link}
                href={withLanguage(language, '/rules/account')}
                target="_blank"
                rel="noopener"
              >
                {t('registration.rules')}
              </a>
            ) : (
              t('registration.rules')
            )}
          </>
        }
        isChecked={draft.isTermsAgreed}
        error={textOf(problems.isTermsAgreed)}
        onChange={(isTermsAgreed) => edit({ isTermsAgreed })}
      />
    </>
  );
}
