import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTION_COOKIES, attributionsOf } from './attribution-rules';
import { ASKING_CONFIG, visit } from '../../../../tests/harness/host/visitor';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Lifetimes by cookie, in milliseconds. */
const lifetimes = (query: string, partnerDays: 30 | 60 = 30): Record<string, number> =>
  Object.fromEntries(
    attributionsOf(`https://x.test/en/live?${query}#top`, partnerDays).map((one) => [
      one.name,
      one.lifetimeMs,
    ]),
  );

describe('cookie lifetimes', () => {
  it('CNS-03 referral id 60 days, bf 1 day, subid 60 days, default 86400 s', () => {
    expect(lifetimes('ref=a&bf=b&subid=c&utm_source=d&utm_medium=e&utm_campaign=f')).toEqual({
      ref_id: 60 * DAY,
      bf: DAY,
      subid: 60 * DAY,
      utm_source: 86_400_000,
      utm_medium: 86_400_000,
      utm_campaign: 86_400_000,
    });
  });

  it('CNS-03 reflink id 60 days, 1 hour for a plain tag', () => {
    expect(lifetimes('reflink=a')).toEqual({ reflinkid: 60 * DAY });
    expect(lifetimes('tag=a')).toEqual({ reflinkid: HOUR });
    expect(attributionsOf('/en?tag=t&reflink=r', 30)).toEqual([
      { name: 'reflinkid', value: 'r', lifetimeMs: 60 * DAY },
    ]);
  });

  it('CNS-03 partner id 30 or 60 days, by the site config', () => {
    expect(lifetimes('partner=p', 30)).toEqual({ partner: 30 * DAY });
    expect(lifetimes('partner=p', 60)).toEqual({ partner: 60 * DAY });
  });

  it('CNS-03 postback 30 days, 4 s when there is no pb', () => {
    expect(lifetimes('postback=x&pb=1')).toEqual({ postback: 30 * DAY });
    expect(lifetimes('postback=x')).toEqual({ postback: 4000 });
    expect(lifetimes('pb=1')).toEqual({});
  });

  it('CNS-03 keeps only plain and short values, for any address', () => {
    const parameters = [
      'ref',
      'bf',
      'reflink',
      'tag',
      'partner',
      'postback',
      'pb',
      'subid',
      '__proto__',
    ];
    const query = fc
      .array(
        fc.tuple(
          fc.constantFrom(...parameters),
          fc.oneof(
            fc.string(),
            fc.string({
              minLength: 60,
              maxLength: 70,
              unit: fc.constantFrom('a', 'b', ';', '=', ',', ' ', '\r', '\n', '%'),
            }),
          ),
        ),
      )
      .map((pairs) => new URLSearchParams(pairs).toString());
    fc.assert(
      fc.property(fc.oneof(query, fc.string()), (text) => {
        for (const { name, value, lifetimeMs } of attributionsOf(`https://x.test/?${text}`, 60)) {
          expect(ATTRIBUTION_COOKIES).toContain(name);
          expect(value).toMatch(/^[\w.~-]{1,64}$/);
          expect(lifetimeMs).toBeLessThanOrEqual(60 * DAY);
        }
      }),
      { numRuns: runs(2000) },
    );
    expect(attributionsOf('https://x.test/en', 30)).toEqual([]);
    expect(attributionsOf(`https://x.test/en?ref=${'a'.repeat(65)}`, 30)).toEqual([]);
    expect(attributionsOf(`https://x.test/en?ref=${'a'.repeat(64)}`, 30)).toHaveLength(1);
  });
});

describe('the origin of a visitor', () => {
  const landing = 'https://grandstand.example/en/line?ref=r1&partner=p1&postback=x';

  it('CNS-03 is written once the visitor agrees, with its lifetimes, and not before', async () => {
    const tab = await visit({ landing, config: { ...ASKING_CONFIG, partnerCookieDays: 60 } });
    await tab.go('live');
    expect(tab.cookies.get('ref_id')).toBeUndefined();
    const now = tab.test.clock.now();
    await tab.choose(false, true);
    const kept = ['ref_id', 'partner', 'postback'].map((name) => tab.cookies.kept.get(name));
    expect(kept).toEqual([
      { value: 'r1', expires: now + 60 * DAY },
      { value: 'p1', expires: now + 60 * DAY },
      { value: 'x', expires: now + 4000 },
    ]);
  });

  it('CNS-03 is written once a page: another config does not extend its time', async () => {
    const tab = await visit({ landing });
    await tab.choose(false, true);
    const first = tab.cookies.kept.get('partner');
    await tab.test.clock.advance(DAY);
    tab.test.qa.publish('config.state', { ...ASKING_CONFIG, companyName: 'Other' });
    expect(tab.cookies.kept.get('partner')).toEqual(first);
    expect(first?.expires).toBe(tab.test.clock.now() - DAY + 30 * DAY);
  });

  it('CNS-01 is removed with the agreement, also that of an earlier visit', async () => {
    const tab = await visit();
    for (const name of ATTRIBUTION_COOKIES) tab.cookies.set(name, 'old');
    await tab.choose(true, false);
    await tab.choose(false, false);
    expect(
      tab.cookies.names().filter((name) => ATTRIBUTION_COOKIES.some((one) => one === name)),
    ).toEqual([]);
  });
});
