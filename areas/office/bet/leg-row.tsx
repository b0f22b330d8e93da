import type { ReactElement } from 'react';
import type { PlacedBet } from '@grandstand/bus-contracts';
import {
  formatCoef,
  languageTag,
  marketName,
  outcomeLongName,
  priceMoment,
  shownCoef,
} from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Badge, PriceReceipt } from '@grandstand/ui';
import { LegStatusBadge } from '../words/status-badge';
import { timeText } from '../words/time-text';
import styles from './leg-row.module.css';

interface LegRowProps {
  readonly leg: PlacedBet['legs'][number];
  readonly legs: PlacedBet['legs'];
}

/** A selection of a bet: the match, the outcome, the price, and the result. */
export function LegRow({ leg, legs }: LegRowProps): ReactElement {
  const { dictionary, language, settings, t } = useAreaWords();
  const tag = languageTag(language);
  const moment = priceMoment(settings, tag);
  const coef = shownCoef(leg, legs);
  const receipt = coef === null ? undefined : leg.receipt;
  const time = timeText(leg.startsAt, tag, settings);
  return (
    <li className={styles.leg}>
      <div className={styles.game}>
        <p className={styles.meta}>{`${leg.champ} · ${time}`}</p>
        <p className={styles.teams}>{`${leg.home} – ${leg.away}`}</p>
        <p className={styles.pick}>
          <span>
            {`${marketName(dictionary, leg.marketTypeId)}: ${outcomeLongName(dictionary, leg, leg)}`}
          </span>
          {leg.isBanker ? <Badge kind="accent">{t('bet.banker')}</Badge> : null}
          {leg.matchCoef === undefined ? null : <Badge>{t('bet.sameMatch')}</Badge>}
        </p>
      </div>
      <p className={styles.result}>
        <span className={styles.meta}>{t('bet.result')}</span>
        <span>{leg.result ?? t('bet.noResult')}</span>
      </p>
      <p className={styles.coef}>{coef === null ? '' : formatCoef(coef, settings.coefViewId)}</p>
      <LegStatusBadge status={leg.status} />
      {receipt ? (
        <div className={styles.receipt}>
          <PriceReceipt
            label={t('receipt.title')}
            steps={[
              { name: t('receipt.seen'), ...moment(receipt.seen) },
              { name: t('receipt.sent'), ...moment(receipt.sent) },
              { name: t('receipt.accepted'), ...moment(receipt.accepted) },
            ]}
          />
        </div>
      ) : null}
    </li>
  );
}
