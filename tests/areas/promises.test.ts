import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEXT_ROOMS } from '../../src/host/build/parts/text-rooms';

const folders = [
  ...readdirSync('areas').map((name) => join('areas', name, 'i18n')),
  ...Object.values(TEXT_ROOMS).flatMap((names) => names.map((name) => join('src/i18n', name))),
  ...['game-ui', 'line-ui', 'text-ui'].map((name) => join('src', name, 'i18n')),
  'src/sandbox/site/texts',
  'src/sandbox/site/texts/support',
].filter((folder) => existsSync(join(folder, 'en.json')));

function flat(tree: object, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value]]
      : flat(value as object, `${prefix}${key}.`),
  );
}

const TEXTS = folders.flatMap((folder) => {
  const file = JSON.parse(readFileSync(join(folder, 'en.json'), 'utf8')) as object;
  return flat(file, `${folder}: `);
});

/** Texts that say that a message will come by itself. */
const PROMISE =
  /\bwe (?:will |’ll )?(?:write|tell|inform|notify|let you know)\b(?! how)|\bmessages? (?:tells?|will tell|comes?|will come|informs?)\b|\byou (?:will )?(?:get|receive) (?:a |an )?(?:message|mail|e-mail|SMS)\b/i;

/** Those that are shown only where the operator says that the player has an address, or that no player reads. */
const CONDITIONAL: Readonly<Record<string, string>> = {
  'areas/payments/i18n: withdrawal.told.paid': 'with `isTold` of the withdrawal',
  'areas/payments/i18n: withdrawal.told.decided': 'with `isTold` of the withdrawal',
  'areas/profile/i18n: state.wait': 'with `isTold` of the verification',
  'areas/office/i18n: guest.settingsText': 'to guests, about what can be chosen there',
};

test('a text promises a message only to a player whom one reaches', () => {
  const promising = TEXTS.filter(([, text]) => PROMISE.test(text)).map(([key]) => key);
  expect(promising.toSorted()).toEqual(Object.keys(CONDITIONAL).toSorted());
});
