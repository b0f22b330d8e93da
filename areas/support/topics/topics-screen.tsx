import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import { AnswerTime } from '../page/answer-time';
import { Frame } from '../page/frame';
import styles from '../page/support-app.module.css';
import { CREATE_PATH, REQUESTS_PATH } from '../page/support-screen';
import { useTopics } from '../page/use-requests';

interface TopicsScreenProps {
  readonly isConsultant: boolean;
  readonly userId: string | undefined;
}

/** The topics of requests about payments. */
export function TopicsScreen({ isConsultant, userId }: TopicsScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <Frame loaded={useTopics(userId)}>
      {({ topics, answerMs }) => (
        <Section label={t('topics.label')}>
          <p>{t(isConsultant ? 'topics.consultant' : 'topics.text')}</p>
          <AnswerTime answerMs={answerMs} />
          <ul className={styles.choices}>
            {topics
              .filter(({ kind }) => kind === 'payment')
              .map(({ id, name }) => (
                <li key={id}>
                  <a
                    className={styles.choice}
                    href={href(`${CREATE_PATH}/${encodeURIComponent(id)}`)}
                  >
                    {name}
                  </a>
                </li>
              ))}
          </ul>
          <p>
            <a className={styles.link} href={href(REQUESTS_PATH)}>
              {t('title.requests')}
            </a>
          </p>
        </Section>
      )}
    </Frame>
  );
}
