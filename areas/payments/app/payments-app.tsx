import { createElement, type ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import {
  useAreaPlace,
  useAreaWords,
  useBusState,
  useMissingPage,
  useShownPlayer,
  useSignIn,
} from '@grandstand/bus-contracts/react';
import { AreaPage, GuestBlock } from '@grandstand/ui';
import { DeduceScreen } from '../deduce/deduce-screen';
import { HistoryScreen } from '../history/history-screen';
import { RechargeScreen } from '../recharge/recharge-screen';
import { ResultScreen } from '../result/result-screen';
import { WithdrawalScreen } from '../withdrawal/withdrawal-screen';
import { later } from '../page/later-screens';
import { paymentsScreen, type PaymentsScreen } from '../page/payments-screen';
import styles from '../page/payments-app.module.css';

interface PaymentsAppProps {
  /** In a dialog of the shell, which has a title of its own. */
  readonly isInDialog?: boolean;
}

/** The player's payments; a guest sees how to sign in. */
export function PaymentsApp({ isInDialog = false }: PaymentsAppProps): ReactElement {
  const { t } = useAreaWords();
  const screen = paymentsScreen(useAreaPlace());
  const session = useBusState(sessionState);
  const { userId, turn } = useShownPlayer();
  useMissingPage(screen.kind === 'unknown');
  const content =
    screen.kind === 'unknown' ? null : screen.kind === 'methods' ? (
      createElement(later.get('methods'), { screen })
    ) : session?.status === 'guest' ? (
      <Guest kind={screen.kind} />
    ) : (
      <Screen key={turn} {...{ screen, userId }} />
    );
  if (isInDialog) return <div className={styles.dialog}>{content}</div>;
  return <AreaPage title={t(`title.${screen.kind}`)}>{content}</AreaPage>;
}

interface ScreenProps {
  readonly screen: Exclude<PaymentsScreen, { kind: 'unknown' | 'methods' }>;
  readonly userId: string | undefined;
}

function Screen({ screen, userId }: ScreenProps): ReactElement {
  switch (screen.kind) {
    case 'recharge':
      return <RechargeScreen userId={userId} section={screen.section} amount={screen.amount} />;
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

/** What a guest is told: what the page is for. */
function Guest({ kind }: Pick<ScreenProps['screen'], 'kind'>): ReactElement {
  const { t } = useAreaWords();
  const signIn = useSignIn(t('guest.signIn'));
  return <GuestBlock title={t(`guest.title.${kind}`)} text={t('guest.text')} signIn={signIn} />;
}
