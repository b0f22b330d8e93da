import { useState, type ReactElement } from 'react';
import { CommandError, sessionState } from '@grandstand/bus-contracts';
import { lottoRef } from '@grandstand/bus-contracts/domain/lotto';
import { purchasePropose } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useSend, useSignIn } from '@grandstand/bus-contracts/react';
import { Alert, Button } from '@grandstand/ui';
import type { LotteryNow } from '../data/source';
import { lottoPath } from '../page/lotto-screen';
import styles from './view.module.css';

interface BuyTicketsProps {
  readonly now: LotteryNow;
  readonly order: {
    readonly lines: readonly string[];
    readonly draws: number;
    readonly cost: number;
  };
  readonly onBought: () => void;
}

/** Proposes the tickets: the shell's sheet asks before they are bought. A guest signs in first, and keeps the numbers. */
export function BuyTickets({ now, order, onBought }: BuyTicketsProps): ReactElement | null {
  const { href, t } = useAreaWords();
  const status = useBusState(sessionState)?.status;
  const signIn = useSignIn(t('lotto.signIn'));
  const { send, isSending, error } = useSend(purchasePropose);
  /** The purchase whose outcome is not known: the same again buys nothing twice. */
  const [wish, setWish] = useState<{
    readonly ref: string;
    readonly refId: string;
    readonly key: string;
  }>();
  const [isBought, setBought] = useState(false);
  const { lines, draws, cost } = order;
  const [draw] = now.next;
  const buy = async (): Promise<void> => {
    const key = `${draws} ${lines.join()}`;
    const isSame = wish?.key === key && codeOf(error) !== 'closed';
    const ref = isSame ? wish.ref : lottoRef({ drawId: draw?.id ?? 0, draws });
    const refId = isSame ? wish.refId : crypto.randomUUID();
    setWish({ ref, refId, key });
    setBought(false);
    const proposal = { kind: 'lotto' as const, ref, lines: [...lines], amount: cost, refId };
    // The player takes the time they need.
    const answer = await send(proposal, { deadline: Infinity });
    if (!answer) return;
    setWish(undefined);
    if (answer.state !== 'placed') return;
    setBought(true);
    onBought();
  };
  return (
    <>
      {lines.length === 0 ? null : status === 'guest' ? (
        <Button kind="primary" isWide isBusy={signIn.isBusy} onClick={signIn.onPress}>
          {signIn.label}
        </Button>
      ) : (
        <Button kind="primary" isWide isBusy={isSending} onClick={() => void buy()}>
          {t('lotto.buy')}
        </Button>
      )}
      <p role="status" className={styles.placed}>
        {isBought ? (
          <>
            {t('lotto.bought')}{' '}
            <a className={styles.link} href={href(lottoPath(now.lottery, 'results'))}>
              {t('lotto.page.results')}
            </a>
          </>
        ) : null}
      </p>
      <Alert text={error === undefined ? undefined : t(faultKeys(error))} />
    </>
  );
}

function codeOf(error: Error | undefined): string {
  return error instanceof CommandError ? String(error.code) : 'unavailable';
}

function faultKeys(error: Error): string[] {
  return [`lotto.fault.${codeOf(error)}`, 'lotto.fault.unavailable'];
}
