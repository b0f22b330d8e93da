import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, LinkPills, Section, Skeleton } from '@grandstand/ui';
import { useContent } from '../../data/use-content';
import { APP_TEXTS, type AppsKind } from '../../page/information-screen';
import type { LaterScreenProps } from '../../page/later-screens';
import { TextScreen } from '../../text/text-screen';
import { AppFiles } from './app-files';
import { InstallHere } from './install-here';
import { PhoneCode } from './phone-code';
import styles from './apps.module.css';

/** The other pages of apps. */
const PAGES = [
  ['mobile', '/apps/mobile'],
  ['desktop', '/apps/desktop'],
  ['ipl', '/ipl-betting-app'],
] as const;

/** A page of apps: the site as an app on this device, on a phone, and the files that the operator has. */
export default function AppsScreen({ screen }: LaterScreenProps): ReactElement {
  const app = screen.kind === 'apps' ? screen.app : 'mobile';
  return (
    <TextScreen slug={APP_TEXTS[app]} above={<Offers app={app} />}>
      <Files app={app} />
    </TextScreen>
  );
}

function Offers({ app }: { readonly app: AppsKind }): ReactElement {
  const { href, t } = useAreaWords();
  const path = PAGES.find(([name]) => name === app)?.[1] ?? PAGES[0][1];
  return (
    <>
      <LinkPills
        label={t('apps.pages')}
        links={PAGES.map(([name, to]) => ({
          text: t(`apps.kind.${name}`),
          href: href(to),
          isCurrent: name === app,
        }))}
      />
      <div className={styles.offers}>
        <InstallHere app={app} />
        {app === 'desktop' ? null : <PhoneCode path={href(path)} isSent={app === 'mobile'} />}
      </div>
    </>
  );
}

/** The operator's files; where it has none there is the site alone. */
function Files({ app }: { readonly app: AppsKind }): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useContent('appsGroup', {});
  const error = useLoadError({ title: t('apps.failed'), loadedAt, retry });
  const files = data?.files.filter((file) => file.app === app);
  return (
    <Section title={t('apps.files')}>
      <AreaState
        data={files}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <Skeleton shape="row" /> }}
        error={error}
        empty={files?.length === 0 ? <p className={styles.text}>{t('apps.none')}</p> : undefined}
      >
        {(found) => <AppFiles files={found} />}
      </AreaState>
    </Section>
  );
}
