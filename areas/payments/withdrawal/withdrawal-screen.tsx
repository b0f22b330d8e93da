import type { ReactElement } from 'react';
import { formatMoney, languageTag } from '@grandstand/bus-contracts/domain';
import type { Withdrawal } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { ButtonLink } from '@grandstand/ui';
import { MovementCard } from '../movement/movement-card';
import { MovementFrame } from '../movement/movement-frame';
import { HISTORY_PATH } from '../page/payments-screen';
import { useTimeText } from '../page/use-time-text';
import { useWithdrawal } from '../page/use-payments';
import { Steps } from './steps';

/** The stages of a withdrawal whose end is still to come. */
const AWAITED: readonly string[] = ['asked', 'checking', 'held'];

interface WithdrawalScreenProps {
  readonly withdrawalId: string;
  readonly userId: string | undefined;
}

/** What became of a withdrawal: what the operator says, whatever the address does. */
export function WithdrawalScreen({ withdrawalId, userId }: WithdrawalScreenProps): ReactElement {
  const loaded = useWithdrawal(withdrawalId, userId);
  return (
    <MovementFrame screen="withdrawal" reference={withdrawalId} {...{ userId, loaded }}>
      {(withdrawal) => <WithdrawalCard withdrawal={withdrawal} loadedAt={loaded.loadedAt} />}
    </MovementFrame>
  );
}

interface WithdrawalCardProps {
  readonly withdrawal: Withdrawal;
  readonly loadedAt: number;
}

function WithdrawalCard({ withdrawal, loadedAt }: WithdrawalCardProps): ReactElement {
  const { href, language, t } = useAreaWords();
  const timeText = useTimeText();
  const { id, state, reason, isHeld, isTold, wait } = withdrawal;
  const stage = isHeld ? 'held' : state;
  const next = wait
    ? t(`withdrawal.wait.${wait.why}`, { time: timeText(wait.until) })
    : t(`withdrawal.next.${stage}`);
  const isAwaited = wait !== null || AWAITED.includes(stage);
  // Whom no message reaches finds the end here.
  const told = t(
    isTold ? `withdrawal.told.${isHeld && !wait ? 'decided' : 'paid'}` : 'withdrawal.look',
  );
  const amount = formatMoney(withdrawal.amount, withdrawal, languageTag(language));
  return (
    <MovementCard
      screen="withdrawal"
      movement={{ kind: 'withdrawal', ...withdrawal }}
      loadedAt={loadedAt}
      amount={amount}
      state={t(`withdrawal.state.${state}`, { amount })}
      // Once: the form that the player came from is gone.
      focusedFor={id}
      text={
        reason !== null ? t(`withdrawal.reason.${reason}`) : isAwaited ? `${next} ${told}` : next
      }
      links={
        <ButtonLink kind="primary" href={href(HISTORY_PATH)}>
          {t('title.history')}
        </ButtonLink>
      }
    >
      <Steps withdrawal={withdrawal} />
    </MovementCard>
  );
}
