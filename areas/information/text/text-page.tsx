import type { ReactElement, ReactNode } from 'react';
import { dateFormat, languageOfTag, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Blocks, Note } from '@grandstand/text-ui';
import { Button } from '@grandstand/ui';
import type { AnswerTo } from '../data/source';
import { Contents } from './contents';
import styles from './text.module.css';

interface TextPageProps {
  readonly page: AnswerTo<'contentPage'>;
  /** What is beside the text on a wide page, and below it on a narrow one. */
  readonly beside: ReactNode;
  /** What is above the text. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** A text with its contents, its version, and what belongs to it. */
export function TextPage({ page, above, beside, children }: TextPageProps): ReactElement {
  const { language, t } = useAreaWords();
  const isTranslated = page.language === language;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {above}
        <Contents blocks={page.blocks} isFolded />
        <article
          className={styles.card}
          lang={isTranslated ? undefined : languageTag(languageOfTag(page.language) ?? 'en')}
        >
          {isTranslated ? null : <Note>{t('untranslated')}</Note>}
          <p className={styles.lead}>{page.item.summary}</p>
          <Blocks blocks={page.blocks} />
        </article>
        {children}
        <Version page={page} />
      </div>
      <aside className={styles.beside}>
        <Contents blocks={page.blocks} />
        {beside}
      </aside>
    </div>
  );
}

/** The version of a text and what it changed. */
function Version({ page }: Pick<TextPageProps, 'page'>): ReactElement {
  const { language, settings, t } = useAreaWords();
  const write = dateFormat(languageTag(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: settings.timeZone,
  });
  return (
    <footer className={styles.version}>
      <p>
        {t('version', { version: page.version })}{' '}
        <time dateTime={new Date(page.updatedAt).toISOString()}>{write(page.updatedAt)}</time>
      </p>
      {page.changes === null ? null : <p>{page.changes}</p>}
      <Button size="s" onClick={() => globalThis.print()}>
        {t('print')}
      </Button>
    </footer>
  );
}
