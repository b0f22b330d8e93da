import { test as base, expect, type BrowserContext, type Request } from 'playwright/test';
import { createSandboxControl, type SandboxControl } from './sandbox';

/** In a title: the tag of tests that `npm test` tries although they name no requirement. */
export const IN_EACH_RUN = '@each-run';

/** Errors and messages of a page that fail its test. */
interface Watch {
  /** Refusals of the content policy and of Trusted Types. */
  readonly violations: string[];
  /** Uncaught errors. */
  readonly errors: string[];
}

interface Fixtures {
  /** Fails the test when a page broke its content policy or threw; a test that breaks things empties `errors`. */
  readonly watch: Watch;
  readonly sandbox: SandboxControl;
}

export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use, info) => {
      const watch = await watchPages(context);
      const underWay = requestsUnderWay(context);
      await use(watch);
      // A test that hangs reports the requests that it waits for.
      if (info.status === 'timedOut') {
        await info.attach('requests under way', {
          body: underWay().join('\n'),
          contentType: 'text/plain',
        });
      }
      expect.soft(watch.violations, 'the content policy holds').toEqual([]);
      expect.soft(watch.errors, 'no page throws').toEqual([]);
    },
    { auto: true },
  ],
  sandbox: async ({ request, baseURL }, use) => {
    await use(createSandboxControl(request, baseURL ?? ''));
  },
});

export { expect };

const VIOLATION = 'csp-violation:';

/** The requests that have not ended yet. */
function requestsUnderWay(context: BrowserContext): () => string[] {
  const open = new Set<Request>();
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => `${request.method()} ${request.url()}`);
}

async function watchPages(context: BrowserContext): Promise<Watch> {
  const watch: Watch = { violations: [], errors: [] };
  await context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // oxlint-disable-next-line no-console -- the test listens to the console
      console.error(`${mark} ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  }, VIOLATION);
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(VIOLATION) || /TrustedHTML|TrustedScript/.test(text)) {
      watch.violations.push(text);
    }
  });
  context.on('weberror', (error) => watch.errors.push(String(error.error())));
  return watch;
}
