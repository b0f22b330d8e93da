import { formatMoney } from '@grandstand/bus-contracts/domain';
import { gameBalance } from '@grandstand/bus-contracts/game-frame';
import { stageClose } from '@grandstand/bus-contracts/player';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { bonusBoundState, stageMute } from '@grandstand/bus-contracts/shell';
import type { StageFrame } from '@grandstand/bus-contracts/shell';
import { Badge, IconButton } from '@grandstand/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { clockFace, signed } from '../../frame/figures';
import { useShell } from '../../frame/shell-context';
import { useLanguage } from '../../frame/shell-state';
import styles from './stage.module.css';
import { StageSupport } from './stage-support';

const SECOND = 1000;

interface StageBarProps {
  readonly frame: StageFrame;
  /** Undefined where the browser can't show it. */
  readonly onFullScreen: (() => void) | undefined;
}

/** The game's name, how long and at what result it is played, and the buttons of its frame. */
export function StageBar({ frame, onFullScreen }: StageBarProps): ReactElement {
  const { t } = useTexts();
  const { send: mute } = useSend(stageMute);
  const { send: close } = useSend(stageClose);
  const elapsed = useElapsed(frame.openedAt);
  const { title, mode, isMuted } = frame;
  const sound = isMuted ? t('stage.unmute') : t('stage.mute');
  return (
    <header className={styles.bar}>
      <h2 className={styles.title}>{title}</h2>
      {mode === 'demo' ? <Badge>{t('stage.demo')}</Badge> : null}
      <dl className={styles.figures}>
        <div>
          <dt>{t('stage.elapsed')}</dt>
          <dd>
            {/* A timer is not announced each time that it changes. */}
            <span role="timer">{elapsed}</span>
          </dd>
        </div>
        {mode === 'real' ? <MoneyFigures sums={frame.sums} /> : null}
      </dl>
      <div className={styles.buttons}>
        <StageSupport />
        <IconButton
          icon={isMuted ? 'sound-off' : 'sound'}
          label={sound}
          onPress={() => void mute({ isMuted: !isMuted })}
        />
        {onFullScreen ? (
          <IconButton icon="full-screen" label={t('stage.fullScreen')} onPress={onFullScreen} />
        ) : null}
        <IconButton icon="close" label={t('stage.close')} onPress={() => void close({})} />
      </div>
    </header>
  );
}

/** The result since the game was opened, the account's money, and the largest stake that the player's bonus allows: all as the operator has them. */
function MoneyFigures({ sums }: Pick<StageFrame, 'sums'>): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const balance = useBusState(gameBalance);
  const bound = useBusState(bonusBoundState);
  const net = sums && sums.won - sums.staked;
  return (
    <>
      <div title={t('stage.netHint')}>
        <dt>{t('stage.net')}</dt>
        <dd>{sums && net !== null ? signed(net, formatMoney(net, sums, tag)) : '–'}</dd>
      </div>
      <div>
        <dt>{t('stage.balance')}</dt>
        <dd>{balance ? formatMoney(balance.money, balance, tag) : '–'}</dd>
      </div>
      {bound?.product === 'casino' && bound.iso === balance?.iso ? (
        <div title={t('stage.maxStakeHint')}>
          <dt>{t('stage.maxStake')}</dt>
          <dd>{formatMoney(bound.maxStake, bound, tag)}</dd>
        </div>
      ) : null}
    </>
  );
}

/** The time since a moment as "h:mm:ss", renewed every second. */
function useElapsed(since: number): string {
  const { clock } = useShell();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let cancel: () => void;
    const wait = (): void => {
      cancel = clock.after(SECOND - ((clock.now() - since) % SECOND), () => {
        setNow(clock.now());
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [clock, since]);
  // A clock that was set back counts as no time.
  return clockFace(Math.max(0, Math.floor((now - since) / SECOND)));
}
