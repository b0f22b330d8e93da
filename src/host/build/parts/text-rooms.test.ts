import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { declaredTexts } from './declared-texts';
import { TEXT_ROOMS } from './text-rooms';

const TEXTS = 'src/i18n';

it('LNG-01 each file of the shell’s texts is in one room', () => {
  const files = readdirSync(TEXTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/'));
  const declared = Object.values(TEXT_ROOMS)
    .flat()
    .flatMap((folder) => LANGUAGES.map((language) => `${folder}/${language}.json`));
  expect(declared.toSorted()).toEqual(files.toSorted());
});

it.each(Object.entries(TEXT_ROOMS))(
  'the files of the room %s have no group of texts in common',
  (_, folders) => {
    const groups = folders.flatMap((folder) =>
      Object.keys(JSON.parse(readFileSync(join(TEXTS, folder, 'en.json'), 'utf8')) as object),
    );
    // The build puts the files together: the later one would replace the group.
    expect(groups).toEqual([...new Set(groups)]);
  },
);

it('a room that is not declared stops the build', async () => {
  const asked = build({
    root: process.cwd(),
    configFile: false,
    logLevel: 'silent',
    plugins: [declaredTexts(process.cwd())],
    build: { write: false, rolldownOptions: { input: 'virtual:texts/guests' } },
  });
  await expect(asked).rejects.toThrow('No room of texts has the name "guests".');
});
