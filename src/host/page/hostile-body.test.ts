import { describe, expect, it } from 'vitest';
import { createFakeSite } from '../testing/fake-site';
import { elementsOf, parsedPage } from '../testing/parsed-page';

const SITE = 'http://localhost:3000';
const FORGED = '<script id="boot" type="application/json">{"areas":[]}</script>';

describe('a page with a hostile area in it', () => {
  it.each([
    '<svg><textarea><img src=x onerror=alert(1)></textarea></svg>',
    '<svg><textarea><meta http-equiv="refresh" content="0;url=https://evil.test"></textarea></svg>',
    `<svg><textarea>${FORGED}</textarea></svg>`,
    `<math><mtext><textarea>${FORGED}</textarea></mtext></math>`,
    `</div></main></div>${FORGED}<div><main><div>`,
    '<p id="boot">a</p><p id="root">a</p>',
  ])('P81 has only its own boot data, and nothing that runs: %s', async (body) => {
    const site = createFakeSite({
      sports: async () => ({ status: 200, title: '', body, state: null }),
    });
    const answer = await site.shell.request(`${SITE}/en/live`);
    const { areas, outside } = parsedPage(await answer.text());
    expect(outside.filter((one) => one.includes('#'))).toEqual([
      'div#root',
      'div#press-again',
      'div#start-failed',
      'script#boot',
    ]);
    expect(outside.at(-1)).toBe('script#boot');
    for (const { name, attributes } of areas.flatMap(elementsOf)) {
      expect(name).not.toMatch(/^(script|meta)$/);
      expect(attributes).not.toHaveProperty('onerror');
      expect(attributes['id'] ?? '').not.toMatch(/^(boot|root)$/);
    }
  });
});
