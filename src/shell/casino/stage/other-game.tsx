import { stageClose } from '@grandstand/bus-contracts/player';
import { useSend } from '@grandstand/bus-contracts/react';
import { stageReopen } from '@grandstand/bus-contracts/shell';
import { Alert, Button } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { refusalKeys } from './refusal-keys';
import styles from './stage.module.css';
import { useStageFocus } from './use-stage-focus';

interface OtherGameProps {
  /** The name of the game that is open elsewhere. */
  readonly title: string;
}

/** Lets the player choose between the game that they open and another one, where only one may be open for money. */
export function OtherGame({ title }: OtherGameProps): ReactElement {
  const { t } = useTexts();
  const { send: playHere, isSending: isOpening, error } = useSend(stageReopen);
  const { send: close, isSending: isClosing } = useSend(stageClose);
  const box = useStageFocus();
  return (
    <section ref={box} className={styles.other} aria-labelledby="other-game" tabIndex={-1}>
      <h2 id="other-game" className={styles.title}>
        {t('stage.other.title', { title })}
      </h2>
      <p className={styles.otherText}>{t('stage.other.text', { title })}</p>
      <div className={styles.choices}>
        <Button kind="primary" isBusy={isOpening} onClick={() => void playHere({})}>
          {t('stage.other.playHere', { title })}
        </Button>
        <Button isBusy={isClosing} onClick={() => void close({})}>
          {t('stage.other.keep', { title })}
        </Button>
      </div>
      <Alert text={error && t(refusalKeys(error))} />
    </section>
  );
}
