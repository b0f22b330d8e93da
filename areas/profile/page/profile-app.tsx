import type { ReactElement } from 'react';
import { dialogsOpen, sessionState } from '@grandstand/bus-contracts';
import {
  useAreaPlace,
  useAreaWords,
  useBusState,
  useMissingPage,
  useSend,
  useShownPlayer,
} from '@grandstand/bus-contracts/react';
import { GuestBlock } from '@grandstand/ui';
import { AccountScreen } from '../account/account-screen';
import { VerificationScreen } from '../verification/verification-screen';
import styles from './profile-app.module.css';
import { profileScreen, titleKeyOf } from './profile-screen';

/** The player's account; a guest sees how to sign in. */
export function ProfileApp(): ReactElement {
  const { t } = useAreaWords();
  const place = profileScreen(useAreaPlace());
  const { kind } = place;
  const session = useBusState(sessionState);
  const { userId, turn } = useShownPlayer();
  const { send, isSending } = useSend(dialogsOpen);
  if (kind === 'unknown') return <UnknownScreen />;
  return (
    <div className={styles.profile}>
      <h1 className={styles.title}>{t(titleKeyOf(place))}</h1>
      {session?.status === 'guest' ? (
        <GuestBlock
          title={t('guest.title')}
          text={t('guest.text')}
          signIn={{
            label: t('guest.signIn'),
            isBusy: isSending,
            onPress: () => void send({ name: 'sign-in' }),
          }}
        />
      ) : kind === 'account' ? (
        <AccountScreen key={turn} userId={userId} />
      ) : (
        <VerificationScreen key={`${kind} ${turn}`} kind={kind} userId={userId} />
      )}
    </div>
  );
}

/** For an address that this area has no page for. */
function UnknownScreen(): ReactElement {
  const { t } = useAreaWords();
  useMissingPage();
  return <h1 className={styles.title}>{t('account.title')}</h1>;
}
