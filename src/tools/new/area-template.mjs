// The files of a new area.
import { journey, test } from './area-tests.mjs';
import { TEXTS } from './area-texts.mjs';

/**
 * @typedef {object} AreaPage
 * @property {string} route The name of the page's row in the route table.
 * @property {string} path Its address behind the language: "/academy".
 */

/**
 * @param {string} name "live-casino"
 * @param {AreaPage} page The first page of the area.
 * @returns {Record<string, string>} Contents by path within the area's folder.
 */
export function areaFiles(name, page) {
  const dictionaries = Object.entries(TEXTS).map(([language, { title, ...texts }]) => [
    `i18n/${language}.json`,
    `${JSON.stringify({ title: title.replace('{{name}}', name), ...texts }, undefined, 2)}\n`,
  ]);
  return {
    'manifest.ts': manifest(name),
    'client.tsx': CLIENT,
    'server.tsx': server(name),
    'load-texts.ts': LOAD_TEXTS,
    'screen.tsx': SCREEN,
    'sport-list.tsx': SPORT_LIST,
    'screen.module.css': STYLES,
    [`${name}.test.tsx`]: test(name, page),
    [`${name}.spec.ts`]: journey(name, page),
    ...Object.fromEntries(dictionaries),
  };
}

/** The table that a new page's row goes to, unless it belongs under another heading. */
export const ROUTE_TABLE = 'src/routes/table/main-and-sports.ts';

/**
 * @param {string} name
 * @returns {string} The row of the area's first page, as the tables of routes are written.
 */
export function routeRow(name) {
  return `{ ...PAGE, area: '${name}', name: '${name}', pattern: '/${name}' },`;
}

const manifest = (name) => `import {
  areaDead,
  areaReady,
  defineManifest,
  dialogsOpen,
  lineSports,
  sessionState,
} from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: '${name}',
  subscribes: [...viewTopics, sessionState],
  publishes: [areaReady, areaDead],
  sends: [dialogsOpen, lineSports],
});
`;

const CLIENT = `import { defineArea } from '@grandstand/bus-contracts/area';
import { mountQueryView } from '@grandstand/bus-contracts/query';
import { loadTexts } from './load-texts';
import { manifest } from './manifest';
import { Screen } from './screen';

export default defineArea(manifest, (context) =>
  mountQueryView(context, { name: manifest.name, loadTexts, children: <Screen /> }),
);
`;

const server = (name) => `import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { createQueryClient, QueryClientProvider } from '@grandstand/bus-contracts/query';
import { renderAreaView } from '@grandstand/bus-contracts/react/server';
import { loadTexts } from './load-texts';
import { Screen } from './screen';

export default defineAreaServer('${name}', (request) =>
  renderAreaView({
    ...request,
    name: '${name}',
    loadTexts,
    load: () => null,
    show: (t) => ({
      title: t('title'),
      children: (
        <QueryClientProvider client={createQueryClient()}>
          <Screen />
        </QueryClientProvider>
      ),
    }),
  }),
);
`;

const LOAD_TEXTS = `import { textsLoader } from '@grandstand/bus-contracts/area';

/** This area's own texts in a language. */
export const loadTexts = textsLoader(
  import.meta.glob('./i18n/*.json', { import: 'default' }),
);
`;

const SCREEN = `import type { ReactElement } from 'react';
import { sessionState } from '@grandstand/bus-contracts';
import { useAreaWords, useBusState, useSignIn } from '@grandstand/bus-contracts/react';
import { GuestBlock } from '@grandstand/ui';
import styles from './screen.module.css';
import { SportList } from './sport-list';

/** The first screen of this area: what everyone may read, and a player's own part. */
export function Screen(): ReactElement {
  const { t } = useAreaWords();
  const session = useBusState(sessionState);
  const signIn = useSignIn(t('guest.signIn'));
  return (
    <section className={styles.screen} aria-label={t('title')}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p>{t('text')}</p>
      <SportList />
      {session?.status === 'guest' ? (
        <GuestBlock title={t('guest.title')} text={t('guest.text')} signIn={signIn} />
      ) : null}
    </section>
  );
}
`;

const SPORT_LIST = `import type { ReactElement } from 'react';
import { lineSports } from '@grandstand/bus-contracts';
import { commandQuery, useQuery } from '@grandstand/bus-contracts/query';
import { useAreaWords, useBus, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock, Skeleton } from '@grandstand/ui';
import type { manifest } from './manifest';
import styles from './screen.module.css';

/** As many as the skeleton has: nothing below moves when they come. */
const MOST = 5;

/** The operator's first sports, in each state that loaded content can be in. */
export function SportList(): ReactElement {
  const { href, language, t } = useAreaWords();
  const bus = useBus<typeof manifest>();
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    ...commandQuery(bus, lineSports, {}),
    // The names are in the page's language.
    queryKey: [lineSports.name, language],
  });
  const error = useLoadError({
    title: t('error.title'),
    loadedAt: dataUpdatedAt,
    retry: () => void refetch(),
  });
  return (
    <AreaState
      data={data}
      hasFailed={isError}
      loading={{ label: t('loading'), shape: <SportSkeleton /> }}
      error={error}
      empty={
        data?.length === 0 ? (
          <EmptyBlock icon="sport" title={t('empty.title')} text={t('empty.text')}>
            <a className={styles.link} href={href('/')}>
              {t('empty.link')}
            </a>
          </EmptyBlock>
        ) : undefined
      }
    >
      {(sports) => (
        <ul className={styles.list} aria-label={t('sports')}>
          {sports.slice(0, MOST).map(({ id, slug, name }) => (
            <li key={id} className={styles.row}>
              <a className={styles.link} href={href(\`/line/\${slug}\`)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </AreaState>
  );
}

function SportSkeleton(): ReactElement {
  return (
    <div className={styles.list}>
      {Array.from({ length: MOST }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}
`;

const STYLES = `@layer area {
  .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-3);
    min-height: 70vh;
    padding: var(--space-4);
  }

  .title {
    font: var(--text-heading);
    font-weight: 700;
  }

  .list {
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-surface-1);
  }

  .row {
    display: grid;
    align-content: center;
    min-height: 40px;
    padding: 0 var(--space-3);
  }

  .row + .row {
    border-top: 1px solid var(--color-border);
  }

  .link {
    padding: var(--space-2) 0;
    color: var(--color-accent-text);
  }
}
`;
