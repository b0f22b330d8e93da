import type { ReactElement } from 'react';
import { sessionSignOut, termsState, type Terms } from '@grandstand/bus-contracts';
import { languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useBusState, useSend } from '@grandstand/bus-contracts/react';
import { Button, ErrorBlock, Skeleton, useLoader, VisuallyHidden } from '@grandstand/ui';
import { Heading } from '../page/heading';
import { timeText } from '../words/time-text';
import styles from './terms-screen.module.css';
import { useTerms } from './use-terms';

/** Terms that have changed: the player agrees to them, or goes. The shell leads on from here. */
export function TermsScreen({ userId }: { readonly userId: string | undefined }): ReactElement {
  const { t } = useAreaWords();
  const isChanged = useBusState(termsState)?.isUserTermsChanged ?? false;
  const { terms, hasFailed, retry, agree, isAgreeing, refusal } = useTerms(userId);
  const signOut = useSend(sessionSignOut);
  const isMissing = !terms || !isChanged;
  const isLoading = useLoader(isMissing && !hasFailed);
  if (isMissing || isLoading) {
    return (
      <>
        <Heading text={t('terms.title')} />
        {hasFailed && !isLoading ? (
          <ErrorBlock
            title={t('terms.loadError')}
            text={t('error.again')}
            action={{ label: t('error.retry'), onPress: retry }}
          />
        ) : (
          <TermsSkeleton />
        )}
      </>
    );
  }
  return (
    <>
      <Heading text={t('terms.title')} />
      <article className={styles.card}>
        <TermsText terms={terms} />
        <p className={styles.failed} role="alert">
          {refusal ? t(`terms.${refusal}`) : ''}
        </p>
        <div className={styles.answers}>
          <Button kind="primary" size="l" isBusy={isAgreeing} onClick={() => agree(terms)}>
            {t('terms.agree')}
          </Button>
          <Button size="l" isBusy={signOut.isSending} onClick={() => void signOut.send({})}>
            {t('terms.signOut')}
          </Button>
        </div>
        <p className={styles.hint}>{t('terms.hint')}</p>
      </article>
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
  const { t } = useAreaWords();
  return (
    <div className={styles.card} aria-busy="true">
      <VisuallyHidden>{t('terms.loading')}</VisuallyHidden>
      <Skeleton shape="text" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}
