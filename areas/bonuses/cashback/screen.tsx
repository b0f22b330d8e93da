import { useEffect, type ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import {
  cashbackLoad,
  cashbackState,
  type CashbackLevel,
  type CashbackView,
} from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useLoadError, useSend } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import type { BonusesScreen } from '../page/bonuses-screen';
import { BonusesSkeleton } from '../page/bonuses-skeleton';
import { OfficeLinks } from '../page/office-links';
import { Payments } from './payments';
import { Programme } from './programme';

/** What cashback gives at a level: its terms, what has been earned, the next payment and an example. */
export default function CashbackScreen({
  screen,
}: {
  readonly screen: BonusesScreen;
}): ReactElement {
  const { t } = useAreaWords();
  const level = screen.kind === 'cashback' ? screen.level : 'vip';
  const cashback = useBusState(cashbackState) ?? undefined;
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const { send, isSending, error: failure } = useSend(cashbackLoad);
  useEffect(() => {
    if (isPlayer) void send({});
  }, [isPlayer, send]);
  const hasFailed = failure !== undefined && !isSending;
  const error = useLoadError({
    title: t('bonuses.cashback.failed'),
    loadedAt: 0,
    retry: () => void send({}),
  });
  return (
    <>
      <OfficeLinks current={level} />
      <AreaState
        data={cashback}
        hasFailed={hasFailed && cashback === undefined}
        loading={{ label: t('bonuses.loading'), shape: <BonusesSkeleton /> }}
        error={error}
      >
        {(loaded) => <Cashback cashback={loaded} level={level} />}
      </AreaState>
    </>
  );
}

interface CashbackProps {
  readonly cashback: CashbackView;
  readonly level: CashbackLevel;
}

function Cashback({ cashback: { programme, payments }, level }: CashbackProps): ReactElement {
  const { t } = useAreaWords();
  return (
    <>
      {programme === null ? (
        <EmptyBlock icon="lock" title={t('bonuses.barred.title')} text={t('bonuses.barred.text')} />
      ) : (
        <Programme programme={programme} level={level} />
      )}
      {payments.length === 0 ? null : <Payments payments={payments} />}
    </>
  );
}
