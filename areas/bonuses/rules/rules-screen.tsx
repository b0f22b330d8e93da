import type { ReactElement } from 'react';
import type { BonusOfferView } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useLoadError, useMissingPage } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock, QuietLink, Section } from '@grandstand/ui';
import { useOffers } from '../data/use-offers';
import { Barred } from '../page/barred';
import { BonusesSkeleton } from '../page/bonuses-skeleton';
import type { Base } from '../page/bonuses-screen';
import { MoneyGames, MoneyRules } from './money-rules';
import { SpinGame, SpinRules } from './spin-rules';
import { TakeOffer } from './take-offer';
import styles from './rules.module.css';

interface RulesScreenProps {
  readonly kind: 'rules' | 'games';
  readonly base: Base;
  /** Null: the list of all. */
  readonly offer: string | null;
}

/** The terms of an offer, or which games count; without one, the list of all offers. */
export function RulesScreen({ kind, base, offer }: RulesScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useOffers();
  const error = useLoadError({ title: t('bonuses.failed'), loadedAt, retry });
  const found = data?.offers.find(({ id }) => id === offer);
  const isMissing = data !== undefined && !data.isBarred && offer !== null && !found;
  useMissingPage(isMissing);
  const empty = data?.isBarred ? (
    <Barred />
  ) : isMissing ? (
    <EmptyBlock icon="search" title={t('bonuses.unknown.title')} text={t('bonuses.unknown.text')} />
  ) : undefined;
  return (
    <>
      <QuietLink href={href(base)}>{t('bonuses.all')}</QuietLink>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('bonuses.loading'), shape: <BonusesSkeleton /> }}
        error={error}
        empty={empty}
      >
        {({ offers }) =>
          found ? (
            <>{kind === 'rules' ? <Rules base={base} offer={found} /> : <Games offer={found} />}</>
          ) : (
            <ul className={styles.list}>
              {offers.map(({ id }) => (
                <li key={id}>
                  <a className={styles.link} href={href(`${base}/${kind}/${id}`)}>
                    {t(`bonusTerms.offer.${id}`)}
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </AreaState>
    </>
  );
}

interface RulesProps {
  readonly base: Base;
  readonly offer: BonusOfferView;
}

function Rules({ base, offer }: RulesProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <>
      <Section title={t('bonuses.rules.title')} isWide>
        {offer.gives === 'money' ? (
          <MoneyRules base={base} offer={offer} />
        ) : (
          <SpinRules offer={offer} />
        )}
        <p className={styles.quiet}>
          {t('bonuses.terms', { version: offer.terms.version })} <code>{offer.hash}</code>
        </p>
      </Section>
      <TakeOffer base={base} offer={offer} />
    </>
  );
}

function Games({ offer }: Pick<RulesProps, 'offer'>): ReactElement {
  return offer.gives === 'money' ? <MoneyGames offer={offer} /> : <SpinGame offer={offer} />;
}
