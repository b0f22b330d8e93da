import type { AnswerOf } from '@grandstand/bus-contracts';
import { formatCoef, formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import { registrationBonus } from '@grandstand/bus-contracts/shell';
import type { BonusChoice } from '@grandstand/bus-contracts/shell';
import { useLoader } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { withLanguage } from '../../../routes';
import { useLanguage, useSettings } from '../../frame/shell-state';
import { useResource, type ScreenResource } from '../../frame/use-resource';
import dialogStyles from '../../frame/dialogs.module.css';

type Offer = NonNullable<AnswerOf<typeof registrationBonus>['offer']>;

/** The key is the choice and the currency. */
const OFFER: ScreenResource<string, Offer | null> = {
  load: async (bus, key) => {
    const [choice, iso = ''] = key.split(' ');
    const request = { choice: Number(choice) as BonusChoice, iso };
    return (await bus.send(registrationBonus, request)).offer;
  },
};

interface BonusTermsProps {
  readonly choice: BonusChoice;
  /** Of the account, ISO 4217. */
  readonly iso: string;
}

/** The terms of the bonus that a guest has chosen for the first deposit, in money, with a link to its rules. */
export function BonusTerms({ choice, iso }: BonusTermsProps): ReactElement {
  const { t } = useTexts();
  const { status, value } = useResource(`${choice} ${iso}`, OFFER);
  const isLoading = useLoader(value === undefined && status !== 'failed');
  const reason = isLoading ? 'loading' : value === null ? 'none' : 'failed';
  return (
    <div className={dialogStyles.text} role="status">
      {value && !isLoading ? <Terms offer={value} /> : t(`registration.bonusTerms.${reason}`)}
    </div>
  );
}

function Terms({ offer: { id, terms } }: { readonly offer: Offer }): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { coefViewId } = useSettings();
  const money = (amount: number): string => formatMoney(amount, terms, languageTag(language));
  const { cap, days, maxStake, maxWin, minOdds, percent, product, wager } = terms;
  const words = {
    percent,
    wager,
    count: days,
    cap: money(cap),
    most: money(cap * wager),
    maxStake: money(maxStake),
    maxWin: money(maxWin),
    minOdds: minOdds === null ? '' : formatCoef(minOdds, coefViewId),
  };
  return (
    <>
      {t(`registration.bonusTerms.${percent === null ? 'get' : 'getPercent'}`, words)}{' '}
      {t(`registration.bonusTerms.cost.${product}`, words)}{' '}
      {t(`registration.bonusTerms.${minOdds === null ? 'stake' : 'stakeAtOdds'}`, words)}{' '}
      {t('registration.bonusTerms.most', words)}{' '}
      <a
        className={dialogStyles.link}
        href={withLanguage(language, `/bonuses/rules/${id}`)}
        target="_blank"
        rel="noopener"
      >
        {t('registration.bonusTerms.rules')}
      </a>
    </>
  );
}
