import { useEffect, type ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { referralLoad, referralState, type ReferralView } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState, useLoadError, useSend } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import { BonusesSkeleton } from '../page/bonuses-skeleton';
import { OfficeLinks } from '../page/office-links';
import { FriendList } from './friend-list';
import { FriendTerms } from './friend-terms';
import { Invitation } from './invitation';
import { OwnLink } from './own-link';

/** The player's link for friends, what each side gets, and how far the friends are. */
export default function FriendsScreen(): ReactElement {
  const { t } = useAreaWords();
  const referral = useBusState(referralState) ?? undefined;
  const isPlayer = useBusState(sessionState)?.status === 'player';
  const { send, isSending, error: failure } = useSend(referralLoad);
  useEffect(() => {
    if (isPlayer) void send({});
  }, [isPlayer, send]);
  const hasFailed = failure !== undefined && !isSending;
  const error = useLoadError({
    title: t('bonuses.friends.failed'),
    loadedAt: 0,
    retry: () => void send({}),
  });
  return (
    <>
      <OfficeLinks current="friends" />
      <AreaState
        data={referral}
        hasFailed={hasFailed && referral === undefined}
        loading={{ label: t('bonuses.loading'), shape: <BonusesSkeleton /> }}
        error={error}
      >
        {(loaded) => <Friends referral={loaded} />}
      </AreaState>
    </>
  );
}

function Friends({ referral }: { readonly referral: ReferralView }): ReactElement {
  const { t } = useAreaWords();
  const { isOffered, programme, counts, friends, invitation } = referral;
  const silent = isOffered ? 'bonuses.barred' : 'bonuses.friends.off';
  return (
    <>
      {invitation === null ? null : <Invitation invitation={invitation} />}
      {programme === null ? (
        <EmptyBlock icon="lock" title={t(`${silent}.title`)} text={t(`${silent}.text`)} />
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
