import type { ReactElement } from 'react';
import type { BonusOfferView } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useLoadError, useMissingPage } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock, QuietLink, Section } from '@grandstand/ui';
import { useOffers } from '../offers/use-offers';
import { useTermTexts } from '../offers/use-term-texts';
import { Barred } from '../page/barred';
import { BonusesSkeleton } from '../page/bonuses-skeleton';
import type { Base } from '../page/bonuses-screen';
import { gameNames } from '../offers/game-names';
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
                    {t(`bonuses.offer.${id}`)}
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
  const { href, t } = useAreaWords();
  const { id, terms, hash } = offer;
  const texts = useTermTexts(terms);
  const facts = ['get', 'cost', 'deadline', 'product', 'maxStake', 'minOdds', 'maxWin'] as const;
  return (
    <>
      <Section title={t('bonuses.rules.title')} isWide>
        <dl className={styles.facts}>
          {facts.map((fact) =>
            texts[fact] === null ? null : (
              <div key={fact} className={styles.fact}>
                <dt>{t(`bonuses.term.${fact}`)}</dt>
                <dd>{texts[fact]}</dd>
              </div>
            ),
          )}
        </dl>
        {texts.example === null ? null : <p>{texts.example}</p>}
        <ul className={styles.rules}>
          {terms.insurance
            ? (['placed', 'legs', 'none', 'once', 'excluded'] as const).map((rule) => (
                <li key={rule}>{t(`bonuses.insurance.${rule}`)}</li>
              ))
            : null}
          {(['first', 'refused', 'counts', 'leave', 'kept'] as const).map((rule) => (
            <li key={rule}>{t(`bonuses.rule.${rule}`)}</li>
          ))}
        </ul>
        {terms.product === 'casino' ? (
          <p>
            <a className={styles.link} href={href(`${base}/games/${id}`)}>
              {t('bonuses.games.link')}
            </a>
          </p>
        ) : null}
        <p className={styles.quiet}>
          {t('bonuses.terms', { version: terms.version })} <code>{hash}</code>
        </p>
      </Section>
      <TakeOffer base={base} offer={offer} />
    </>
  );
}

function Games({ offer }: { readonly offer: BonusOfferView }): ReactElement {
  const { t } = useAreaWords();
  const { contribution, excluded, games } = offer.terms;
  return (
    <Section title={t('bonuses.games.title')} isWide>
      <ul className={styles.rules}>
        {Object.entries(contribution).map(([kind, percent]) => (
          <li key={kind}>
            {t('bonuses.games.counts', { kind: t(`bonuses.kind.${kind}`), percent })}
          </li>
        ))}
      </ul>
      {games ? <p>{t('bonuses.games.only', { games: gameNames(games) })}</p> : null}
      <p>{t(games ? 'bonuses.games.otherGames' : 'bonuses.games.others')}</p>
      {excluded.length === 0 ? null : (
        <p>{t('bonuses.games.excluded', { games: gameNames(excluded) })}</p>
      )}
    </Section>
  );
}
