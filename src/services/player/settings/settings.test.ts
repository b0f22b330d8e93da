import { settingsState } from '@grandstand/bus-contracts';
import type { Language, Settings } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { expectMessage } from '@grandstand/bus-contracts/testing';
import { describe, expect, it } from 'vitest';
import { createSettings } from '.';
import { createBrowser, openTab } from '../../../../tests/harness/tabs/tab';
import type { Tab } from '../../../../tests/harness/tabs/tab';

const YEAR = 365 * 24 * 60 * 60 * 1000;

function startSettings(tab: Tab = openTab(), language: Language = 'en'): Tab {
  const { test, cookies, otherTabs, log } = tab;
  createSettings({
    bus: test.bus.join('settings'),
    clock: test.clock,
    cookies,
    otherTabs,
    language,
    timeZone: 'Europe/Berlin',
    log,
  });
  return tab;
}

const shown = ({ test }: Tab): unknown => test.qa.peek('settings.state');

describe('settings', () => {
  it('SET-01 start decimal, in the device’s theme, 24 h, in the browser’s time zone, and are kept for a year', () => {
    const tab = startSettings();
    expect(shown(tab)).toEqual({
      language: 'en',
      timeZone: 'Europe/Berlin',
      is12h: 0,
      coefViewId: 0,
    });
    const cookie = tab.cookies.kept.get('settings');
    expect(cookie?.value).toBe('coefViewId=0&is12h=0&timeZone=Europe%2FBerlin&utc=%2B02%3A00');
    expect(cookie?.expires).toBe(tab.test.clock.now() + YEAR);
    expect(tab.cookies.get('lng')).toBe('en');
  });

  it('are those of the cookie', () => {
    const tab = openTab();
    tab.cookies.set('settings', 'appTheme=0&coefViewId=2&is12h=1&timeZone=Asia%2FBaku');
    startSettings(tab, 'az');
    expect(shown(tab)).toEqual({
      language: 'az',
      timeZone: 'Asia/Baku',
      is12h: 1,
      appTheme: 0,
      coefViewId: 2,
    });
  });

  it.each([
    'nonsense',
    'appTheme=7&coefViewId=3&is12h=yes&timeZone=Middle%2FEarth',
    'appTheme=&coefViewId=&is12h=&timeZone=',
    '%E0%A4%A&=&&==',
    '__proto__=1&appTheme=1e0',
    'x'.repeat(4000),
  ])('are the defaults if the cookie is "%s"', (cookie) => {
    const tab = openTab();
    tab.cookies.set('settings', cookie);
    startSettings(tab);
    expect(shown(tab)).toEqual({
      language: 'en',
      timeZone: 'Europe/Berlin',
      is12h: 0,
      coefViewId: 0,
    });
  });

  it('SET-01 hold at once when they are changed, and are in the cookie', async () => {
    const tab = startSettings();
    const answer = await tab.test.qa.send('settings.set', { coefViewId: 1, appTheme: 0 });
    expect(answer).toMatchObject({ coefViewId: 1, appTheme: 0, is12h: 0 });
    expectMessage(tab.test, settingsState, { coefViewId: 1, appTheme: 0 });
    expect(tab.cookies.get('settings')).toMatch(/coefViewId=1&.*appTheme=0/);
  });

  it('SET-01 drop the theme when the device decides again', async () => {
    const tab = startSettings();
    await tab.test.qa.send('settings.set', { appTheme: 0 });
    expect(tab.cookies.get('settings')).toContain('appTheme=0');
    const answer = await tab.test.qa.send('settings.set', { appTheme: undefined });
    expect(answer).not.toHaveProperty('appTheme');
    expect(shown(tab)).not.toHaveProperty('appTheme');
    expect(tab.cookies.get('settings')).not.toContain('appTheme');
  });

  it('stay as they are after an invalid change', async () => {
    const tab = startSettings();
    await tab.test.qa.send('settings.set', { timeZone: 'Middle/Earth', is12h: 1 });
    expect(shown(tab)).toMatchObject({ timeZone: 'Europe/Berlin', is12h: 1 });
    await expect(tab.test.qa.send('settings.set', { coefViewId: 3 })).rejects.toThrow(/coefViewId/);
  });

  it('SET-01 are stored as 0 and 1, and without values equal to the default', async () => {
    const tab = startSettings();
    await tab.test.qa.send('settings.set', { isShowGameId: 1, rightSectionDisplayState: 0 });
    expect(shown(tab)).toMatchObject({ isShowGameId: 1, rightSectionDisplayState: 0 });
    expect(tab.cookies.get('settings')).toMatch(/&isShowGameId=1&rightSectionDisplayState=0&/);
    await tab.test.qa.send('settings.set', { isShowGameId: 0, rightSectionDisplayState: 1 });
    expect(tab.cookies.get('settings')).not.toMatch(/isShowGameId|rightSectionDisplayState/);
    await expect(tab.test.qa.send('settings.set', { isShowGameId: true })).rejects.toThrow(
      /isShowGameId/,
    );
  });

  it.each([
    'isAppCompactView',
    'isAppLightVersion',
    'isAccumulatorOfTheDay',
    'isLiveAccumulatorOfTheDay',
    'isBestMatchesOnTop',
    'isBetGenerator',
    'isDetailedScore',
    'isDisplayStatsInNewWindow',
    'isMoveVideoOnScroll',
    'isShowGameId',
    'isShowSportsOnly',
    'isSlashShortcut',
    'isTeamLogosInCoupon',
    'isGroupByCountry',
    'zoneState',
    'leftSectionDisplayState',
    'rightSectionDisplayState',
  ] as const)(
    'SET-01 %s is published at once and stored as 0 or 1 for the next visit',
    async (name) => {
      const browser = createBrowser();
      const tab = startSettings(openTab(browser));
      const isOnAtFirst = settingOf(tab.test.qa.peek('settings.state') as Settings, name) === 1;
      const chosen = isOnAtFirst ? 0 : 1;
      await tab.test.qa.send('settings.set', { [name]: chosen });
      expect(shown(tab)).toHaveProperty(name, chosen);
      expect(tab.cookies.get('settings')).toContain(`&${name}=${chosen}`);
      expect(shown(startSettings(openTab(browser)))).toHaveProperty(name, chosen);
    },
  );

  it('SET-01 of an old or hostile copy are repaired, and the copy with them', () => {
    const tab = openTab();
    tab.cookies.set('settings', 'appTheme=0&isShowGameId=7&isBetGenerator=0&oldOne=1&zoneState=x');
    startSettings(tab);
    expect(shown(tab)).toMatchObject({ appTheme: 0, isBetGenerator: 0 });
    expect(shown(tab)).not.toHaveProperty('isShowGameId');
    expect(tab.cookies.get('settings')).toBe(
      'coefViewId=0&is12h=0&timeZone=Europe%2FBerlin&appTheme=0&isBetGenerator=0&utc=%2B02%3A00',
    );
  });

  it('SET-01 reach the other tabs, each of which keeps its language', async () => {
    const browser = createBrowser();
    const one = startSettings(openTab(browser), 'en');
    const other = startSettings(openTab(browser), 'kz');
    await one.test.qa.send('settings.set', { coefViewId: 2 });
    expect(shown(other)).toMatchObject({ coefViewId: 2, language: 'kz' });
    expect(shown(one)).toMatchObject({ coefViewId: 2, language: 'en' });
    // The cookie of the language is that of the tab in which the player acts.
    expect(other.cookies.get('lng')).toBe('en');
  });

  it('take the language of the address', () => {
    const browser = createBrowser();
    const tab = startSettings(openTab(browser));
    const received: unknown[] = [];
    openTab(browser).otherTabs.messages$.subscribe((message) => received.push(message));
    tab.test.qa.publish('navigation.state', {
      language: 'ua',
      path: '/',
      route: 'home',
      area: null,
      params: {},
    });
    expect(shown(tab)).toMatchObject({ language: 'ua' });
    expect(tab.cookies.get('lng')).toBe('ua');
    expect(received).toEqual([]);
  });

  it('are not published or stored again without a change', async () => {
    const tab = startSettings();
    const states = (): number =>
      tab.test.messages.filter(({ name }) => name === 'settings.state').length;
    const expires = tab.cookies.kept.get('lng')?.expires;
    await tab.test.clock.advance(1000);
    tab.test.qa.publish('navigation.state', {
      language: 'en',
      path: '/',
      route: 'home',
      area: null,
      params: {},
    });
    tab.joinTabs().post({ kind: 'signed-in' });
    expect(states()).toBe(1);
    await tab.test.qa.send('settings.set', { coefViewId: 1 });
    expect(tab.cookies.kept.get('lng')?.expires).toBe(expires);
    expect(tab.cookies.kept.get('settings')?.expires).toBe(tab.test.clock.now() + YEAR);
    expect(tab.logged).toEqual([]);
  });

  it('hold for this page where cookies are blocked, which is logged', async () => {
    const tab = openTab();
    Object.assign(tab.cookies, { set: () => {} });
    startSettings(tab);
    await tab.test.qa.send('settings.set', { coefViewId: 4 });
    expect(shown(tab)).toMatchObject({ coefViewId: 4 });
    expect(tab.logged).toContainEqual(
      expect.objectContaining({ level: 'warn', message: 'The cookie "settings" was not kept.' }),
    );
  });
});
