import type { ReactElement } from 'react';
import type { PointsView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import { useBonusTerms, useMoneyText } from '@grandstand/text-ui';
import { Barred } from '../../page/barred';
import { Exchange } from './exchange';
import { LottoTicket } from './lotto-ticket';
import styles from './points.module.css';

/** What points are exchanged for. */
export function Store({
  points: { points, store, freeBets, freeSpins, tickets },
}: {
  readonly points: PointsView;
}): ReactElement {
  const { t } = useAreaWords();
  return (
    <Section title={t('bonuses.store.title')} isWide>
      {store.length + freeBets.length + freeSpins.length + tickets.length === 0 ? (
        <Barred />
      ) : (
        <ul className={styles.cards}>
          {store.map((item) => (
            <Bonus key={item.ref} item={item} points={points} />
          ))}
          {freeBets.map((item) => (
            <FreeBet key={item.ref} item={item} points={points} />
          ))}
          {freeSpins.map((item) => (
            <FreeSpins key={item.ref} item={item} points={points} />
          ))}
          {/* By the lottery: the next draw takes the place of one that has closed. */}
          {tickets.map((item) => (
            <LottoTicket key={item.lottery} item={item} points={points} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface BonusProps {
  readonly item: PointsView['store'][number];
  readonly points: number;
}

/** A bonus with its price. */
function Bonus({ item, points }: BonusProps): ReactElement {
  const { href, t } = useAreaWords();
  const money = useMoneyText();
  const { ref, offer, price, terms, isTaken } = item;
  const texts = useBonusTerms(terms);
  return (
    <li className={styles.card}>
      <h3 className={styles.heading}>{t(`bonusTerms.offer.${offer}`)}</h3>
      <p>{t('bonuses.store.get', { bonus: money(terms.cap, terms) })}</p>
      <p className={styles.quiet}>
        {texts.cost}. {texts.deadline}.
      </p>
      <p>
        <a className={styles.link} href={href(`/bonuses/rules/${offer}`)}>
          {t('bonuses.read')}
        </a>
      </p>
      {isTaken ? (
        <p className={styles.quiet}>{t('bonusTerms.refusal.taken')}</p>
      ) : (
        <Exchange what={ref} price={price} points={points} />
      )}
    </li>
  );
}

interface FreeBetProps {
  readonly item: PointsView['freeBets'][number];
  readonly points: number;
}

/** A free bet with its price; its promo code is on another page. */
function FreeBet({ item, points }: FreeBetProps): ReactElement {
  const { href, t } = useAreaWords();
  const money = useMoneyText();
  const { ref, price, amount, days } = item;
  return (
    <li className={styles.card}>
      <h3 className={styles.heading}>
        {t('bonuses.store.freeBet.title', { stake: money(amount, item) })}
      </h3>
      <p>{t('bonuses.store.freeBet.get')}</p>
      <p className={styles.quiet}>{t('bonuses.store.freeBet.days', { count: days })}</p>
      <Exchange
        what={ref}
        price={price}
        points={points}
        done={
          <>
            <p>{t('bonuses.store.freeBet.done')}</p>
            <a className={styles.link} href={href('/office/promotion')}>
              {t('bonuses.store.freeBet.link')}
            </a>
          </>
        }
      />
    </li>
  );
}

interface FreeSpinsProps {
  readonly item: PointsView['freeSpins'][number];
  readonly points: number;
}

/** Free spins with their price; those of the player are on the same page. */
function FreeSpins({ item, points }: FreeSpinsProps): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const { ref, price, game, spins, stake, maxWin, days } = item;
  return (
    <li className={styles.card}>
      <h3 className={styles.heading}>{t('bonuses.store.freeSpins.title', { spins, game })}</h3>
      <p>
        {t('bonuses.store.freeSpins.get', {
          stake: money(stake, item),
          maxWin: money(maxWin, item),
        })}
      </p>
      <p className={styles.quiet}>{t('bonuses.store.freeBet.days', { count: days })}</p>
      <Exchange
        what={ref}
        price={price}
        points={points}
        done={<p>{t('bonuses.store.freeSpins.done')}</p>}
      />
    </li>
  );
}
