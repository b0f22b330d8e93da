import { runs } from '@grandstand/bus-contracts/testing';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  requestedPlatform,
  choosePlatform,
  mobileOrigin,
  readDevice,
  tabletScript,
} from './platform';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const ANDROID_TABLET =
  'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const MOBILE_SITE = 'https://m.example.com';

const WIDE = 'width=device-width, initial-scale=1';

const choose = (userAgent: string, search = '', site: string | undefined = MOBILE_SITE) =>
  choosePlatform(
    { device: readDevice({ userAgent, mobileHint: undefined }), url: `/en/live${search}`, search },
    site,
  );

describe('the platform', () => {
  test.each([
    [PHONE, true],
    [ANDROID, true],
    [ANDROID_TABLET, true],
    [MAC, false],
    [WINDOWS, false],
    ['', false],
  ])('is read from the device: %s', (userAgent, isOne) => {
    expect(readDevice({ userAgent, mobileHint: undefined }).isMobile).toBe(isOne);
    expect(readDevice({ userAgent, mobileHint: '?0' }).isMobile).toBe(isOne);
    expect(readDevice({ userAgent, mobileHint: '?1' }).isMobile).toBe(true);
  });

  test('PLT-01 redirects a mobile device to the mobile site, with path and query', () => {
    expect(choose(PHONE, '?x=1')).toEqual({
      platform: 'mobile',
      viewport: WIDE,
      redirect: 'https://m.example.com/en/live?x=1',
    });
    expect(choose(WINDOWS)).toEqual({ platform: 'desktop', viewport: WIDE });
  });

  test('PLT-01 is forced by platform_type, without a redirect', () => {
    for (const agent of [PHONE, MAC, WINDOWS]) {
      expect(choose(agent, '?platform_type=mobile')).toEqual({
        platform: 'mobile',
        viewport: WIDE,
      });
      expect(choose(agent, '?x=1&platform_type=desktop')).toEqual({
        platform: 'desktop',
        viewport: agent === PHONE ? 'width=1366' : WIDE,
      });
    }
  });

  test('PLT-01 is not forced by another value, which also prevents the redirect', () => {
    expect(choose(PHONE, '?platform_type=')).toEqual({ platform: 'mobile', viewport: WIDE });
    expect(choose(MAC, '?platform_type=tv')).toEqual({ platform: 'desktop', viewport: WIDE });
    expect(requestedPlatform('?platform=mobile')).toBeNull();
  });

  test('is this site’s mobile version without a mobile site', () => {
    expect(
      choosePlatform(
        { device: readDevice({ userAgent: PHONE, mobileHint: undefined }), url: '/en', search: '' },
        undefined,
      ),
    ).toEqual({ platform: 'mobile', viewport: WIDE });
  });

  test('PLT-02 is checked by the page for a desktop of Apple’s, which may be a tablet', () => {
    expect(choose(MAC, '?x=1')).toEqual({
      platform: 'desktop',
      viewport: WIDE,
      tablet: { redirect: 'https://m.example.com/en/live?x=1' },
    });
    expect(
      choosePlatform(
        { device: readDevice({ userAgent: MAC, mobileHint: undefined }), url: '/en', search: '' },
        undefined,
      ),
    ).toEqual({ platform: 'desktop', viewport: WIDE, tablet: { redirect: null } });
  });
});

/** Runs the script as a browser with so many fingers would. */
function runTabletScript(redirect: string | null, maxTouchPoints: number) {
  const went: string[] = [];
  const dataset: Record<string, string> = {};
  runInNewContext(tabletScript({ redirect }), {
    navigator: { maxTouchPoints },
    location: { hash: '#odds', replace: (to: string) => went.push(to) },
    document: { documentElement: { dataset } },
  });
  return { went, dataset };
}

describe('the script for tablets', () => {
  it('PLT-02 redirects a touch device to the mobile site, with the place within the page', () => {
    expect(runTabletScript('https://m.example.com/en?x=1', 5)).toEqual({
      went: ['https://m.example.com/en?x=1#odds'],
      dataset: {},
    });
  });

  it('PLT-02 turns the page into its mobile version if there is no mobile site', () => {
    expect(runTabletScript(null, 5)).toEqual({ went: [], dataset: { platform: 'mobile' } });
  });

  it.each([0, 1])('PLT-02 does nothing on a desktop, with %i touch points', (points) => {
    for (const redirect of ['https://m.example.com/en', null]) {
      expect(runTabletScript(redirect, points)).toEqual({ went: [], dataset: {} });
    }
  });

  it('closes no element, for any address', () => {
    expect(tabletScript({ redirect: 'https://m.example.com/</script><b>' })).not.toContain('<');
  });
});

describe('the mobile site', () => {
  const SITE = 'https://www.example.com';
  it.each([
    undefined,
    '',
    'm.example.com',
    '//m.example.com',
    'http://m.example.com',
    'javascript:alert(1)',
    'https://m.example.com/path',
    'https://m.example.com/?x',
    'https://m.example.com/#x',
    'https://user@m.example.com',
    'https://user:pass@m.example.com',
    SITE,
  ])('is missing if the operator gives %j', (mobileSite) => {
    const config = mobileSite === undefined ? {} : { mobileSite };
    expect(mobileOrigin(config, SITE)).toBeUndefined();
  });

  it('is the origin that the operator names', () => {
    expect(mobileOrigin({ mobileSite: 'https://m.example.com' }, SITE)).toBe(MOBILE_SITE);
    expect(mobileOrigin({ mobileSite: 'https://m.example.com:8443/' }, SITE)).toBe(
      'https://m.example.com:8443',
    );
  });

  it('P83 PLT-01 is the only target of redirects, for any path (1,000 runs)', () => {
    const path = fc
      .oneof(fc.webPath(), fc.string(), fc.constantFrom('//evil.com', '@evil.com', '.evil.com'))
      .map((text) => `/en/${text}`);
    fc.assert(
      fc.property(path, (url) => {
        const { redirect } = choosePlatform(
          { device: readDevice({ userAgent: PHONE, mobileHint: undefined }), url, search: '' },
          MOBILE_SITE,
        );
        expect(new URL(redirect ?? '').origin).toBe(MOBILE_SITE);
      }),
      { numRuns: runs(1000) },
    );
  });
});
