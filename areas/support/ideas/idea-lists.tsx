import type { ReactElement } from 'react';
import type { Idea, PublishedIdea } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Badge, Section } from '@grandstand/ui';
import styles from '../page/support-app.module.css';
import { useWriting } from '../page/use-writing';
import listStyles from './idea-lists.module.css';

const BADGES = { new: 'neutral', planned: 'info', done: 'success', declined: 'danger' } as const;

/** The player's own ideas, each with what became of it. */
export function OwnIdeas({ ideas }: { readonly ideas: readonly Idea[] }): ReactElement {
  const { t } = useAreaWords();
  const { time } = useWriting();
  return (
    <Section title={t('ideas.own')}>
      {ideas.length === 0 ? (
        <p className={styles.quiet}>{t('ideas.noOwn')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('ideas.own')}>
          {ideas.map(({ id, text, state, reason, sentAt, decidedAt }) => (
            <li key={id} className={listStyles.idea}>
              <p className={listStyles.head}>
                <Badge kind={BADGES[state]}>{t(`ideaState.${state}`)}</Badge>{' '}
                <span className={styles.quiet}>
                  {decidedAt === null
                    ? t('ideas.sentAt', { time: time(sentAt) })
                    : t('ideas.decidedAt', { time: time(decidedAt) })}
                </span>
              </p>
              <p className={listStyles.text}>{text}</p>
              {reason === null ? null : (
                <p className={listStyles.text}>
                  <strong>{t('ideas.reason')}</strong> {reason}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface PublishedIdeasProps {
  readonly ideas: readonly PublishedIdea[];
}

/** What the operator works on or has carried out of the ideas of all players. */
export function PublishedIdeas({ ideas }: PublishedIdeasProps): ReactElement {
  const { t } = useAreaWords();
  const { time } = useWriting();
  return (
    <Section title={t('ideas.published')}>
      {ideas.length === 0 ? (
        <p className={styles.quiet}>{t('ideas.nonePublished')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('ideas.published')}>
          {ideas.map(({ id, title, state, decidedAt }) => (
            <li key={id} className={listStyles.idea}>
              <p className={listStyles.head}>
                <Badge kind={BADGES[state]}>{t(`ideaState.${state}`)}</Badge>{' '}
                <span className={styles.quiet}>
                  {t('ideas.decidedAt', { time: time(decidedAt) })}
                </span>
              </p>
              <p className={listStyles.text}>{title}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
