import type { ReactElement } from 'react';
import { sessionSignOut, termsState, type Terms } from '@grandstand/bus-contracts';
import { languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useBusState, useLoadError, useSend } from '@grandstand/bus-contracts/react';
import { Alert, AreaState, Button, Skeleton } from '@grandstand/ui';
import { Heading } from '../page/heading';
import { timeText } from '../words/time-text';
import styles from './terms-screen.module.css';
import { useTerms } from './use-terms';

/** Terms that have changed: the player agrees to them, or goes. The shell leads on from here. */
export function TermsScreen({ userId }: { readonly userId: string | undefined }): ReactElement {
  const { t } = useAreaWords();
  const isChanged = useBusState(termsState)?.isUserTermsChanged ?? false;
  const { data: terms, loadedAt, hasFailed, retry, agree, isAgreeing, refusal } = useTerms(userId);
  const signOut = useSend(sessionSignOut);
  const error = useLoadError({ title: t('terms.loadError'), loadedAt, retry });
  return (
    <>
      <Heading text={t('terms.title')} />
      <AreaState
        data={isChanged ? terms : undefined}
        hasFailed={hasFailed}
        loading={{ label: t('terms.loading'), shape: <TermsSkeleton /> }}
        error={error}
      >
        {(loaded) => (
          <article className={styles.card}>
            <TermsText terms={loaded} />
            <Alert text={refusal && t(`terms.${refusal}`)} />
            <div className={styles.answers}>
              <Button kind="primary" size="l" isBusy={isAgreeing} onClick={() => agree(loaded)}>
                {t('terms.agree')}
              </Button>
              <Button size="l" isBusy={signOut.isSending} onClick={() => void signOut.send({})}>
                {t('terms.signOut')}
              </Button>
            </div>
            <p className={styles.hint}>{t('terms.hint')}</p>
          </article>
        )}
      </AreaState>
    </>
  );
}

function TermsText({ terms }: { readonly terms: Terms }): ReactElement {
  const { language, settings, t } = useAreaWords();
  const { updatedAt, changes, sections } = terms;
  return (
    <>
      <p className={styles.hint}>
        {t('terms.since', { time: timeText(updatedAt, languageTag(language), settings) })}
      </p>
      <section className={styles.changes}>
        <h2 className={styles.title}>{t('terms.changes')}</h2>
        <ul className={styles.list}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </section>
      {sections.map(({ title, text }) => (
        <section key={title} className={styles.section}>
          <h2 className={styles.title}>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </>
  );
}

function TermsSkeleton(): ReactElement {
  return (
    <div className={styles.card}>
      <Skeleton shape="text" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}
