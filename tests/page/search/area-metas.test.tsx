import type { RemoteView } from '@grandstand/bus-contracts/area';
import { afterEach, expect, test } from 'vitest';
import { safeHead } from '../../../src/host/markup/safe-head';
import { createViewDocument } from '../../../src/remote-views/view-document';

/** The tags of an area's head on the first load, and after a move to the area. */
async function left(head: string): Promise<{ host: string[]; page: string[] }> {
  const kinds = (root: ParentNode): string[] =>
    [...root.querySelectorAll('meta')].map((meta) =>
      [...meta.attributes]
        .filter(({ name }) => name === 'name' || name === 'property')
        .map(({ name, value }) => `${name}=${value}`)
        .join(' '),
    );
  const view: RemoteView = {
    appName: 'sports',
    title: '',
    codeToEval: '',
    scriptsToLoad: [],
    head,
    body: '',
    style: '',
    cssToLoad: [],
  };
  const { signal } = new AbortController();
  const element = document.createElement('div');
  const viewDocument = createViewDocument(document, () => 'Stand');
  await viewDocument.show({ name: 'sports', key: 'sports', element }, view, [], signal);
  const page = kinds(document.head);
  const host = document.createElement('template');
  host.innerHTML = safeHead('sports', head);
  return { host: kinds(host.content), page };
}

afterEach(() => document.head.replaceChildren());

test('SEO-01 P81 an area can set descriptive tags of a page, on the server and in the browser alike', async () => {
  const telling =
    'description Keywords author robots googlebot googlebot-news bingbot yandex twitter:card twitter:image:alt'
      .split(' ')
      .map((name) => `name=${name}`);
  telling.push(
    ...['og:title', 'og:image:alt', 'article:tag', 'fb:app_id'].map((p) => `property=${p}`),
  );
  const html = telling.map((kind) => `<meta ${kind} content="a: b">`).join('');
  expect(await left(html)).toEqual({ host: telling, page: telling });
});

test('P81 an area can’t set tags that a browser or the site acts upon', async () => {
  const acting =
    'referrer viewport color-scheme theme-color Referrer version generator google-site-verification apple-itunes-app og: a'
      .split(' ')
      .flatMap((name) => [`name="${name}"`, `property="${name}"`]);
  acting.push(
    '',
    'name=""',
    'property="csp-nonce"',
    'name=description property=csp-nonce',
    'charset=utf-7',
  );
  acting.push('name="referrer\t"', 'http-equiv=refresh', 'name=description&#10;referrer');
  const html = acting.map((kind) => `<meta ${kind} content="unsafe-url">`).join('');
  expect(await left(html)).toEqual({ host: [], page: [] });
});
