import type { ReactElement } from 'react';
import type { RequestTopic } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { EmptyBlock, Section } from '@grandstand/ui';
import { Frame, Missing } from '../page/frame';
import styles from '../page/support-app.module.css';
import { CREATE_PATH, transactionPath } from '../page/support-screen';
import { useMovements, useTopics } from '../page/use-requests';
import { useWriting } from '../page/use-writing';

interface TransactionsScreenProps {
  readonly topicId: string;
  readonly subTopicId: string | null;
  readonly userId: string | undefined;
}

/** The transactions that a request of a topic may be about. */
export function TransactionsScreen(props: TransactionsScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { topicId, userId } = props;
  return (
    <Frame loaded={useTopics(userId)}>
      {({ topics }) => {
        const topic = topics.find(({ id }) => id === topicId);
        const movement = topic?.subTopics.find((one) => one.movement !== null)?.movement;
        if (!topic || !movement) {
          return <Missing text={t('topics.unknown')} path={CREATE_PATH} link={t('topics.all')} />;
        }
        return <Transactions {...props} topic={topic} movement={movement} />;
      }}
    </Frame>
  );
}

interface TransactionsProps extends TransactionsScreenProps {
  readonly topic: RequestTopic;
  readonly movement: 'deposit' | 'withdrawal';
}

function Transactions({ topic, movement, subTopicId, userId }: TransactionsProps): ReactElement {
  const { href, t } = useAreaWords();
  const { money, time } = useWriting();
  const loaded = useMovements(userId);
  const fitting = loaded.data?.payments.filter(({ kind }) => kind === movement) ?? [];
  const about = topic.subTopics.find(({ id }) => id === subTopicId);
  return (
    <Section
      title={about?.name ?? topic.name}
      label={t('transactions.label')}
      text={t('transactions.text')}
    >
      <Frame
        loaded={loaded}
        empty={
          loaded.data && fitting.length === 0 ? (
            <EmptyBlock
              icon="history"
              title={t('transactions.empty.title')}
              text={t(`transactions.empty.${movement}`)}
              isBare
            />
          ) : undefined
        }
      >
        {() => (
          <ul className={styles.choices}>
            {fitting.map((one) => (
              <li key={one.id}>
                <a
                  className={styles.choice}
                  href={href(transactionPath(topic.id, subTopicId, one.id))}
                >
                  <strong>{money(one)}</strong>{' '}
                  <span className={styles.quiet}>{time(one.createdAt)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Frame>
      <p>
        <a className={styles.link} href={href(`${CREATE_PATH}/${encodeURIComponent(topic.id)}`)}>
          {t('thread.back')}
        </a>
      </p>
    </Section>
  );
}
