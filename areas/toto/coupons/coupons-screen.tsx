import type { ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import type { TotoSection } from '@grandstand/bus-contracts/answers';
import { totoCoupons } from '@grandstand/bus-contracts/player';
import { usePlayerPages } from '@grandstand/bus-contracts/paging';
import {
  useAreaWords,
  useBus,
  useBusState,
  useLoadError,
  useShownPlayer,
  useSignIn,
} from '@grandstand/bus-contracts/react';
import { AreaState, Button, ButtonLink, EmptyBlock, GuestBlock } from '@grandstand/ui';
import type { manifest } from '../manifest';
import { DrawSkeleton } from '../page/draw-skeleton';
import { totoPath } from '../page/toto-screen';
import { CouponCard } from './coupon-card';

/** Matches are played and draws are settled while the page is open. */
const EVERY_MS = 15_000;

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
  const bus = useBus<typeof manifest>();
  const { data, loadedAt, hasFailed, isLoadingMore, showMore, retry } = usePlayerPages(
    bus,
    totoCoupons,
    {
      userId,
      requestOf: (before) => (before === undefined ? {} : { before }),
      pageOf: ({ coupons, hasMore }) => ({ items: coupons, hasMore }),
      refetchInterval: EVERY_MS,
    },
  );
  const error = useLoadError({ title: t('toto.failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('toto.loading'), shape: <DrawSkeleton /> }}
      error={error}
      empty={
        data?.items.length === 0 ? (
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
      {({ items, hasMore }) => (
        <>
          {items.map((coupon) => (
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
