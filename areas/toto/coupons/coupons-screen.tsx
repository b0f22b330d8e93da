import type { ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import type { TotoSection } from '@grandstand/bus-contracts/answers';
import {
  useAreaWords,
  useBusState,
  useLoadError,
  useShownPlayer,
  useSignIn,
} from '@grandstand/bus-contracts/react';
import { AreaState, Button, ButtonLink, EmptyBlock, GuestBlock } from '@grandstand/ui';
import { DrawSkeleton } from '../page/draw-skeleton';
import { totoPath } from '../page/toto-screen';
import { CouponCard } from './coupon-card';
import { useCoupons } from './use-coupons';

/** The player's coupons of all sections, the newest first. */
export function CouponsScreen({ section }: { readonly section: TotoSection }): ReactElement {
  const { t } = useAreaWords();
  const { userId, turn } = useShownPlayer();
  const status = useBusState(sessionState)?.status;
  const signIn = useSignIn(t('toto.guest.signIn'));
  if (status === 'guest') {
    return <GuestBlock title={t('toto.guest.title')} text={t('toto.guest.text')} signIn={signIn} />;
  }
  return <Coupons key={turn} userId={userId} section={section} />;
}

interface CouponsProps {
  readonly userId: string | undefined;
  readonly section: TotoSection;
}

function Coupons({ userId, section }: CouponsProps): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, isLoadingMore, showMore, retry } = useCoupons(userId);
  const error = useLoadError({ title: t('toto.failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('toto.loading'), shape: <DrawSkeleton /> }}
      error={error}
      empty={
        data?.coupons.length === 0 ? (
          <EmptyBlock
            icon="coupon"
            title={t('toto.noCoupons.title')}
            text={t('toto.noCoupons.text')}
          >
            <ButtonLink kind="primary" href={href(totoPath(section))}>
              {t('toto.page.draw')}
            </ButtonLink>
          </EmptyBlock>
        ) : undefined
      }
    >
      {({ coupons, hasMore }) => (
        <>
          {coupons.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} />
          ))}
          {hasMore ? (
            <Button isWide isBusy={isLoadingMore} onClick={showMore}>
              {t('toto.older')}
            </Button>
          ) : null}
        </>
      )}
    </AreaState>
  );
}
