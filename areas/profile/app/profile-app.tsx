import type { ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import {
  useAreaPlace,
  useAreaWords,
  useBusState,
  useMissingPage,
  useShownPlayer,
  useSignIn,
} from '@grandstand/bus-contracts/react';
import { AreaPage, GuestBlock } from '@grandstand/ui';
import { AccountScreen } from '../account/account-screen';
import { VerificationScreen } from '../verification/verification-screen';
import { profileScreen, titleKeyOf } from '../page/profile-screen';

/** The player's account; a guest sees how to sign in. */
export function ProfileApp(): ReactElement {
  const { t } = useAreaWords();
  const place = profileScreen(useAreaPlace());
  const { kind } = place;
  const session = useBusState(sessionState);
  const { userId, turn } = useShownPlayer();
  const signIn = useSignIn(t('guest.signIn'));
  useMissingPage(kind === 'unknown');
  return (
    <AreaPage title={t(titleKeyOf(place))}>
      {kind === 'unknown' ? null : session?.status === 'guest' ? (
        <GuestBlock title={t('guest.title')} text={t('guest.text')} signIn={signIn} />
      ) : kind === 'account' ? (
        <AccountScreen key={turn} userId={userId} />
      ) : (
        <VerificationScreen key={`${kind} ${turn}`} kind={kind} userId={userId} />
      )}
    </AreaPage>
  );
}
