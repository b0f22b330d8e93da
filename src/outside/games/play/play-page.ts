import type { Language } from '@grandstand/bus-contracts';
import { languageTag } from '@grandstand/bus-contracts/domain';
import type { Hono } from 'hono';
import type { ProgramOptions } from '../../kit/program';
import { DATA_ID } from '../play-data';
import type { PlayData } from '../play-data';
import { PLAY_TEXTS } from '../play-texts';

/** The script and the styles of the pages: of a build, or of a development server. */
export interface GameFiles {
  /** Where they are, if that is not this program's origin. */
  readonly origin?: string;
  /** Paths on that origin. */
  readonly script: string;
  /** The script of the pages of broadcasts. */
  readonly broadcast: string;
  readonly styles: readonly string[];
  /** Adds the files to the program, where it serves them. */
  readonly mount: (app: Hono) => void;
}

interface PolicyOptions extends Pick<ProgramOptions, 'origin' | 'siteOrigin'> {
  readonly files: GameFiles;
}

/** The policy of a game's page. A sandboxed frame is no origin of its own, so that 'self' would name nothing. */
export function framePolicy({ origin, siteOrigin, files }: PolicyOptions): string {
  const from = files.origin ?? origin;
  return [
    `default-src 'none'`,
    `script-src ${from}`,
    `style-src ${from}`,
    `connect-src ${origin}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${siteOrigin}`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');
}

interface PageOptions {
  readonly data: PlayData;
  readonly files: GameFiles;
}

export function playPage({ data, files }: PageOptions): string {
  const { language, name, texts } = data;
  return writeFramePage({
    language,
    title: name,
    files,
    script: files.script,
    data: { id: DATA_ID, value: data },
    place: '<div id="game"></div>',
    needsScripts: texts.page.needsScripts,
  });
}

interface FramePageOptions {
  readonly language: Language;
  readonly title: string;
  readonly files: GameFiles;
  /** The path of its script. */
  readonly script: string;
  readonly data: { readonly id: string; readonly value: object };
  /** The element in which the script shows something. */
  readonly place: string;
  /** Said where scripts are off. */
  readonly needsScripts: string;
}

/** A page that its script fills, with the data that the script begins with. */
export function writeFramePage(options: FramePageOptions): string {
  const { language, title, files, script, data, place, needsScripts } = options;
  // No text of it can end the element.
  const json = JSON.stringify(data.value).replaceAll('<', '\\u003c');
  return document({
    language,
    title,
    files,
    scripts: `<script type="module" crossorigin src="${files.origin ?? ''}${script}"></script>`,
    body: `${place}
<noscript><p class="note">${needsScripts}</p></noscript>
<script type="application/json" id="${data.id}">${json}</script>`,
  });
}

/** The page of a launch that can't be gone on with. */
export function failedPage({
  language,
  files,
}: {
  readonly language: Language;
  readonly files: GameFiles;
}): string {
  const { page } = PLAY_TEXTS[language];
  const body = `<main class="failed"><h1>${page.notOpened}</h1><p>${page.openAgain}</p></main>`;
  return document({ language, title: page.notOpened, files, scripts: '', body });
}

interface DocumentOptions {
  readonly language: Language;
  readonly title: string;
  readonly files: GameFiles;
  readonly scripts: string;
  readonly body: string;
}

function document({ language, title, files, scripts, body }: DocumentOptions): string {
  const { origin = '', styles } = files;
  const links = styles.map((path) => `<link rel="stylesheet" crossorigin href="${origin}${path}">`);
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${links.join('\n')}
${scripts}
</head>
<body>
${body}
</body>
</html>`;
}
