import type { SiteConfig } from '@grandstand/bus-contracts';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { expect, test } from 'vitest';
import { createSkin } from '.';
import { siteConfig } from '../../../../tests/harness/samples';

function start() {
  const { bus, qa } = createTestBus();
  const worn: string[] = [];
  createSkin({ bus: bus.join('skin'), apply: (sheet) => void worn.push(sheet) });
  const publishConfig = (partnerCssBrandBook?: SiteConfig['partnerCssBrandBook']): void =>
    qa.publish('config.state', {
      ...siteConfig,
      ...(partnerCssBrandBook && { partnerCssBrandBook }),
    });
  return { worn, publishConfig };
}

test('CFG-02 the page uses the operator’s skin, and another one with another config', () => {
  const { worn, publishConfig } = start();
  publishConfig([{ css_prop: '--radius', css_value: '8px' }]);
  publishConfig([{ css_prop: '--color-accent', css_value: '#0a84ff' }]);
  publishConfig();
  expect(worn).toEqual([':root{--radius:0.5em}', ':root{--color-accent:#0a84ff}', '']);
});

test('CFG-02 a config with the same skin changes nothing', () => {
  const { worn, publishConfig } = start();
  publishConfig([{ css_prop: '--radius', css_value: '8px' }]);
  publishConfig([
    { css_prop: '--radius', css_value: '8px' },
    { css_prop: '--color-accent', css_value: 'url(https://evil.test)' },
  ]);
  expect(worn).toHaveLength(1);
});
