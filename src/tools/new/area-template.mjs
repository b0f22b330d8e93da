// The files of a new area.

const GREETINGS = {
  ru: { title: 'Раздел «{{name}}»', text: 'Здесь скоро будет что посмотреть.' },
  en: { title: 'The {{name}} area', text: 'There will be something to see here soon.' },
  az: { title: '“{{name}}” bölməsi', text: 'Tezliklə burada baxmağa nəsə olacaq.' },
  kz: { title: '«{{name}}» бөлімі', text: 'Жақында мұнда көретін нәрсе болады.' },
  ua: { title: 'Розділ «{{name}}»', text: 'Незабаром тут буде на що подивитися.' },
};

/**
 * @param {string} name "live-casino"
 * @returns {Record<string, string>} Contents by path within the area's folder.
 */
export function areaFiles(name) {
  const dictionaries = Object.entries(GREETINGS).map(([language, { title, text }]) => [
    `i18n/${language}.json`,
    `${JSON.stringify({ title: title.replace('{{name}}', name), text }, undefined, 2)}\n`,
  ]);
  return {
    'manifest.ts': manifest(name),
    'client.tsx': CLIENT,
    'server.tsx': server(name),
    'load-texts.ts': LOAD_TEXTS,
    'screen.tsx': SCREEN,
    'screen.module.css': STYLES,
    [`${name}.test.tsx`]: test(name),
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

const manifest = (
  name,
) => `import { areaDead, areaReady, defineManifest } from '@grandstand/bus-contracts';
import { viewTopics } from '@grandstand/bus-contracts/area';

/** The contracts that this area may use. */
export const manifest = defineManifest({
  name: '${name}',
  subscribes: viewTopics,
  publishes: [areaReady, areaDead],
  sends: [],
});
`;

const CLIENT = `import { defineArea } from '@grandstand/bus-contracts/area';
import { mountAreaView } from '@grandstand/bus-contracts/react';
import { loadTexts } from './load-texts';
import { manifest } from './manifest';
import { Screen } from './screen';

export default defineArea(manifest, (context) =>
  mountAreaView({ ...context, name: manifest.name, loadTexts, children: <Screen /> }),
);
`;

const server = (name) => `import { defineAreaServer } from '@grandstand/bus-contracts/area';
import { renderAreaView } from '@grandstand/bus-contracts/react/server';
import { loadTexts } from './load-texts';
import { Screen } from './screen';

export default defineAreaServer('${name}', (request) =>
  renderAreaView({
    ...request,
    name: '${name}',
    loadTexts,
    load: () => null,
    show: (t) => ({ title: t('title'), children: <Screen /> }),
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
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './screen.module.css';

/** The first screen of this area. */
export function Screen(): ReactElement {
  const { t } = useAreaWords();
  return (
    <section className={styles.screen} aria-label={t('title')}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p>{t('text')}</p>
    </section>
  );
}
`;

const STYLES = `@layer area {
  .screen {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-4);
  }

  .title {
    font: var(--text-heading);
    font-weight: 700;
  }
}
`;

const test = (name) => `import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { createTestBus, expectMessage, settle } from '@grandstand/bus-contracts/testing';
import { areaReady } from '@grandstand/bus-contracts';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { act } from '@testing-library/react';
import client from './client';
import { manifest } from './manifest';
import server from './server';

const request: AreaRequest = {
  language: 'en',
  path: '/${name}',
  route: '${name}',
  params: {},
  settings: { coefViewId: 0, timeZone: 'UTC', is12h: 0, appTheme: 1 },
  wantsBody: true,
  components: undefined,
  fetch: async () => new Response('', { status: 500 }),
  warn: () => {},
};

describe('the ${name} area', () => {
  it.each(LANGUAGES)('is rendered in %s', async (language) => {
    const answer = await server.render({ ...request, language });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<h1');
    expect(answer.title).not.toContain('title');
  });

  it('takes over what its server rendered, and says that it is ready', async () => {
    const { body, state } = await server.render(request);
    const test = createTestBus();
    const root = document.createElement('div');
    root.innerHTML = body;
    const rendered = root.innerHTML;
    const { signal } = new AbortController();
    let retire = (): void => {};
    await act(async () => {
      const bus = test.bus.admit(manifest);
      retire = client.mount({ bus, root, isRendered: true, state, signal });
      await settle();
    });
    expectMessage(test, areaReady);
    expect(root.innerHTML).toBe(rendered);
    act(() => retire());
    expect(root.innerHTML).toBe('');
  });
});
`;
