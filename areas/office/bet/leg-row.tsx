import type { ReactElement } from 'react';
import type { PlacedBet } from '@grandstand/bus-contracts';
import {
  formatCoef,
  languageTag,
  priceMoment,
  selectionName,
  shownCoef,
} from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useTimeLeft } from '@grandstand/bus-contracts/time';
import { Badge, PriceReceipt } from '@grandstand/ui';
import { LegStatusBadge } from '../words/status-badge';
import { timeText } from '../words/time-text';
import styles from './leg-row.module.css';

interface LegRowProps {
  readonly leg: PlacedBet['legs'][number];
  readonly legs: PlacedBet['legs'];
}

/** The result of a match; before it there is one, what the match is doing. */
function LegResult({ leg }: Pick<LegRowProps, 'leg'>): ReactElement {
  const { t } = useAreaWords();
  const left = useTimeLeft(leg.startsAt);
  if (leg.result !== null) return <span>{leg.result}</span>;
  // A selection that is settled without a result was called off.
  if (leg.status !== 'accepted') return <span>–</span>;
  return <span>{left === null ? '' : t(left > 0 ? 'bet.notStarted' : 'bet.inPlay')}</span>;
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
          <span>{selectionName(dictionary, leg, leg)}</span>
          {leg.isBanker ? <Badge kind="accent">{t('bet.banker')}</Badge> : null}
          {leg.matchCoef === undefined ? null : <Badge>{t('bet.sameMatch')}</Badge>}
        </p>
      </div>
      <p className={styles.result}>
        <span className={styles.meta}>{t('bet.result')}</span>
        <LegResult leg={leg} />
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
