import type { ReactElement } from 'react';
import { referralLoad, referralState, type ReferralView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { EmptyBlock } from '@grandstand/ui';
import { Barred } from '../../page/barred';
import { OwnState } from '../../page/own-state';
import { FriendList } from './friend-list';
import { FriendTerms } from './friend-terms';
import { Invitation } from './invitation';
import { OwnLink } from './own-link';

/** The player's link for friends, what each side gets, and how far the friends are. */
export default function FriendsScreen(): ReactElement {
  const { t } = useAreaWords();
  return (
    <OwnState
      page="friends"
      state={referralState}
      load={referralLoad}
      failed={t('bonuses.friends.failed')}
    >
      {(loaded) => <Friends referral={loaded} />}
    </OwnState>
  );
}

function Friends({ referral }: { readonly referral: ReferralView }): ReactElement {
  const { isOffered, programme, counts, friends, invitation } = referral;
  return (
    <>
      {invitation === null ? null : <Invitation invitation={invitation} />}
      {programme === null ? (
        <NoProgramme isOffered={isOffered} />
      ) : (
        <>
          <OwnLink code={programme.code} />
          <FriendTerms programme={programme} />
        </>
      )}
      {programme === null && friends.length === 0 ? null : (
        <FriendList friends={friends} counts={counts} />
      )}
    </>
  );
}

function NoProgramme({ isOffered }: Pick<ReferralView, 'isOffered'>): ReactElement {
  const { t } = useAreaWords();
  if (isOffered) return <Barred />;
  return (
    <EmptyBlock
      icon="lock"
      title={t('bonuses.friends.off.title')}
      text={t('bonuses.friends.off.text')}
    />
  );
}
