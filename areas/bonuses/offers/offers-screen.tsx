import type { ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { BONUS_CATEGORIES, type BonusCategory } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useBusState, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock, LinkPills } from '@grandstand/ui';
import { OwnBonuses } from '../own/own-bonuses';
import { ActiveSpins } from '../spins/own-spins';
import { Barred } from '../page/barred';
import { BonusesSkeleton } from '../page/bonuses-skeleton';
import type { Base } from '../page/bonuses-screen';
import { MorePages } from './more-pages';
import { OfferCard } from './offer-card';
import { Promotions, PromotionsOf } from './promotions';
import { useOffers } from '../data/use-offers';
import styles from './offers.module.css';

interface OffersScreenProps {
  readonly base: Base;
  readonly category: BonusCategory;
}

/** The player's bonuses, and the offers of a category. */
export function OffersScreen({ base, category }: OffersScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  const status = useBusState(sessionState)?.status;
  const { data, loadedAt, hasFailed, retry } = useOffers();
  const error = useLoadError({ title: t('bonuses.failed'), loadedAt, retry });
  const shown = data?.offers.filter(
    ({ categories }) => category === 'all_bonuses' || categories.includes(category),
  );
  return (
    <>
      {status === 'player' ? <ActiveSpins /> : null}
      {status === 'player' ? <OwnBonuses base={base} /> : null}
      {data?.isBarred ? (
        <Barred />
      ) : (
        <section className={styles.list} aria-label={t('bonuses.offers')}>
          <LinkPills
            label={t('bonuses.categories')}
            links={BONUS_CATEGORIES.map((each) => ({
              text: t(`bonuses.category.${each}`),
              href: href(each === 'all_bonuses' ? base : `${base}?category=${each}`),
              isCurrent: each === category,
            }))}
          />
          {category === 'shares' ? <Promotions /> : null}
          {category === 'shares' ? null : (
            <AreaState
              data={shown}
              hasFailed={hasFailed}
              loading={{ label: t('bonuses.loading'), shape: <BonusesSkeleton /> }}
              error={error}
              empty={
                shown?.length === 0 ? (
                  <EmptyBlock
                    icon="search"
                    title={t('bonuses.none.title')}
                    text={t('bonuses.none.text')}
                  />
                ) : undefined
              }
            >
              {(offers) => (
                <ul className={styles.cards}>
                  {offers.map((offer) => (
                    <OfferCard key={offer.id} base={base} offer={offer} />
                  ))}
                </ul>
              )}
            </AreaState>
          )}
          <PromotionsOf category={category} />
        </section>
      )}
      <MorePages base={base} />
    </>
  );
}
