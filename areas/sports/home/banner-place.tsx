import type { ReactElement } from 'react';
import type { HomeBanner } from '@grandstand/bus-contracts/answers';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './banner-place.module.css';

interface BannerPlaceProps {
  readonly banner: HomeBanner | null;
  /** Whether a banner may still come. */
  readonly isPending: boolean;
}

/** The operator's banner. Its place has one size, so that nothing moves; a player who may be promoted nothing finds their limits in it. */
export function BannerPlace({ banner, isPending }: BannerPlaceProps): ReactElement {
  const { t } = useAreaWords();
  if (banner) return <Banner {...banner} />;
  if (isPending) return <div className={styles.banner} />;
  return (
    <Banner
      title={t('home.limits')}
      text={t('home.limitsText')}
      action={t('home.limitsOpen')}
      path="/office/responsible"
      picture={null}
    />
  );
}

function Banner({ title, text, action, path, picture }: HomeBanner): ReactElement {
  const { href } = useAreaWords();
  return (
    <section className={styles.banner} aria-label={title}>
      {picture === null ? null : <img className={styles.picture} src={picture} alt="" />}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <a className={styles.action} href={href(path)}>
        {action}
      </a>
    </section>
  );
}
