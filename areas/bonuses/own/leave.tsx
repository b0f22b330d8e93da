import { useState, type ReactElement } from 'react';
import { CommandError } from '@grandstand/bus-contracts';
import {
  bonusesGiveUp,
  bonusesPreview,
  type BonusLeaving,
  type OwnBonus,
} from '@grandstand/bus-contracts/player';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Alert, Button } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import { useReload } from '../data/use-offers';
import styles from '../page/own.module.css';

/** Shows what the player keeps and loses who gives the bonus up now, and gives it up with these figures. */
export function Leave({ bonus }: { readonly bonus: OwnBonus }): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const reload = useReload();
  const preview = useSend(bonusesPreview);
  const giveUp = useSend(bonusesGiveUp);
  const [leaving, setLeaving] = useState<BonusLeaving | null>(null);
  const show = async (): Promise<void> => {
    const answer = await preview.send({});
    if (answer) setLeaving(answer.leaving);
  };
  const leave = async ({ bonusId, keep, lose }: BonusLeaving): Promise<void> => {
    await giveUp.send({ bonusId, keep, lose });
    setLeaving(null);
    reload();
  };
  const asked = leaving?.bonusId === bonus.id ? leaving : null;
  const error = preview.error ?? (leaving === null ? giveUp.error : undefined);
  const failed = preview.error ? 'bonuses.leave.notShown' : 'bonuses.leave.failed';
  return (
    <div className={styles.leave}>
      <p role="status">
        {asked
          ? t('bonuses.leave.figures', {
              keep: money(asked.keep, asked),
              lose: money(asked.lose, asked),
            })
          : null}
        {asked && asked.inPlay !== 0
          ? ` ${t('bonuses.leave.inPlay', { money: money(asked.inPlay, asked) })}`
          : null}
      </p>
      {asked ? (
        <div className={styles.choice}>
          <Button isBusy={giveUp.isSending} onClick={() => void leave(asked)}>
            {t('bonuses.leave.yes')}
          </Button>
          <Button onClick={() => setLeaving(null)}>{t('bonuses.leave.no')}</Button>
        </div>
      ) : (
        <Button isBusy={preview.isSending} onClick={() => void show()}>
          {t('bonuses.leave.show')}
        </Button>
      )}
      <Alert text={error && t(isSignedOut(error) ? 'bonuses.fault.not-signed-in' : failed)} />
    </div>
  );
}

function isSignedOut(error: Error): boolean {
  return error instanceof CommandError && error.code === 'not-signed-in';
}
