import { describe, expect, test } from 'vitest';
import { assetOrigin, assetUrl, type AssetConfig } from './asset-url';

const CONFIG: AssetConfig = { ref_id: 7, group_id: 3 };

describe('the address of a file', () => {
  test('CFG-04 holds the default version under the path of the API', () => {
    expect(assetUrl({ kind: 'ui-lib', file: 'ui-lib.css' }, CONFIG)).toBe(
      '/web-api/ui-lib/2.3.273/ui-lib.css',
    );
    expect(assetUrl({ kind: 'icons', file: 'favicon.svg' }, CONFIG)).toBe(
      '/web-api/icons/1.0.637/favicon.svg',
    );
  });

  test('CFG-04 has the version that the operator names, if it is valid', () => {
    const icons = (iconsVersion: string) =>
      assetUrl({ kind: 'icons', file: 'a.svg' }, { ...CONFIG, iconsVersion });
    expect(icons('2.0.1')).toBe('/web-api/icons/2.0.1/a.svg');
    expect(icons('12')).toBe('/web-api/icons/12/a.svg');
    for (const hostile of ['../..', '1.0/../..', '', '1.', 'latest', '1.0?', '1.2.3.4.5']) {
      expect(icons(hostile)).toBe('/web-api/icons/1.0.637/a.svg');
    }
    expect(assetUrl({ kind: 'ui-lib', file: 'a.css' }, { ...CONFIG, uiLibVersion: '3.0.0' })).toBe(
      '/web-api/ui-lib/3.0.0/a.css',
    );
  });

  test('CFG-04 is that of resource 200 for a slot of the config, -1000 to -1021', () => {
    const media = (slot: number) => assetUrl({ kind: 'media', slot, file: 'logo.svg' }, CONFIG);
    expect(media(-1000)).toBe('/web-api/media/200/-1000/logo.svg');
    expect(media(-1021)).toBe('/web-api/media/200/-1021/logo.svg');
    expect(() => media(-999)).toThrow('-999 is no slot of the config');
    expect(() => media(-1022)).toThrow(RangeError);
  });

  test('CFG-04 has the operator’s own path if that is configurable', () => {
    expect(
      assetUrl({ kind: 'icons', file: 'a.svg' }, { ...CONFIG, isFlexibleAssetPath: true }),
    ).toBe('/web-api/3/7/icons/1.0.637/a.svg');
  });

  test('CFG-04 is on the operator’s domain for files, if it names one', () => {
    expect(
      assetUrl({ kind: 'icons', file: 'a.svg' }, { ...CONFIG, cdnDomain: 'cdn.example.com' }),
    ).toBe('https://cdn.example.com/web-api/icons/1.0.637/a.svg');
    expect(assetOrigin({ cdnDomain: 'cdn.example.com' })).toBe('https://cdn.example.com');
  });

  test.each([
    undefined,
    '',
    'localhost',
    'evil.test/..',
    'evil.test:80',
    'user@evil.test',
    "evil.test; script-src 'unsafe-inline'",
    '-evil.test',
    'evil..test',
    `${'a'.repeat(250)}.test`,
    'https://cdn.example.com',
  ])('CFG-04 is the site’s own if the domain is %j', (cdnDomain) => {
    const config = { ...CONFIG, ...(cdnDomain !== undefined && { cdnDomain }) };
    expect(assetOrigin(config)).toBeUndefined();
    expect(assetUrl({ kind: 'icons', file: 'a.svg' }, config)).toBe('/web-api/icons/1.0.637/a.svg');
  });
});
