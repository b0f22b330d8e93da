import { useSend } from '@grandstand/bus-contracts/react';
import { stageReopen } from '@grandstand/bus-contracts/shell';
import type { StageFrame } from '@grandstand/bus-contracts/shell';
import { ErrorBlock, Skeleton, useLoader } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { GameFrame } from './game-frame';
import { JackpotMessage } from './jackpot-message';
import { refusalKeys } from './refusal-keys';
import styles from './stage.module.css';
import { StageBar } from './stage-bar';
import { useStageFocus } from './use-stage-focus';

interface StageViewProps {
  readonly frame: StageFrame;
}

/** A game in its frame, with the bar above it and what keeps it from being played. */
export function StageView({ frame }: StageViewProps): ReactElement {
  const { t } = useTexts();
  const { send: reopen, isSending: isOpening, error } = useSend(stageReopen);
  const box = useStageFocus();
  const { phase, rest, title } = frame;
  const hasFailed = phase === 'failed';
  const isLoading = useLoader(phase === 'loading') && !hasFailed;

  return (
    <section
      ref={box}
      className={styles.stage}
      aria-label={`${t('stage.label')}: ${title}`}
      tabIndex={-1}
    >
      <StageBar
        frame={frame}
        onFullScreen={
          document.fullscreenEnabled ? () => void box.current?.requestFullscreen() : undefined
        }
      />
      <div className={styles.screen}>
        {hasFailed ? (
          <div className={styles.over}>
            <ErrorBlock
              title={t('stage.failed')}
              text={error ? t(refusalKeys(error)) : t('stage.failedText')}
              isBusy={isOpening}
              action={{ label: t('stage.again'), onPress: () => void reopen({}) }}
            />
          </div>
        ) : (
          <GameFrame frame={frame} />
        )}
        <JackpotMessage sums={frame.sums} />
        {isLoading ? (
          <div className={styles.over} role="status" aria-label={t('stage.loading')}>
            <Skeleton shape="block" />
          </div>
        ) : null}
      </div>
      <p className={styles.rest} role="status">
        {rest !== null && !hasFailed ? t(`stage.rest.${rest}`) : null}
      </p>
    </section>
  );
}
