import { useState, type ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import {
  useAreaPlace,
  useAreaWords,
  useBusState,
  useShownPlayer,
  useSignIn,
} from '@grandstand/bus-contracts/react';
import { AreaState, ButtonLink, GuestBlock, Section, Skeleton } from '@grandstand/ui';
import { pageOf } from '../page-of';
import { AppealForm } from './appeal-form';
import { AppealList } from './appeal-list';
import styles from './screen.module.css';
import { useAppealDraft, useAppeals } from './use-appeals';

/** What a player may say against the restriction of their account, and the answers; also the page of a banned player. */
export default function AppealsPage(): ReactElement {
  const { t } = useAreaWords();
  const page = pageOf(useAreaPlace());
  const isBan = page.kind === 'appeals' && page.isBan;
  const { userId, turn } = useShownPlayer();
  const [client] = useState(() => createQueryClient());
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(isBan ? 'shut.ban.title' : 'appeals.title')}</h1>
      {isBan ? <BanText /> : null}
      <QueryClientProvider client={client}>
        <Appeals key={turn} userId={userId} />
      </QueryClientProvider>
    </div>
  );
}

function BanText(): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <>
      <p>{t('shut.ban.text')}</p>
      <nav className={styles.links} aria-label={t('links')}>
        <ButtonLink href={href('/office/support')}>{t('appeals.support')}</ButtonLink>
        <ButtonLink href={href('/')}>{t('link.home')}</ButtonLink>
      </nav>
    </>
  );
}

function Appeals({ userId }: { readonly userId: string | undefined }): ReactElement {
  const { t } = useAreaWords();
  const isGuest = useBusState(sessionState)?.status === 'guest';
  const signIn = useSignIn(t('appeals.signIn'));
  // Kept while the player signs in again.
  const draft = useAppealDraft();
  if (!isGuest) return <FormAndList userId={userId} draft={draft} />;
  return <GuestBlock title={t('appeals.guest')} text={t('appeals.emptyText')} signIn={signIn} />;
}

interface FormAndListProps {
  readonly userId: string | undefined;
  readonly draft: ReturnType<typeof useAppealDraft>;
}

function FormAndList({ userId, draft }: FormAndListProps): ReactElement {
  const { language, settings, t } = useAreaWords();
  const loaded = useAppeals(userId);
  const { timeZone, is12h } = settings;
  const clock = dateFormat(languageTag(language), { timeZone, timeStyle: 'short', is12h });
  return (
    <AreaState
      data={loaded.data}
      hasFailed={loaded.hasFailed}
      loading={{ label: t('appeals.loading'), shape: <Skeleton shape="row" /> }}
      error={{
        title: t('appeals.failed'),
        text: t('appeals.failedText'),
        retry: { label: t('again'), onPress: loaded.retry },
        stale: t('appeals.stale', { time: clock(loaded.loadedAt) }),
      }}
    >
      {({ appeals, refusal }) => (
        <div className={styles.parts}>
          <AppealForm {...{ draft, loaded, refusal }} />
          <Section title={t('appeals.own')}>
            {appeals.length === 0 ? (
              <p className={styles.status}>{t('appeals.empty')}</p>
            ) : (
              <AppealList appeals={appeals} />
            )}
          </Section>
        </div>
      )}
    </AreaState>
  );
}
