import type { ReactElement } from 'react';
import type { ContentItem } from '@grandstand/bus-contracts/answers';
import { dateFormat, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './news.module.css';

/** When a text was published, by the reader's clock, and how long reading it takes. */
export function NewsFacts({ item }: { readonly item: ContentItem }): ReactElement {
  const { language, settings, t } = useAreaWords();
  const { publishedAt, minutes } = item;
  const write = dateFormat(languageTag(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: settings.timeZone,
  });
  return (
    <p className={styles.facts}>
      {publishedAt === null ? null : (
        <time dateTime={new Date(publishedAt).toISOString()}>{write(publishedAt)}</time>
      )}
      <span>{t('news.minutes', { minutes })}</span>
    </p>
  );
}
