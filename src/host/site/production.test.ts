import { REMOTE_VIEW_API_VERSION, REMOTE_VIEW_HEADERS } from '@grandstand/bus-contracts/area';
import { describe, expect, it } from 'vitest';
import { createFakeSite } from '../testing/fake-site';

const OWN_BACK_END = { BACKEND_ORIGIN: 'https://api.example.com' };
const AREAS = ['sports', 'debugger', 'footer', 'technical-pages'];

async function request(env: NodeJS.ProcessEnv, path: string): Promise<Response> {
  const site = createFakeSite({}, {}, {}, 10_000, AREAS, env);
  return site.shell.request(`http://localhost:3000${path}`);
}

describe('a site with an operator’s own back end', () => {
  it('RTE-12 has no debugger', async () => {
    const answer = await request(OWN_BACK_END, '/en/debugger');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('data-area-root="technical-pages"');
    expect(html).not.toContain('data-area-root="debugger"');
    expect(html).toContain('"isProduction":true');
    expect((await request(OWN_BACK_END, '/en/live')).status).toBe(200);
  });

  it('RTE-12 serves no view and no file of the debugger', async () => {
    const view = async (env: NodeJS.ProcessEnv): Promise<number> => {
      const site = createFakeSite({}, {}, {}, 10_000, AREAS, env);
      const answer = await site.areas.request('http://localhost:3001/debugger/en/debugger', {
        headers: {
          [REMOTE_VIEW_HEADERS.renderMode]: 'json',
          [REMOTE_VIEW_HEADERS.apiVersion]: REMOTE_VIEW_API_VERSION,
          [REMOTE_VIEW_HEADERS.route]: 'debugger?',
        },
      });
      return answer.status;
    };
    expect(await view({})).toBe(200);
    expect(await view(OWN_BACK_END)).toBe(404);
  });

  it('is the only site without one', async () => {
    const answer = await request({}, '/en/debugger');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('data-area-root="debugger"');
    expect(html).toContain('"isProduction":false');
  });
});
