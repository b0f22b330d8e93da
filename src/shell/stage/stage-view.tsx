import { useSend } from '@grandstand/bus-contracts/react';
import { stageReopen } from '@grandstand/bus-contracts/shell';
import type { StageFrame } from '@grandstand/bus-contracts/shell';
import { ErrorBlock, Skeleton, useLoader } from '@grandstand/ui';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MAIN_ID } from '../layout/arrival/use-arrival';
import { GameFrame } from './game-frame';
import { JackpotMessage } from './jackpot-message';
import styles from './stage.module.css';
import { StageBar } from './stage-bar';

interface StageViewProps {
  readonly frame: StageFrame;
}

/** A game in its frame, with the bar above it and what keeps it from being played. */
export function StageView({ frame }: StageViewProps): ReactElement {
  const { t } = useTranslation();
  const { send: reopen } = useSend(stageReopen);
  const box = useRef<HTMLElement>(null);
  const { phase, rest, title } = frame;
  const hasFailed = phase === 'failed';
  const isLoading = useLoader(phase === 'loading') && !hasFailed;

  // The press that opened it was further down the page.
  useLayoutEffect(() => {
    const { current } = box;
    current?.focus();
    return () => {
      if (!current?.contains(document.activeElement)) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    };
  }, []);

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
              text={t('stage.failedText')}
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
