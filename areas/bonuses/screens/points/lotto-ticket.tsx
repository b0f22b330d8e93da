import { useEffect, type ReactElement } from 'react';
import { pointsLoad, type PointsView } from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { useTimeLeft } from '@grandstand/bus-contracts/time';
import { useMoneyText } from '@grandstand/text-ui';
import { useTimeText } from '../../page/use-texts';
import { Exchange } from './exchange';
import styles from './points.module.css';

interface LottoTicketProps {
  readonly item: PointsView['tickets'][number];
  readonly points: number;
}

/** A ticket in the next draw of a lottery with its price; the player's tickets are on a page of lotto. */
export function LottoTicket({ item, points }: LottoTicketProps): ReactElement {
  const { href, t } = useAreaWords();
  const money = useMoneyText();
  const time = useTimeText();
  const { ref, price, lottery, closesAt, drawsAt, stake } = item;
  return (
    <li className={styles.card}>
      <ReloadAtClose key={ref} closesAt={closesAt} />
      <h3 className={styles.heading}>
        {t('bonuses.store.lottoTicket.title', { lottery: lottery.replace('-', '/') })}
      </h3>
      <p>{t('bonuses.store.lottoTicket.get', { stake: money(stake, item) })}</p>
      <p className={styles.quiet}>{t('bonuses.store.lottoTicket.draw', { time: time(drawsAt) })}</p>
      <Exchange
        what={ref}
        price={price}
        points={points}
        closed={t('bonuses.store.lottoTicket.closed')}
        done={
          <>
            <p>{t('bonuses.store.lottoTicket.done')}</p>
            <a className={styles.link} href={href(`/lotto/results/${lottery}`)}>
              {t('bonuses.store.lottoTicket.link')}
            </a>
          </>
        }
      />
    </li>
  );
}

/** Loads the store again when the sale of a draw ends: the ticket is one in the next draw then. */
function ReloadAtClose({ closesAt }: { readonly closesAt: number }): null {
  const { send } = useSend(pointsLoad);
  const isOver = useTimeLeft(closesAt) === 0;
  useEffect(() => {
    if (isOver) void send({});
  }, [isOver, send]);
  return null;
}
