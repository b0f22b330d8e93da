import { useState, type ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { combinations, rulesOf, ticketPrizes } from '@grandstand/bus-contracts/domain/lotto';
import { usePlayerPages } from '@grandstand/bus-contracts/paging';
import {
  lottoTicketProof,
  lottoTickets,
  type OwnLottoTicket,
} from '@grandstand/bus-contracts/player';
import {
  useAreaWords,
  useBus,
  useBusState,
  useLoadError,
  useSend,
  useShownPlayer,
  useSignIn,
} from '@grandstand/bus-contracts/react';
import { Alert, AreaState, Button, EmptyBlock, GuestBlock } from '@grandstand/ui';
import { SILENT_MS } from '../data/use-lotto';
import type { manifest } from '../manifest';
import { Balls } from '../page/balls';
import { LottoSkeleton } from '../page/lotto-skeleton';
import { lotteryName } from '../page/lotto-screen';
import { useMoneyText, useTimeText } from '../page/use-texts';
import { isTicketTrue } from './check-draw';
import styles from './results.module.css';

/** The player's tickets in all lotteries, the newest first. */
export function OwnTickets(): ReactElement {
  const { t } = useAreaWords();
  const { userId, turn } = useShownPlayer();
  const status = useBusState(sessionState)?.status;
  const signIn = useSignIn(t('lotto.guest.signIn'));
  return (
    <section className={styles.draws} aria-labelledby="own-tickets">
      <h2 id="own-tickets" className={styles.heading}>
        {t('lotto.own.title')}
      </h2>
      {status === 'guest' ? (
        <GuestBlock title={t('lotto.guest.title')} text={t('lotto.guest.text')} signIn={signIn} />
      ) : (
        <Tickets key={turn} userId={userId} />
      )}
    </section>
  );
}

function Tickets({ userId }: { readonly userId: string | undefined }): ReactElement {
  const { t } = useAreaWords();
  const bus = useBus<typeof manifest>();
  const { data, loadedAt, hasFailed, isLoadingMore, showMore, retry } = usePlayerPages(
    bus,
    lottoTickets,
    {
      userId,
      requestOf: (before) => (before === undefined ? {} : { before }),
      pageOf: ({ tickets, hasMore }) => ({ items: tickets, hasMore }),
      refetchInterval: SILENT_MS,
    },
  );
  const error = useLoadError({ title: t('lotto.own.failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('lotto.loading'), shape: <LottoSkeleton /> }}
      error={error}
      empty={
        data?.items.length === 0 ? (
          <EmptyBlock icon="coupon" title={t('lotto.own.none')} text={t('lotto.own.text')} />
        ) : undefined
      }
    >
      {({ items, hasMore }) => (
        <>
          <ul className={styles.tickets}>
            {items.map((ticket) => (
              <OwnTicket key={ticket.id} ticket={ticket} />
            ))}
          </ul>
          {hasMore ? (
            <Button isWide isBusy={isLoadingMore} onClick={showMore}>
              {t('lotto.older')}
            </Button>
          ) : null}
        </>
      )}
    </AreaState>
  );
}

function OwnTicket({ ticket }: { readonly ticket: OwnLottoTicket }): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const time = useTimeText();
  const { send, isSending, error } = useSend(lottoTicketProof);
  const [verdict, setVerdict] = useState<boolean>();
  const { id, numbers, hits, prize, isForPoints, draw } = ticket;
  const rules = rulesOf(draw);
  const count = combinations(rules, numbers.length);
  const check = async (): Promise<void> => {
    const answer = await send({ id });
    if (answer) setVerdict(await isTicketTrue(ticket, answer));
  };
  return (
    <li className={styles.card}>
      <p>
        {lotteryName(draw.lottery)}, {t('lotto.number', { number: draw.number })}{' '}
        <span className={styles.quiet}>
          {time(draw.drawsAt)} · {t('lotto.own.number', { number: id })}
          {count > 1 ? ` · ${t('lotto.combinations', { count })}` : ''}
          {isForPoints ? ` · ${t('lotto.own.forPoints')}` : ''}
        </span>
      </p>
      <Balls
        label={t('lotto.own.numbers')}
        numbers={numbers}
        hits={draw.numbers ? { numbers: draw.numbers, label: t('lotto.own.hit') } : undefined}
      />
      <p>
        {hits === null
          ? t('lotto.own.waits')
          : (prize ?? 0) > 0
            ? t('lotto.own.won', { hits, amount: money(prize ?? 0) })
            : t('lotto.own.lost', { hits })}
      </p>
      {count > 1 && hits !== null ? (
        <ul className={styles.winners}>
          {ticketPrizes(rules, { size: numbers.length, hits }, draw.winners).map((prize) => (
            <li key={prize.hits}>
              {t('lotto.prizes.of', { hits: prize.hits, pick: rules.pick })}: {prize.count} ×{' '}
              {money(prize.each)}
            </li>
          ))}
        </ul>
      ) : null}
      {draw.root === null ? null : (
        <Button size="s" isBusy={isSending} onClick={() => void check()}>
          {t('lotto.own.check')}
        </Button>
      )}
      <p role="status">
        {verdict === undefined ? null : t(verdict ? 'lotto.own.right' : 'lotto.own.wrong')}
      </p>
      <Alert text={error === undefined ? undefined : t('lotto.own.failed')} />
    </li>
  );
}
