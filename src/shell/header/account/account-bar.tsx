import { dialogsOpen, sessionState } from '@grandstand/bus-contracts';
import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Button, classNames, Skeleton, useLoader } from '@grandstand/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { isNetPositionShown } from '../../../services/money/net-position/is-net-position-shown';
import { fetchDialog } from '../../dialogs/dialogs';
import { useShell } from '../../frame/shell-context';
import { useConfig, useLanguage } from '../../frame/shell-state';
import styles from '../header.module.css';
import { playerBar } from '../later-parts';

/** A guest's two buttons, or a player's balance; a check without an answer leaves a player's. */
export function AccountBar(): ReactElement {
  const { status = 'unknown', isUnanswered = false } = useBusState(sessionState) ?? {};
  const { isLikelyPlayer } = useShell().first;
  const hasPosition = isNetPositionShown(useConfig());
  const isComing = useLoader(status === 'unknown' && isLikelyPlayer && !isUnanswered);
  // A guest's buttons are in the first HTML; room for a player's balance is kept until the session is known.
  if (status !== 'player' && !isComing && !isUnanswered) {
    return (
      <div className={styles.account}>
        <GuestBar />
      </div>
    );
  }
  return (
    <div className={classNames(styles.account, styles.player, hasPosition && styles.positioned)}>
      {isComing ? <Skeleton shape="text" /> : <playerBar.View />}
    </div>
  );
}

function GuestBar(): ReactElement {
  const { t } = useTexts();
  const { send } = useSend(dialogsOpen);
  const { language } = useLanguage();
  const canRegister = useConfig()?.isRegistrationAvailable ?? true;
  /** Opens a dialog, which is fetched as soon as a pointer or the focus is on its button. */
  const opens = (name: 'registration' | 'sign-in') => {
    const fetchIt = (): void => {
      // A press fetches it again, and reports a failure.
      fetchDialog(name, language).catch(() => {});
    };
    return {
      onPointerEnter: fetchIt,
      onFocus: fetchIt,
      onClick: () => void send({ name }),
    };
  };
  return (
    <>
      <Button {...opens('sign-in')}>{t('header.signIn')}</Button>
      {canRegister ? (
        <Button kind="primary" {...opens('registration')}>
          {t('header.register')}
        </Button>
      ) : null}
    </>
  );
}
