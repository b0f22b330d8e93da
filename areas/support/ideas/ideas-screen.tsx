import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Frame } from '../page/frame';
import { SUPPORT_PATH } from '../page/support-screen';
import styles from '../page/support-app.module.css';
import { IdeaForm } from './idea-form';
import { OwnIdeas, PublishedIdeas } from './idea-lists';
import { useIdeas, type IdeaDraft } from './use-ideas';

interface IdeasScreenProps {
  readonly userId: string | undefined;
  readonly idea: IdeaDraft;
}

/** An idea for the site, what became of the player's ideas, and what the operator makes of those of all players. */
export function IdeasScreen({ userId, idea }: IdeasScreenProps): ReactElement {
  const { href, t } = useAreaWords();
  const ideas = useIdeas(userId);
  return (
    <>
      <Frame loaded={ideas}>
        {({ own, published }) => (
          <div className={styles.screen}>
            <IdeaForm idea={idea} reload={ideas.retry} />
            <OwnIdeas ideas={own} />
            <PublishedIdeas ideas={published} />
          </div>
        )}
      </Frame>
      <p className={styles.quiet}>
        {t('ideas.notHere')}{' '}
        <a className={styles.link} href={href(SUPPORT_PATH)}>
          {t('ideas.support')}
        </a>
      </p>
    </>
  );
}
