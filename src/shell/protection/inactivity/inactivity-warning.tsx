import { sessionSignOut } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { autoLogoffStay } from '@grandstand/bus-contracts/shell';
import { Button, classNames, Dialog, Icon, VisuallyHidden } from '@grandstand/ui';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useShell } from '../../frame/shell-context';
import { clockFace, useSecondsUntil, useTimeOf } from '../../frame/use-countdown';
import styles from './inactivity-warning.module.css';

export interface InactivityWarningProps {
  /** When the player is signed out, by the page's clock. */
  readonly deadline: number;
  /** False once they did something: there is nothing to warn of any more. */
  readonly isWarned: boolean;
  readonly onLeave: () => void;
}

/** A screen reader repeats it when so much time is left. */
const REPEATED_AT_SECONDS = 20;
/** The dialog stays this long after an activity, so that a press on its way to a button does not hit the page. */
const LEAVING_MS = 1500;
/** Events by which the player is still at the dialog's buttons. */
const HAND_EVENTS = ['pointermove', 'keydown'];

/** Warns an idle player of the sign-out; any activity cancels it. */
export function InactivityWarning(props: InactivityWarningProps): ReactElement {
  const { deadline, isWarned, onLeave } = props;
  const { t } = useTexts();
  const { clock } = useShell();
  const seconds = useSecondsUntil(deadline);
  const time = useTimeOf()(deadline);
  const textId = useId();
  const body = useRef<HTMLDivElement>(null);
  const stayButton = useRef<HTMLButtonElement>(null);
  const { send: stay } = useSend(autoLogoffStay);
  const { send: signOut } = useSend(sessionSignOut);

  // After the dialog's own choice, which is the cross.
  useEffect(() => stayButton.current?.focus(), []);
  useEffect(() => {
    if (isWarned) return undefined;
    const inside = body.current;
    let cancel = clock.after(LEAVING_MS, onLeave);
    const wait = (): void => {
      cancel();
      cancel = clock.after(LEAVING_MS, onLeave);
    };
    for (const name of HAND_EVENTS) inside?.addEventListener(name, wait);
    return () => {
      cancel();
      for (const name of HAND_EVENTS) inside?.removeEventListener(name, wait);
    };
  }, [isWarned, clock, onLeave]);

  const onStay = (): void => {
    void stay({});
    onLeave();
  };

  return (
    <Dialog title={t('inactivity.title')} closeLabel={t('dialog.close')} onClose={onStay}>
      <div ref={body} className={styles.body}>
        {/* Both in one place, so that no button moves from under a hand. */}
        <div className={styles.words}>
          <div className={classNames(styles.warning, !isWarned && styles.past)}>
            <p className={styles.left} aria-hidden="true">
              {clockFace(seconds)}
            </p>
            <p id={textId}>{t('inactivity.text', { time })}</p>
            <p className={styles.hint}>{t('inactivity.hint')}</p>
          </div>
          {isWarned ? null : (
            <p className={styles.stays}>
              <Icon name="check" />
              {t('inactivity.stays')}
            </p>
          )}
        </div>
        <VisuallyHidden>
          <span role="status">
            {isWarned && seconds <= REPEATED_AT_SECONDS ? t('inactivity.soon', { time }) : null}
            {isWarned ? null : t('inactivity.stays')}
          </span>
        </VisuallyHidden>
        <Button
          ref={stayButton}
          kind="primary"
          size="l"
          isWide
          aria-describedby={isWarned ? textId : undefined}
          onClick={onStay}
        >
          {t('inactivity.stay')}
        </Button>
        <Button isWide onClick={() => void signOut({})}>
          {t('inactivity.signOut')}
        </Button>
      </div>
    </Dialog>
  );
}
