import { betsChanged, betsList, type AnswerOf, type PlacedBet } from '@grandstand/bus-contracts';
import { cashOutDue, cashOutOffers, cashOutOpen } from '@grandstand/bus-contracts/player';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useSend, useSignIn } from '@grandstand/bus-contracts/react';
import {
  Badge,
  Button,
  EmptyBlock,
  ErrorBlock,
  GuestBlock,
  Segmented,
  Skeleton,
  useLoader,
} from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { withLanguage } from '../../../../routes';
import { useConfig, useLanguage, useSessionStatus } from '../../../frame/shell-state';
import { betTypeName } from '../shared/bet-type-name';
import { CouponView } from '../shared/coupon-view';
import { BADGES, OpenLeg } from './open-leg';
import styles from './my-bets.module.css';
import { useResource, type ScreenResource } from '../../../frame/use-resource';

interface BetsNow {
  /** Null until loaded; kept while the operator can't be reached. */
  readonly bets: readonly PlacedBet[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The bets that are shown: those that wait for their matches, or the last that did. */
type Which = 'open' | 'settled';

/** All bets are on a page of their own. */
const MAX_SETTLED = 20;

const BETS: ScreenResource<Which, readonly PlacedBet[]> = {
  load: async (bus, status) => {
    const limit = status === 'settled' ? { limit: MAX_SETTLED } : {};
    return (await bus.send(betsList, { status, ...limit })).bets;
  },
  reloadAfter: betsChanged,
};

/** Loads the player's bets, again after each placed or settled bet. */
function useBets(which: Which): BetsNow {
  const { status, value, retry } = useResource(which, BETS);
  return { bets: value ?? null, hasFailed: status === 'failed', retry };
}

type Offer = AnswerOf<typeof cashOutOffers>['offers'][number];

const OFFERS: ScreenResource<string, ReadonlyMap<string, Offer>> = {
  load: async (bus, ids) => {
    const { offers } = await bus.send(cashOutOffers, { betIds: ids.split(',') });
    return new Map(offers.map((offer) => [offer.betId, offer]));
  },
  reloadAfter: cashOutDue,
};

/** Loads the offers to cash out these bets, and again as long as they are shown. */
function useOffers(bets: readonly PlacedBet[] | null): ReadonlyMap<string, Offer> | undefined {
  const isOffered = useConfig()?.isCashOutOffered === true;
  const ids = isOffered && bets ? bets.map(({ id }) => id).join(',') : '';
  return useResource(ids || null, OFFERS).value;
}

export interface MyBetsProps {
  readonly onDone: () => void;
}

/** The player's open bets, or their last settled ones, shown instead of the coupon. */
export function MyBets({ onDone }: MyBetsProps): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const isPlayer = useSessionStatus() === 'player';
  return (
    <CouponView title={t('coupon.myBets')} doneLabel={t('coupon.open.back')} onDone={onDone}>
      {isPlayer ? <OwnBets /> : <GuestWords />}
      {isPlayer ? (
        <a className={styles.all} href={withLanguage(language, '/office/history')}>
          {t('coupon.open.all')}
        </a>
      ) : null}
    </CouponView>
  );
}

function GuestWords(): ReactElement {
  const { t } = useTexts();
  const signIn = useSignIn(t('coupon.fix.signIn'));
  return (
    <GuestBlock
      title={t('coupon.open.guest')}
      text={t('coupon.open.guestText')}
      signIn={signIn}
      isBare
    />
  );
}

function OwnBets(): ReactElement {
  const { t } = useTexts();
  const [which, setWhich] = useState<Which>('open');
  return (
    <>
      <Segmented
        label={t('coupon.open.which')}
        options={[
          { value: 'open', label: t('coupon.open.tabOpen') },
          { value: 'settled', label: t('coupon.open.tabSettled') },
        ]}
        value={which}
        onChange={setWhich}
      />
      <Bets key={which} which={which} />
    </>
  );
}

function Bets({ which }: { readonly which: Which }): ReactElement {
  const { t } = useTexts();
  const { bets, hasFailed, retry } = useBets(which);
  const isOpen = which === 'open';
  const offers = useOffers(isOpen ? bets : null);
  const hasTaxes = useConfig()?.partnerHasTaxes === true;
  const isLoading = useLoader(bets === null && !hasFailed);
  if (isLoading) return <Skeleton shape="row" />;
  if (bets === null) {
    return (
      <ErrorBlock
        title={t('coupon.open.failed')}
        text={t('coupon.open.failedText')}
        action={{ label: t('coupon.fix.again'), onPress: retry }}
      />
    );
  }
  if (bets.length === 0) {
    return (
      <EmptyBlock
        icon="history"
        title={t(isOpen ? 'coupon.open.none' : 'coupon.open.noneSettled')}
        text={t(isOpen ? 'coupon.open.noneText' : 'coupon.open.noneSettledText')}
        isBare
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {bets.map((bet) => (
          <OwnBet key={bet.id} bet={bet} offer={offers?.get(bet.id)} />
        ))}
      </ul>
      {hasTaxes ? <p className={styles.taxes}>{t('coupon.tax.wins')}</p> : null}
    </>
  );
}

interface OwnBetProps {
  readonly bet: PlacedBet;
  readonly offer: Offer | undefined;
}

function OwnBet({ bet, offer }: OwnBetProps): ReactElement {
  const { t } = useTexts();
  const { language, tag } = useLanguage();
  const isOpen = bet.status === 'accepted';
  return (
    <li className={styles.bet}>
      <p className={styles.head}>
        <a className={styles.id} href={withLanguage(language, `/office/history/${bet.id}`)}>
          {t('coupon.open.number', { id: bet.id })}
        </a>
        <span>{betTypeName(bet, t)}</span>
        {isOpen ? null : (
          <Badge kind={BADGES[bet.status]}>{t(`openBets.status.${bet.status}`)}</Badge>
        )}
      </p>
      <ol className={styles.legs}>
        {bet.legs.map((leg) => (
          <OpenLeg key={leg.marketId} leg={leg} legs={bet.legs} />
        ))}
      </ol>
      <p className={styles.money}>
        <span>
          {bet.isFreeBet ? `${t('coupon.freeBet.name')} ` : ''}
          {formatMoney(bet.amount, bet, tag)}
        </span>
        <span aria-hidden="true">→</span>
        <span>
          {t(isOpen ? 'coupon.possibleWin' : 'coupon.open.returned')}{' '}
          <strong>{formatMoney(isOpen ? bet.possibleWin : bet.payout, bet, tag)}</strong>
        </span>
      </p>
      <CashOutButton bet={bet} offer={offer} />
    </li>
  );
}

/** Opens the cash-out of a bet; off while betting on it is suspended. */
function CashOutButton({ bet, offer }: OwnBetProps): ReactElement | null {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const { send: open } = useSend(cashOutOpen);
  if (!offer) return null;
  const isPaused = 'refusal' in offer;
  if (isPaused && offer.refusal !== 'suspended') return null;
  return (
    <Button size="s" disabled={isPaused} onClick={() => void open({ betId: bet.id })}>
      {isPaused
        ? t('coupon.open.cashOutPaused')
        : t('coupon.open.cashOut', { amount: formatMoney(offer.amount, bet, tag) })}
    </Button>
  );
}
