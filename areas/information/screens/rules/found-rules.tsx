import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, ButtonLink, EmptyBlock, Skeleton } from '@grandstand/ui';
import { useContent } from '../../data/use-content';
import { searchOf } from '../../page/queries-of';
import { chapterPath, RULES_PATH } from '../../page/information-screen';
import styles from './rules.module.css';

/** What was found in the rules, each a link to its place. */
export function FoundRules({ search }: { readonly search: string }): ReactElement {
  const { href, t } = useAreaWords();
  const { call, input } = searchOf(search);
  const { data, loadedAt, hasFailed, retry } = useContent(call, input);
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  const isEmpty = data?.found.length === 0;
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
      error={error}
      empty={
        isEmpty ? (
          <EmptyBlock icon="search" title={t('rules.none')} text={t('rules.noneText')}>
            <ButtonLink href={href(RULES_PATH)}>{t('title.rules')}</ButtonLink>
          </EmptyBlock>
        ) : undefined
      }
    >
      {({ found }) => (
        <ul className={styles.list} aria-label={t('rules.results', { words: search })}>
          {found.map(({ item, anchor, excerpt }) => (
            <li key={item.slug} className={styles.item}>
              <a
                className={styles.name}
                href={`${href(chapterPath(item.slug))}${anchor === null ? '' : `#${anchor}`}`}
              >
                {item.title}
              </a>
              <p className={styles.text}>{excerpt}</p>
            </li>
          ))}
        </ul>
      )}
    </AreaState>
  );
}
