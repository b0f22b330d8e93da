import { useState, type ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import { Badge, EmptyBlock, ErrorBlock, Skeleton, useLoader } from '@grandstand/ui';
import styles from './screen.module.css';
import { useAppeals, type Appeal } from './use-appeals';

const STATUS_KINDS = { waiting: 'neutral', accepted: 'success', rejected: 'danger' } as const;

/** A player's appeals against restrictions of their account, and the answers. */
export default function AppealsPage(): ReactElement {
  const { t } = useAreaWords();
  const session = useBusState(sessionState);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('appeals.title')}</h1>
      {session?.status === 'guest' ? (
        <p>{t('appeals.guest')}</p>
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
  const { t } = useAreaWords();
  const { appeals, hasFailed, retry } = useAppeals(isPlayer);
  const isMissing = appeals === undefined;
  const isLoading = useLoader(isMissing && !hasFailed);
  if (isLoading || (isMissing && !hasFailed)) {
    return (
      <div role="status" aria-label={t('appeals.loading')}>
        <Skeleton shape="row" />
      </div>
    );
  }
  if (isMissing || hasFailed) {
    return (
      <ErrorBlock
        title={t('appeals.failed')}
        text={t('appeals.failedText')}
        action={{ label: t('again'), onPress: retry }}
      />
    );
  }
  if (appeals.length === 0) {
    return <EmptyBlock icon="history" title={t('appeals.empty')} text={t('appeals.emptyText')} />;
  }
  return (
    <ul className={styles.list} aria-label={t('appeals.list')}>
      {appeals.map((appeal) => (
        <AppealItem key={appeal.id} appeal={appeal} />
      ))}
    </ul>
  );
}

function AppealItem({ appeal }: { readonly appeal: Appeal }): ReactElement {
  const { language, settings, t } = useAreaWords();
  const { createdAt, text, status, answer, answeredAt } = appeal;
  const format = dateFormat(languageTag(language), {
    timeZone: settings.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: settings.is12h === 1,
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
