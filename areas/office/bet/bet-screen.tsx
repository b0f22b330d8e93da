import type { ReactElement, ReactNode } from 'react';
import { configState, type PlacedBet } from '@grandstand/bus-contracts';
import {
  formatCoef,
  formatMoney,
  languageTag,
  priceReceipt,
} from '@grandstand/bus-contracts/domain';
import { useAreaWords, useBusState, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, Button, EmptyBlock, Icon, saveFile } from '@grandstand/ui';
import { CashOutButton } from '../cash-out/cash-out-button';
import { useOffers } from '../cash-out/use-offers';
import { HistorySkeleton } from '../history/history-skeleton';
import { Heading } from '../page/heading';
import { HISTORY_PATH } from '../page/office-screen';
import { bonusBetText } from '../words/bonus-bet-text';
import { betTypeText } from '../words/bet-type-text';
import { StatusBadge } from '../words/status-badge';
import { timeText } from '../words/time-text';
import styles from './bet-screen.module.css';
import { LegRow } from './leg-row';
import { useBet } from './use-bet';

interface BetScreenProps {
  readonly id: string;
  readonly userId: string | undefined;
}

/** One bet: its selections, its stake, and its result. */
export function BetScreen({ id, userId }: BetScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  const { bet, loadedAt, failure, retry } = useBet(id, userId);
  const error = useLoadError({ title: t('error.bet'), loadedAt, retry });
  return (
    <>
      <Heading text={t('bet.number', { id })}>
        <a className={styles.back} href={href(HISTORY_PATH)}>
          {t('bet.back')}
        </a>
      </Heading>
      <AreaState
        data={bet}
        hasFailed={failure !== undefined}
        loading={{ label: t('history.loading'), shape: <HistorySkeleton /> }}
        error={error}
        empty={
          failure === 'not-found' ? (
            <EmptyBlock icon="search" title={t('error.noBet')} text={t('error.noBetText')} />
          ) : undefined
        }
      >
        {(loaded) => <Bet bet={loaded} userId={userId} />}
      </AreaState>
    </>
  );
}

interface BetProps {
  readonly bet: PlacedBet;
  readonly userId: string | undefined;
}

function Bet({ bet, userId }: BetProps): ReactElement {
  const { href, language, settings, t } = useAreaWords();
  const tag = languageTag(language);
  const isOpen = bet.status === 'accepted';
  const offer = useOffers([bet], userId).get(bet.id);
  const bonusBet = bonusBetText(bet, { t, settings });
  const hasTaxes = useBusState(configState)?.partnerHasTaxes === true;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('bet.status')}>
          <StatusBadge status={bet.status} />
        </Fact>
        <Fact name={t('bet.type')}>{betTypeText(bet, t)}</Fact>
        <Fact name={t('bet.placedAt')}>{timeText(bet.placedAt, tag, settings)}</Fact>
        {bet.settledAt === null ? null : (
          <Fact name={t('bet.settledAt')}>{timeText(bet.settledAt, tag, settings)}</Fact>
        )}
        <Fact name={t('bet.stake')}>{formatMoney(bet.amount, bet, tag)}</Fact>
        {bet.isFreeBet ? (
          <Fact name={t('bet.freeBet')}>{t('bet.freeBetText')}</Fact>
        ) : bet.prepaidAmount ? (
          <Fact name={t('bet.prepaid')}>{formatMoney(bet.prepaidAmount, bet, tag)}</Fact>
        ) : null}
        {bet.cashOuts?.map(({ at, stake, amount }) => (
          <Fact key={`${at} ${stake} ${amount}`} name={t('bet.cashedOut')}>
            {t('bet.cashedOutPart', {
              stake: formatMoney(stake, bet, tag),
              amount: formatMoney(amount, bet, tag),
              time: timeText(at, tag, settings),
            })}
          </Fact>
        ))}
        {bet.isBonusMoney ? <Fact name={t('bet.account')}>{t('bet.bonusMoney')}</Fact> : null}
        {bet.isVipBet ? <Fact name={t('bet.vip')}>{t('bet.vipYes')}</Fact> : null}
        <Fact name={t('bet.coef')}>{formatCoef(bet.coef, settings.coefViewId)}</Fact>
        {bet.exactCoef ? (
          <Fact name={t('bet.exactCoef')}>{formatCoef(bet.exactCoef, settings.coefViewId)}</Fact>
        ) : null}
        {bonusBet === null ? null : <Fact name={t('bet.bonusBet')}>{bonusBet}</Fact>}
        {bet.hyperBonus ? (
          <Fact name={t('bet.hyperBonus')}>{`+${bet.hyperBonus.percent}%`}</Fact>
        ) : null}
        {bet.promoCode ? <Fact name={t('bet.promoCode')}>{bet.promoCode}</Fact> : null}
        <Fact name={t(isOpen ? 'bet.possibleWin' : 'bet.payout')}>
          {formatMoney(isOpen ? bet.possibleWin : bet.payout, bet, tag)}
        </Fact>
        {isOpen && hasTaxes ? <Fact name={t('bet.tax')}>{t('bet.taxText')}</Fact> : null}
        {typeof bet.maxPayout === 'number' ? (
          <Fact name={t('bet.maxPayout')}>{formatMoney(bet.maxPayout, bet, tag)}</Fact>
        ) : null}
      </dl>
      <CashOutButton bet={bet} offer={offer} />
      <div className={styles.bar}>
        <h2 className={styles.heading}>{t('bet.legs')}</h2>
        <Button
          size="s"
          onClick={() =>
            saveFile(
              `bet-${bet.id}.json`,
              JSON.stringify(priceReceipt(bet), undefined, 2),
              'application/json',
            )
          }
        >
          <Icon name="download" size="s" /> {t('receipt.save')}
        </Button>
        <a
          className={styles.back}
          href={href(`/print-coupon/${encodeURIComponent(bet.id)}`)}
          target="_blank"
          rel="noopener"
        >
          {t('receipt.print')}
        </a>
      </div>
      {bet.legs.some(({ matchCoef }) => matchCoef !== undefined) ? (
        <p className={styles.note}>{t('bet.sameMatchNote')}</p>
      ) : null}
      <ul className={styles.legs}>
        {bet.legs.map((leg) => (
          <LegRow key={leg.marketId} leg={leg} legs={bet.legs} />
        ))}
      </ul>
    </>
  );
}

function Fact({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
