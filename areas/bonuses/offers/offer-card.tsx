import type { ReactElement } from 'react';
import type { BonusOfferView, FreeSpinOffer, MoneyOffer } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useBonusTerms } from '@grandstand/text-ui';
import { ButtonLink } from '@grandstand/ui';
import type { Base } from '../page/bonuses-screen';
import { useSpinTexts } from './use-spin-texts';
import styles from './offers.module.css';

interface OfferProps<T extends BonusOfferView> {
  readonly base: Base;
  readonly offer: T;
}

/** An offer: what the player gets, what clearing it costs, until when, on what, and the most that they can win. */
export function OfferCard({ base, offer }: OfferProps<BonusOfferView>): ReactElement {
  switch (offer.gives) {
    case 'money':
      return <MoneyCard base={base} offer={offer} />;
    case 'free-spins':
      return <SpinCard base={base} offer={offer} />;
  }
}

function MoneyCard({ base, offer }: OfferProps<MoneyOffer>): ReactElement {
  return <Card base={base} offer={offer} texts={useBonusTerms(offer.terms)} />;
}

function SpinCard({ base, offer }: OfferProps<FreeSpinOffer>): ReactElement {
  return <Card base={base} offer={offer} texts={useSpinTexts(offer.terms)} />;
}

const FACTS = ['get', 'cost', 'deadline', 'product', 'maxWin'] as const;

interface CardProps extends OfferProps<BonusOfferView> {
  readonly texts: Readonly<Record<(typeof FACTS)[number], string>>;
}

function Card({ base, offer, texts }: CardProps): ReactElement {
  const { href, t } = useAreaWords();
  const { id, refusal } = offer;
  return (
    <li className={styles.card}>
      <h2 className={styles.heading}>{t(`bonusTerms.offer.${id}`)}</h2>
      <dl className={styles.facts}>
        {FACTS.map((fact) => (
          <div key={fact} className={styles.fact}>
            <dt>{t(`bonusTerms.term.${fact}`)}</dt>
            <dd>{texts[fact]}</dd>
          </div>
        ))}
      </dl>
      {refusal === null ? null : (
        <p className={styles.quiet}>{t(`bonusTerms.refusal.${refusal}`)}</p>
      )}
      <ButtonLink
        kind={refusal === null ? 'primary' : 'secondary'}
        href={href(`${base}/rules/${id}`)}
      >
        {t('bonuses.read')}
      </ButtonLink>
    </li>
  );
}
