import type { ReactElement } from 'react';
import type { HomeBanner } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Banner } from './banner';

interface BannerPlaceProps {
  readonly banner: HomeBanner | null;
  /** Whether a banner may still come. */
  readonly isPending: boolean;
}

/** The operator's banner. Its place has one size, so that nothing moves; a player who may be promoted nothing finds their limits in it. */
export function BannerPlace({ banner, isPending }: BannerPlaceProps): ReactElement {
  const { t } = useAreaWords();
  const limits: HomeBanner = {
    title: t('home.limits'),
    text: t('home.limitsText'),
    action: t('home.limitsOpen'),
    path: '/office/responsible',
    picture: null,
  };
  return <Banner words={banner ?? (isPending ? undefined : limits)} />;
}
