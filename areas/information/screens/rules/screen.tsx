import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaPage, AreaState, Skeleton } from '@grandstand/ui';
import { chapterOf } from '../../page/queries-of';
import { useContent, type Content } from '../../data/use-content';
import type { AnswerTo } from '../../data/source';
import { RULES_PATH } from '../../page/information-screen';
import type { LaterScreenProps } from '../../page/later-screens';
import { groupName, isMissingScreen, pageTitle } from '../../page/page-title';
import { UnknownScreen } from '../../page/unknown-screen';
import { PageList } from '../../text/page-list';
import { TextPage } from '../../text/text-page';
import { SearchForm } from '../../search/search-form';
import { ChapterList } from './chapter-list';
import { FoundRules } from './found-rules';

type RulesList = AnswerTo<'contentList'>;

/** The rules: a chapter, the chapters of a group, or what was found in all of them. */
export default function RulesScreen({ screen }: LaterScreenProps): ReactElement {
  const { t } = useAreaWords();
  const { group = '', chapter, search = '' } = screen.kind === 'rules' ? screen : {};
  const list = useContent('contentList', { kind: 'rules' });
  const { input } = chapterOf(group, chapter ?? '');
  const page = useContent('contentPage', input, chapter !== undefined && search === '');
  const loaded = { page: page.data, list: list.data, hasNone: page.isMissing };
  if (isMissingScreen(screen, loaded)) {
    return (
      <UnknownScreen>
        {list.data ? (
          <ChapterList chapters={list.data.items} label={t('title.rules')} isTitled />
        ) : null}
      </UnknownScreen>
    );
  }
  return (
    <AreaPage title={pageTitle(screen, loaded, t)}>
      <SearchForm key={search} label={t('rules.search')} path={RULES_PATH} searched={search} />
      {search !== '' ? (
        <FoundRules search={search} />
      ) : chapter === undefined ? (
        <Group group={group} list={list} />
      ) : (
        <Chapter chapter={page} list={list.data} slug={input['slug'] ?? ''} />
      )}
    </AreaPage>
  );
}

interface GroupProps {
  readonly group: string;
  readonly list: Content<RulesList>;
}

function Group({ group, list: { data, loadedAt, hasFailed, retry } }: GroupProps): ReactElement {
  const { t } = useAreaWords();
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
      error={error}
    >
      {({ items }) => (
        <>
          <ChapterList
            chapters={items.filter((item) => item.group?.slug === group)}
            label={groupName(group, data) ?? ''}
          />
          <ChapterList
            chapters={items.filter((item) => item.group?.slug !== group)}
            label={t('rules.others')}
            isTitled
          />
        </>
      )}
    </AreaState>
  );
}

interface ChapterProps {
  readonly chapter: Content<AnswerTo<'contentPage'>>;
  readonly list: RulesList | undefined;
  readonly slug: string;
}

function Chapter({ chapter, list, slug }: ChapterProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = chapter;
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
      error={error}
    >
      {(page) => (
        <TextPage
          page={page}
          beside={
            <>
              {list ? (
                <ChapterList chapters={list.items} label={t('title.rules')} current={slug} />
              ) : null}
              <PageList />
            </>
          }
        />
      )}
    </AreaState>
  );
}
