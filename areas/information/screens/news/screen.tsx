import type { ReactElement } from 'react';
import type { ContentItem } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { Blocks } from '@grandstand/text-ui';
import { AreaPage, AreaState, ButtonLink, EmptyBlock, Skeleton } from '@grandstand/ui';
import { useContent, type Content } from '../../data/use-content';
import type { AnswerTo } from '../../data/source';
import { newsPath, tagPath, type NewsKind } from '../../page/information-screen';
import type { LaterScreenProps } from '../../page/later-screens';
import { isMissingScreen, pageTitle } from '../../page/page-title';
import { UnknownScreen } from '../../page/unknown-screen';
import rules from '../rules/rules.module.css';
import text from '../../text/text.module.css';
import { NewsFacts } from './news-facts';
import styles from './news.module.css';

/** The news or the blog: a list, those of a tag, or one of them. */
export default function NewsScreen({ screen }: LaterScreenProps): ReactElement {
  const { href, language, t } = useAreaWords();
  const { of = 'news', slug, tag } = screen.kind === 'news' ? screen : {};
  const list = useContent('contentList', { kind: of }, slug === undefined);
  const input = { kind: of, slug: slug ?? '' };
  const page = useContent('contentPage', input, slug !== undefined);
  const loaded = { page: page.data, list: list.data, hasNone: page.isMissing };
  if (isMissingScreen(screen, loaded)) return <UnknownScreen />;
  return (
    <AreaPage title={pageTitle(screen, loaded, t)}>
      {slug === undefined ? (
        <>
          <p className={styles.links}>
            {tag === undefined ? null : (
              <a className={text.link} href={href(`/${of}`)}>
                {t('news.all')}
              </a>
            )}
            <a className={text.link} href={`/content-api/v1/feeds/${of}?lang=${language}`}>
              RSS
            </a>
          </p>
          <List of={of} list={list} tag={tag} />
        </>
      ) : (
        <Article of={of} page={page} />
      )}
    </AreaPage>
  );
}

interface ListProps {
  readonly of: NewsKind;
  readonly list: Content<AnswerTo<'contentList'>>;
  readonly tag: string | undefined;
}

function List({ of, list, tag }: ListProps): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = list;
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  const items = data?.items.filter((item) => tag === undefined || hasTag(item, tag));
  return (
    <AreaState
      data={items}
      hasFailed={hasFailed}
      loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
      error={error}
      empty={
        items?.length === 0 ? (
          <EmptyBlock icon="info" title={t('news.none')} text={t('news.noneText')}>
            <ButtonLink href={href('/')}>{t('news.home')}</ButtonLink>
          </EmptyBlock>
        ) : undefined
      }
    >
      {(shown) => (
        <ul className={rules.list} aria-label={t(`title.${of}`)}>
          {shown.map((item) => (
            <li key={item.slug} className={rules.item}>
              <a className={rules.name} href={href(newsPath(of, item.slug))}>
                {item.title}
              </a>
              <p className={rules.text}>{item.summary}</p>
              <NewsFacts item={item} />
            </li>
          ))}
        </ul>
      )}
    </AreaState>
  );
}

function Article({
  of,
  page,
}: {
  readonly of: NewsKind;
  readonly page: Content<AnswerTo<'contentPage'>>;
}): ReactElement {
  const { href, t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = page;
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
      error={error}
    >
      {({ item, blocks }) => (
        <div className={styles.article}>
          <article className={text.card}>
            <NewsFacts item={item} />
            <p className={text.lead}>{item.summary}</p>
            <Blocks blocks={blocks} />
          </article>
          <p className={styles.links}>
            {item.tags.map(({ slug, name }) => (
              <a key={slug} className={text.link} href={href(tagPath(of, slug))}>
                {name}
              </a>
            ))}
            <a className={text.link} href={href(`/${of}`)}>
              {t(`title.${of}`)}
            </a>
          </p>
        </div>
      )}
    </AreaState>
  );
}

function hasTag({ tags }: ContentItem, tag: string): boolean {
  return tags.some(({ slug }) => slug === tag);
}
