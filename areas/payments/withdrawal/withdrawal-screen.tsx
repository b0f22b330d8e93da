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
  const { id, state, reason, isHeld, wait } = withdrawal;
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
        reason !== null
          ? t(`withdrawal.reason.${reason}`)
          : wait
            ? t(`withdrawal.wait.${wait.why}`, { time: timeText(wait.until) })
            : t(`withdrawal.next.${isHeld ? 'held' : state}`)
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
