import type { ReactElement } from 'react';
import type { BonusOfferView } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ButtonLink } from '@grandstand/ui';
import type { Base } from '../page/bonuses-screen';
import { useTermTexts } from './use-term-texts';
import styles from './offers.module.css';

interface OfferCardProps {
  readonly base: Base;
  readonly offer: BonusOfferView;
}

/** An offer: what the player gets, what clearing it costs, until when, on what, and the most that they can win. */
export function OfferCard({ base, offer }: OfferCardProps): ReactElement {
  const { href, t } = useAreaWords();
  const { id, terms, refusal } = offer;
  const texts = useTermTexts(terms);
  return (
    <li className={styles.card}>
      <h2 className={styles.heading}>{t(`bonuses.offer.${id}`)}</h2>
      <dl className={styles.facts}>
        {(['get', 'cost', 'deadline', 'product', 'maxWin'] as const).map((fact) => (
          <div key={fact} className={styles.fact}>
            <dt>{t(`bonuses.term.${fact}`)}</dt>
            <dd>{texts[fact]}</dd>
          </div>
        ))}
      </dl>
      {refusal === null ? null : <p className={styles.quiet}>{t(`bonuses.refusal.${refusal}`)}</p>}
      <ButtonLink
        kind={refusal === null ? 'primary' : 'secondary'}
        href={href(`${base}/rules/${id}`)}
      >
        {t('bonuses.read')}
      </ButtonLink>
    </li>
  );
}
