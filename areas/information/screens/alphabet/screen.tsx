import type { ReactElement } from 'react';
import type { ContentItem } from '@grandstand/bus-contracts/answers';
import { useAreaWords, useLoadError, useMissingPage } from '@grandstand/bus-contracts/react';
import { Blocks } from '@grandstand/text-ui';
import {
  AreaPage,
  AreaState,
  ButtonLink,
  EmptyBlock,
  LinkPills,
  Section,
  Skeleton,
} from '@grandstand/ui';
import { useContent } from '../../data/use-content';
import { termPath } from '../../page/information-screen';
import type { LaterScreenProps } from '../../page/later-screens';
import { isMissingScreen, pageTitle } from '../../page/page-title';
import rules from '../rules/rules.module.css';
import beside from '../../text/beside.module.css';
import text from '../../text/text.module.css';
import { nearest } from './nearest';

/** The betting alphabet: its blocks and categories, or one term. */
export default function AlphabetScreen({ screen }: LaterScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { block, category, slug } = screen.kind === 'alphabet' ? screen : {};
  const { data, loadedAt, hasFailed, retry } = useContent('contentList', { kind: 'alphabet' });
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  const loaded = { page: undefined, list: data, hasNone: false };
  const isMissing = isMissingScreen(screen, loaded);
  useMissingPage(isMissing);
  return (
    <AreaPage title={isMissing ? t('unknown.title') : pageTitle(screen, loaded, t)}>
      <AreaState
        data={data?.items}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
        error={error}
      >
        {(items) => {
          if (isMissing) return <Missing wanted={slug ?? category ?? block ?? ''} items={items} />;
          const term = items.find((item) => item.slug === slug);
          return term ? (
            <Term term={term} items={items} />
          ) : (
            <>
              <Places items={items} screen={{ block, category }} />
              <Groups
                items={items.filter(
                  (item) =>
                    (block === undefined || item.group?.slug === block) &&
                    (category === undefined || item.category?.slug === category),
                )}
              />
            </>
          );
        }}
      </AreaState>
    </AreaPage>
  );
}

interface PlacesProps {
  readonly items: readonly ContentItem[];
  readonly screen: { readonly block?: string | undefined; readonly category?: string | undefined };
}

/** The blocks of the alphabet, and the categories of the chosen one. */
function Places({ items, screen: { block, category } }: PlacesProps): ReactElement {
  const { href, t } = useAreaWords();
  const blocks = new Map(items.map(({ group }) => [group?.slug, group?.name ?? '']));
  const categories = new Map(
    items
      .filter(({ group }) => block !== undefined && group?.slug === block)
      .map((item) => [item.category?.slug, item.category?.name ?? '']),
  );
  const link = (text: string, path: string, isCurrent: boolean) => ({
    text,
    href: href(path),
    isCurrent,
  });
  return (
    <>
      <LinkPills
        label={t('title.alphabet')}
        links={[...blocks].map(([slug, name]) =>
          link(name, `/betting-alphabet/${slug}`, slug === block),
        )}
      />
      {categories.size > 1 ? (
        <LinkPills
          label={blocks.get(block) ?? ''}
          links={[...categories].map(([slug, name]) =>
            link(name, `/betting-alphabet/${block}/${slug}`, slug === category),
          )}
        />
      ) : null}
    </>
  );
}

/** Terms by their categories. */
function Groups({ items }: { readonly items: readonly ContentItem[] }): ReactElement {
  const { href } = useAreaWords();
  const categories = [...new Map(items.map((item) => [item.category?.slug, item])).values()];
  return (
    <>
      {categories.map(({ group, category }) => (
        <Section key={category?.slug} title={`${group?.name ?? ''}: ${category?.name ?? ''}`}>
          <ul className={beside.links}>
            {items
              .filter((item) => item.category?.slug === category?.slug)
              .map((item) => (
                <li key={item.slug}>
                  <a className={beside.link} href={href(termPath(item))}>
                    <strong>{item.title}</strong> — {item.summary}
                  </a>
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function Term({
  term,
  items,
}: {
  readonly term: ContentItem;
  readonly items: readonly ContentItem[];
}): ReactElement {
  const { href, t } = useAreaWords();
  const { data } = useContent('contentPage', { kind: 'alphabet', slug: term.slug });
  const others = items.filter((item) => item.category?.slug === term.category?.slug);
  return (
    <div className={text.page}>
      <article className={text.card}>
        {data ? <Blocks blocks={data.blocks} /> : <p>{term.summary}</p>}
      </article>
      <aside className={text.beside}>
        <nav className={beside.part} aria-label={term.category?.name}>
          <p className={beside.title}>{term.category?.name}</p>
          <ul className={beside.links}>
            {others.map((item) => (
              <li key={item.slug}>
                <a
                  className={beside.link}
                  href={href(termPath(item))}
                  aria-current={item.slug === term.slug ? 'page' : undefined}
                >
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink href={href('/betting-alphabet')}>{t('alphabet.all')}</ButtonLink>
      </aside>
    </div>
  );
}

function Missing({
  wanted,
  items,
}: {
  readonly wanted: string;
  readonly items: readonly ContentItem[];
}): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <>
      <EmptyBlock icon="search" title={t('alphabet.none')} text={t('alphabet.noneText')}>
        <ButtonLink href={href('/betting-alphabet')}>{t('alphabet.all')}</ButtonLink>
      </EmptyBlock>
      <ul className={rules.list} aria-label={t('alphabet.nearest')}>
        {nearest(wanted, items).map((item) => (
          <li key={item.slug} className={rules.item}>
            <a className={rules.name} href={href(termPath(item))}>
              {item.title}
            </a>
            <p className={rules.text}>{item.summary}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
