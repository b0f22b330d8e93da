import { useState, type ReactElement } from 'react';
import { CommandError, sessionState } from '@grandstand/bus-contracts';
import { purchasePropose, type TournamentView } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useSend, useSignIn } from '@grandstand/bus-contracts/react';
import { Alert, Button } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import { useReload } from '../tournaments/use-tournaments';
import styles from './tournament.module.css';

/** The way in: the shell's sheet asks before the entry is bought. A guest signs in first. */
export function EnterTournament({
  tournament,
}: {
  readonly tournament: TournamentView;
}): ReactElement | null {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const status = useBusState(sessionState)?.status;
  const signIn = useSignIn(t('tournament.enter.signIn'));
  const reload = useReload();
  const { send, isSending, error } = useSend(purchasePropose);
  /** Of an entry whose outcome is not known: the same again buys nothing twice. */
  const [refId, setRefId] = useState<string>();
  const { ref, entry, own } = tournament;
  const enter = async (): Promise<void> => {
    const wish = refId ?? crypto.randomUUID();
    setRefId(wish);
    const proposal = { kind: 'tournament' as const, ref, lines: ['1'], amount: entry };
    // The player takes the time they need.
    const answer = await send({ ...proposal, refId: wish }, { deadline: Infinity });
    if (answer) setRefId(undefined);
    reload();
  };
  if (own !== null) return null;
  if (status === 'guest') {
    return (
      <p className={styles.enter}>
        <Button kind="primary" isBusy={signIn.isBusy} onClick={signIn.onPress}>
          {signIn.label}
        </Button>
      </p>
    );
  }
  return (
    <div className={styles.enter}>
      <Button kind="primary" isBusy={isSending} onClick={() => void enter()}>
        {t('tournament.enter.button', { entry: money(entry, tournament) })}
      </Button>
      <Alert text={error === undefined ? undefined : t(faultKeys(error))} />
    </div>
  );
}

function faultKeys(error: Error): string[] {
  const code = error instanceof CommandError ? String(error.code) : 'unavailable';
  return [`tournament.fault.${code}`, 'tournament.fault.unavailable'];
}
