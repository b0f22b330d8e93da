import { betsChanged, betsGet, type PlacedBet } from '@grandstand/bus-contracts';
import { cashOutDue, cashOutOffers } from '@grandstand/bus-contracts/player';
import type { AnswerOf } from '@grandstand/bus-contracts';
import { Button, classNames, Dialog, ErrorBlock, Skeleton, useLoader } from '@grandstand/ui';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage } from '../../frame/shell-state';
import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useResource, type ScreenResource } from '../../frame/use-resource';
import { BetFacts } from './bet-facts';
import { CashOutForm } from './cash-out-form';
import styles from './cash-out.module.css';

type Answer = AnswerOf<typeof cashOutOffers>['offers'][number];

const BET: ScreenResource<string, PlacedBet> = {
  load: (bus, id) => bus.send(betsGet, { id }),
  reloadAfter: betsChanged,
};
const OFFER: ScreenResource<string, Answer> = {
  load: async (bus, betId) => {
    const { offers } = await bus.send(cashOutOffers, { betIds: [betId] });
    return offers[0] ?? { betId, refusal: 'cash-out-off' };
  },
  reloadAfter: cashOutDue,
};

/** What an offer for a single takes, so that the dialog does not grow under the pointer. */
const LINES = [1, 2, 3, 4, 5];

interface CashOutDialogProps {
  readonly betId: string;
  readonly onClose: () => void;
}

/** Cashes out a bet or a part of it: the offer with the fair value beside it, until the player presses. */
export function CashOutDialog({ betId, onClose }: CashOutDialogProps): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const bet = useResource(betId, BET);
  const offer = useResource(betId, OFFER);
  const [paid, setPaid] = useState<number | null>(null);
  const hasFailed = [bet, offer].some(
    ({ status, value }) => status === 'failed' && value === undefined,
  );
  const isLoading = useLoader(!hasFailed && !(bet.value && offer.value));
  const reload = (): void => {
    bet.retry();
    offer.retry();
  };
  return (
    <Dialog title={t('cashOut.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      <div className={classNames(styles.body, isLoading && styles.loading)}>{content()}</div>
    </Dialog>
  );

  function content(): ReactNode {
    if (isLoading) return LINES.map((line) => <Skeleton key={line} shape="row" />);
    if (hasFailed) {
      return (
        <ErrorBlock
          title={t('cashOut.failed')}
          text={t('cashOut.failedText')}
          action={{ label: t('cashOut.again'), onPress: reload }}
        />
      );
    }
    if (!bet.value || !offer.value) return null;
    if (paid !== null) {
      return (
        <Done
          text={t('cashOut.done', { amount: formatMoney(paid, bet.value, tag) })}
          onClose={onClose}
        />
      );
    }
    return (
      <>
        <BetFacts bet={bet.value} />
        <CashOutForm bet={bet.value} offer={offer.value} onPaid={setPaid} onStale={reload} />
      </>
    );
  }
}

interface DoneProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** The payment. The button that was pressed is gone, so the focus moves to this one, and the text is spoken with it. */
function Done({ text, onClose }: DoneProps): ReactElement {
  const { t } = useTexts();
  const said = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p id={said} className={styles.done}>
        {text}
      </p>
      <Button ref={button} kind="primary" size="l" isWide aria-describedby={said} onClick={onClose}>
        {t('cashOut.close')}
      </Button>
    </>
  );
}
