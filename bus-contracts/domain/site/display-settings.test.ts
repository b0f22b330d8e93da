import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { settingsSchema } from '../../contracts/player/settings';
import {
  OFFERED_SETTINGS,
  settingChange,
  settingGroups,
  type OfferedName,
} from './display-settings';

const HELD: Partial<Record<OfferedName, string | number>> = {
  timeZone: 'Europe/Berlin',
  appTheme: 1,
  coefViewId: 15,
  isBetGenerator: 1,
};

const groups = (timeZones: readonly string[] = []) =>
  settingGroups({ text: (key) => key, valueOf: (name) => HELD[name] ?? 0, timeZones });
const row = (name: OfferedName, timeZones?: readonly string[]) =>
  groups(timeZones)
    .flatMap(({ rows }) => rows)
    .find(({ key }) => key === name);

describe('the settings that are offered', () => {
  test('SET-01 are each offered once, all except those that have a place of their own', () => {
    const offered = OFFERED_SETTINGS.flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(new Set(offered).size).toBe(offered.length);
    const left = Object.keys(settingsSchema.entries).filter(
      (name) => !offered.some((one) => one === name),
    );
    expect(left.toSorted()).toEqual(['cookiesAgreeType', 'language', 'listMarkets']);
  });

  test('SET-01 have only valid choices', () => {
    for (const { name, values = [0, 1] } of OFFERED_SETTINGS.flatMap(({ rows }) => rows)) {
      if (name === 'timeZone') continue;
      for (const value of values) {
        if (value === 'device') continue;
        expect([name, value, v.is(settingsSchema.entries[name], value)]).toEqual([
          name,
          value,
          true,
        ]);
      }
    }
  });

  test('are switches, or lists with their texts', () => {
    expect(row('isBetGenerator')).toEqual({
      key: 'isBetGenerator',
      label: 'settings.isBetGenerator',
      isOn: true,
    });
    expect(row('isShowGameId')).toMatchObject({ isOn: false });
    expect(row('appTheme')).toEqual({
      key: 'appTheme',
      label: 'settings.appTheme',
      value: '1',
      options: [
        { value: 'device', label: 'settings.values.appTheme.device' },
        { value: '1', label: 'settings.values.appTheme.1' },
        { value: '0', label: 'settings.values.appTheme.0' },
      ],
    });
    expect(groups().map(({ title }) => title)).toEqual([
      'settings.group.look',
      'settings.group.time',
      'settings.group.odds',
      'settings.group.lists',
      'settings.group.coupon',
    ]);
  });

  test('SET-01 leave the theme to the device until one is chosen, and again on request', () => {
    const [check] = settingGroups({ text: (key) => key, valueOf: () => undefined, timeZones: [] });
    expect(check?.rows[0]).toMatchObject({ key: 'appTheme', value: 'device' });
    expect(settingChange('appTheme', 'device')).toEqual({ appTheme: undefined });
    expect(settingChange('appTheme', '0')).toEqual({ appTheme: 0 });
  });

  test('show a format with two numbers as one', () => {
    expect(row('coefViewId')).toMatchObject({ value: '5' });
  });

  test.each([
    ['Europe/Kyiv', ['Europe/Kiev', 'UTC'], 'Europe/Kyiv'],
    ['Europe/Kiev', ['Europe/Kiev', 'UTC'], 'Europe/Kyiv'],
    ['Asia/Calcutta', ['Asia/Kolkata', 'UTC'], 'Asia/Kolkata'],
  ])('list the zone %s once, under its present name', (held, listed, name) => {
    const zones = settingGroups({
      text: (key) => key,
      valueOf: (one) => (one === 'timeZone' ? held : 0),
      timeZones: listed,
    })
      .flatMap(({ rows }) => rows)
      .find(({ key }) => key === 'timeZone');
    expect(zones).toMatchObject({
      value: held,
      options: [
        { value: held, label: name },
        { value: 'UTC', label: 'UTC' },
      ],
    });
  });

  test('list the present time zone, whether the browser lists it or not', () => {
    expect(row('timeZone', ['UTC'])).toMatchObject({
      value: 'Europe/Berlin',
      options: [{ value: 'Europe/Berlin' }, { value: 'UTC' }],
    });
    expect(row('timeZone', ['America/New_York', 'Europe/Berlin'])).toMatchObject({
      options: [
        { value: 'America/New_York', label: 'America/New York' },
        { value: 'Europe/Berlin', label: 'Europe/Berlin' },
      ],
    });
  });

  test('are changed by number, the time zone by name', () => {
    expect(settingChange('isShowGameId', true)).toEqual({ isShowGameId: 1 });
    expect(settingChange('isShowGameId', false)).toEqual({ isShowGameId: 0 });
    expect(settingChange('coefViewId', '14')).toEqual({ coefViewId: 14 });
    expect(settingChange('timeZone', 'Asia/Baku')).toEqual({ timeZone: 'Asia/Baku' });
  });

  test('restore the columns of a view when it is chosen', () => {
    expect(settingChange('appViewType', '1')).toEqual({ appViewType: 1, listMarkets: undefined });
  });
});
