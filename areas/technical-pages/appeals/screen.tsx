import { useState, type ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBusState, useSignIn } from '@grandstand/bus-contracts/react';
import { AreaState, Badge, EmptyBlock, GuestBlock, Skeleton } from '@grandstand/ui';
import styles from './screen.module.css';
import { useAppeals, type Appeal } from './use-appeals';

const STATUS_KINDS = { waiting: 'neutral', accepted: 'success', rejected: 'danger' } as const;

/** A player's appeals against restrictions of their account, and the answers. */
export default function AppealsPage(): ReactElement {
  const { t } = useAreaWords();
  const session = useBusState(sessionState);
  const signIn = useSignIn(t('appeals.signIn'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('appeals.title')}</h1>
      {session?.status === 'guest' ? (
        <GuestBlock title={t('appeals.guest')} text={t('appeals.emptyText')} signIn={signIn} />
      ) : (
        // The data of one player is never shown to the next.
        <Appeals key={session?.userId} isPlayer={session?.status === 'player'} />
      )}
    </div>
  );
}

interface AppealsProps {
  readonly isPlayer: boolean;
}

function Appeals({ isPlayer }: AppealsProps): ReactElement {
  const [client] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <ListOrState isPlayer={isPlayer} />
    </QueryClientProvider>
  );
}

function ListOrState({ isPlayer }: AppealsProps): ReactElement {
  const { language, settings, t } = useAreaWords();
  const { appeals, loadedAt, hasFailed, retry } = useAppeals(isPlayer);
  const { timeZone, is12h } = settings;
  const clock = dateFormat(languageTag(language), {
    timeZone,
    timeStyle: 'short',
    is12h,
  });
  return (
    <AreaState
      data={appeals}
      hasFailed={hasFailed}
      loading={{ label: t('appeals.loading'), shape: <Skeleton shape="row" /> }}
      error={{
        title: t('appeals.failed'),
        text: t('appeals.failedText'),
        retry: { label: t('again'), onPress: retry },
        stale: t('appeals.stale', { time: clock(loadedAt) }),
      }}
      empty={
        appeals?.length === 0 ? (
          <EmptyBlock icon="history" title={t('appeals.empty')} text={t('appeals.emptyText')} />
        ) : undefined
      }
    >
      {(loaded) => (
        <ul className={styles.list} aria-label={t('appeals.list')}>
          {loaded.map((appeal) => (
            <AppealItem key={appeal.id} appeal={appeal} />
          ))}
        </ul>
      )}
    </AreaState>
  );
}

function AppealItem({ appeal }: { readonly appeal: Appeal }): ReactElement {
  const { language, settings, t } = useAreaWords();
  const { createdAt, text, status, answer, answeredAt } = appeal;
  const format = dateFormat(languageTag(language), {
    timeZone: settings.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    is12h: settings.is12h,
  });
  return (
    <li className={styles.appeal}>
      <p className={styles.head}>
        <time dateTime={new Date(createdAt).toISOString()}>{format(createdAt)}</time>
        <Badge kind={STATUS_KINDS[status]}>{t(`appeals.${status}`)}</Badge>
      </p>
      <p className={styles.text}>{text}</p>
      {answer === null ? null : (
        <div className={styles.answer}>
          <p className={styles.head}>
            {t('appeals.answer', { time: answeredAt === null ? '' : format(answeredAt) })}
          </p>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
    </li>
  );
}
