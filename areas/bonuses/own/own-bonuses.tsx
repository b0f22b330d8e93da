import type { ReactElement } from 'react';
import type { OwnBonus } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import { useOwnBonuses } from '../data/use-offers';
import type { Base } from '../page/bonuses-screen';
import { Progress } from '../page/progress';
import { useTimeText } from '../page/use-texts';
import { Journal } from './journal';
import { Leave } from './leave';
import styles from '../page/own.module.css';

/** The player's bonus that has not ended, and those that have. */
export function OwnBonuses({ base }: { readonly base: Base }): ReactElement | null {
  const { data } = useOwnBonuses();
  if (!data || data.bonuses.length === 0) return null;
  return <BonusList base={base} bonuses={data.bonuses} />;
}

interface BonusListProps {
  readonly base: Base;
  readonly bonuses: readonly OwnBonus[];
}

/** Bonuses of the player: those that have not ended first. */
export function BonusList({ base, bonuses }: BonusListProps): ReactElement {
  const { t } = useAreaWords();
  const open = bonuses.filter(({ endedAt }) => endedAt === null);
  const ended = bonuses.filter(({ endedAt }) => endedAt !== null);
  return (
    <>
      {open.map((bonus) => (
        <OpenBonus key={bonus.id} base={base} bonus={bonus} />
      ))}
      {ended.length === 0 ? null : (
        <details className={styles.details}>
          <summary>{t('bonuses.ended')}</summary>
          <ul className={styles.ended}>
            {ended.map((bonus) => (
              <EndedBonus key={bonus.id} bonus={bonus} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface OpenBonusProps {
  readonly base: Base;
  readonly bonus: OwnBonus;
}

function OpenBonus({ base, bonus }: OpenBonusProps): ReactElement {
  const { href, t } = useAreaWords();
  const money = useMoneyText();
  const time = useTimeText();
  const { id, offer, terms, state, wagered, toWager, endsAt, hash } = bonus;
  const title = t([`bonusTerms.offer.${offer}`, 'bonusTerms.offer.other']);
  return (
    <Section title={title} isWide>
      {state === 'taken' ? (
        <p>{t([`bonuses.waitsFor.${terms.trigger}`, 'bonuses.waits'])}</p>
      ) : (
        <>
          <p>{t('bonuses.money', { money: money(bonus.money, terms) })}</p>
          <Progress
            text={t('bonuses.progress', {
              wagered: money(wagered, terms),
              all: money(toWager, terms),
            })}
            value={wagered}
            max={toWager}
          />
          <p>{t('bonuses.holds', { maxStake: money(terms.maxStake, terms) })}</p>
        </>
      )}
      {endsAt === null ? null : <p>{t('bonuses.endsAt', { time: time(endsAt) })}</p>}
      <p className={styles.quiet}>
        {t('bonuses.terms', { version: terms.version })} <code>{hash.slice(0, 16)}</code>{' '}
        <a className={styles.link} href={href(`${base}/rules/${offer}`)}>
          {t('bonuses.termsNow')}
        </a>
      </p>
      {state === 'active' ? <Journal bonus={bonus} /> : null}
      <Leave key={id} bonus={bonus} />
    </Section>
  );
}

function EndedBonus({ bonus }: { readonly bonus: OwnBonus }): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const { offer, terms, state, converted, forfeited } = bonus;
  return (
    <li>
      {t([`bonusTerms.offer.${offer}`, 'bonusTerms.offer.other'])}: {t(`bonuses.state.${state}`)}.{' '}
      {t('bonuses.result', {
        kept: money(converted, terms),
        lost: money(forfeited, terms),
      })}
    </li>
  );
}
