import type { ReactElement } from 'react';
import { dialogsOpen, sessionState } from '@grandstand/bus-contracts';
import {
  useAreaPlace,
  useAreaWords,
  useBusState,
  useMissingPage,
  useSend,
  useShownPlayer,
} from '@grandstand/bus-contracts/react';
import { GuestBlock } from '@grandstand/ui';
import { DeduceScreen } from '../deduce/deduce-screen';
import { HistoryScreen } from '../history/history-screen';
import { RechargeScreen } from '../recharge/recharge-screen';
import { ResultScreen } from '../result/result-screen';
import { WithdrawalScreen } from '../withdrawal/withdrawal-screen';
import styles from './payments-app.module.css';
import { paymentsScreen, type PaymentsScreen } from './payments-screen';

/** The player's payments; a guest sees how to sign in. */
export function PaymentsApp(): ReactElement {
  const { t } = useAreaWords();
  const screen = paymentsScreen(useAreaPlace());
  const session = useBusState(sessionState);
  const { userId, turn } = useShownPlayer();
  if (screen.kind === 'unknown') return <UnknownScreen />;
  return (
    <div className={styles.payments}>
      <h1 className={styles.title}>{t(`title.${screen.kind}`)}</h1>
      {session?.status === 'guest' ? <Guest /> : <Screen key={turn} {...{ screen, userId }} />}
    </div>
  );
}

interface ScreenProps {
  readonly screen: Exclude<PaymentsScreen, { kind: 'unknown' }>;
  readonly userId: string | undefined;
}

function Screen({ screen, userId }: ScreenProps): ReactElement {
  switch (screen.kind) {
    case 'recharge':
      return <RechargeScreen userId={userId} />;
    case 'deduce':
      return <DeduceScreen userId={userId} />;
    case 'withdrawal': {
      const { withdrawalId } = screen;
      return <WithdrawalScreen key={withdrawalId} {...{ withdrawalId, userId }} />;
    }
    case 'history':
      return <HistoryScreen userId={userId} />;
    case 'result':
      return <ResultScreen key={screen.paymentId} paymentId={screen.paymentId} userId={userId} />;
  }
}

function Guest(): ReactElement {
  const { t } = useAreaWords();
  const { send, isSending } = useSend(dialogsOpen);
  return (
    <GuestBlock
      title={t('guest.title')}
      text={t('guest.text')}
      signIn={{
        label: t('guest.signIn'),
        isBusy: isSending,
        onPress: () => void send({ name: 'sign-in' }),
      }}
    />
  );
}

/** For an address that this area has no page for. */
function UnknownScreen(): ReactElement {
  const { t } = useAreaWords();
  useMissingPage();
  return <h1 className={styles.title}>{t('title.unknown')}</h1>;
}
