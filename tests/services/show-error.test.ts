import { describe, expect, test } from 'vitest';
import { AbortedError } from '../../src/api';
import { createShowError } from '../../src/services/page/install-offer/show-error';
import { openRemindedPage } from '../harness/page/reminded-page';

describe('the notifier of errors', () => {
  function start() {
    const page = openRemindedPage();
    const { log, test: world } = page;
    const showError = createShowError({ bus: world.bus.join('teller'), log });
    return {
      ...page,
      showError: async (thing: unknown) => showError(thing, async () => 'It failed.'),
    };
  }

  test.each([
    ['a word', 'no'],
    ['what looks like an error', { name: 'Error', message: 'no' }],
    ['nothing', undefined],
    ['an event', new Event('error')],
  ])('NTC-01 ignores and logs what is not an Error: %s', async (_, thing) => {
    const { showError, shown, logged } = start();
    await showError(thing);
    expect(shown()).toBeNull();
    expect(logged).toHaveLength(1);
  });

  test('NTC-01 shows an Error with the title of its kind', async () => {
    const { showError, shown } = start();
    await showError(new Error('no'));
    expect(shown()).toMatchObject({ kind: 'error', title: null, text: 'It failed.' });
  });

  test('ignores an aborted call', async () => {
    const { showError, shown, logged } = start();
    await showError(new AbortedError('gone'));
    expect([shown(), logged]).toEqual([null, []]);
  });
});
