import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Manifest } from '@grandstand/bus-contracts';
import { root } from '../../src/tools/run.mjs';
import { readEntries } from './declarations';
import type { Declaration, Entries } from './declarations';
import { CONTRACTS, contractOf, read, readServices, busUseOf } from './services';
import type { BusUse } from './services';
import { withRooms } from './rooms-table';
import { withServices } from './services-table';

type Contract = (typeof CONTRACTS)[number];

const REPORT = 'bus-contracts/report.api.md';
/** Where the shell uses contracts beside its services. */
const PAGE = ['src/shell', 'src/remote-views'];
const CATALOGUE = 'docs/contracts.md';
const SERVICES = 'docs/services.md';
const ROOMS = 'src/sandbox/README.md';

const manifests = await Promise.all(
  readdirSync(`${root}/areas`)
    .toSorted()
    .map(async (area) => {
      const module = (await import(`../../areas/${area}/manifest.ts`)) as { manifest: Manifest };
      return module.manifest;
    }),
);

/** The documents that are written from the contracts, or hold tables that are: their paths and texts. */
export function generatedDocuments(): ReadonlyMap<string, string> {
  const entries = readEntries();
  return new Map([
    [REPORT, report(entries)],
    [CATALOGUE, catalogue(entries)],
    [SERVICES, withServices(read(SERVICES))],
    [ROOMS, withRooms(read(ROOMS))],
  ]);
}

/** A signature that is longer is cut, and a digest of all of it says whether it has changed. */
const MAX_SIGNATURE = 140;

function report(entries: Entries): string {
  const printed = new Map<Declaration, string>();
  const sections = [...entries].map(([entry, exported]) => {
    const lines = [...exported].map(([name, declaration]) => {
      const first = printed.get(declaration);
      if (first) return `// ${name}: see ${first}`;
      printed.set(declaration, entry);
      return signatureOf(name, declaration);
    });
    return `## \`${entry}\`\n\n${code(lines.join('\n'))}`;
  });
  return `# API report of @grandstand/bus-contracts

Every export of the package, by entry: its signature on one line. A change here is a change for area authors.

A long signature is cut, and ends with a digest of the whole. The types of contracts in full are in [docs/contracts.md](../docs/contracts.md).

\`npm run docs\` writes this file; commit it together with the change that is meant.

${sections.join('\n\n')}
`;
}

/** A declaration on one line, without its comments; a contract with its facts and a digest of its types. */
function signatureOf(name: string, { text, types }: Declaration): string {
  const facts = factsOf(name);
  const declared = text
    .replaceAll(/\/\*\*(?:(?!\*\/)[^])*\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (facts) return `${name}: ${facts} // ${digestOf(declared + types.join())}`;
  if (declared.length <= MAX_SIGNATURE) return declared;
  return `${declared.slice(0, MAX_SIGNATURE)}… // ${digestOf(declared)}`;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** What a contract is beside its types; empty for any other export. */
function factsOf(name: string): string {
  const contract = contractOf(name);
  if (!contract) return '';
  const { audience, secret } = contract;
  const receivers = typeof audience === 'string' ? audience : `area ${audience.areas.join(', ')}`;
  const secrets = secret.length > 0 ? `; secret: ${secret.join(', ')}` : '';
  return `${contract.kind} ${contract.name}@${contract.version} of ${contract.owner} for ${receivers}${secrets}`;
}

function catalogue(entries: Entries): string {
  const declarations = new Map([...entries.values()].flatMap((exported) => [...exported]));
  const types = new Map(
    [...declarations].map(([name, each]) => [contractOf(name)?.name, each.types]),
  );
  const users = readUsers();
  const sections = CONTRACTS.toSorted(byName).map((each) =>
    about(each, types.get(each.name) ?? [], users),
  );
  return `# Contracts

Every contract of the bus: its types, its owner, and who uses it.
\`npm run docs\` writes this file from \`bus-contracts/\`, the sources of the services, the manifests of the areas and the rest of the shell (\`shell\`).
[docs/bus.md](bus.md) explains the kinds.

${sections.join('\n\n')}
`;
}

function byName(one: Contract, other: Contract): number {
  return one.name < other.name ? -1 : 1;
}

function about(
  contract: Contract,
  types: readonly string[],
  users: ReadonlyMap<string, Omit<BusUse, 'calls'>>,
): string {
  const { kind, name, version, owner, audience, doc } = contract;
  const those = (list: 'subscribes' | 'publishes' | 'sends'): string =>
    [...users]
      .filter(([, words]) => words[list].includes(name))
      .map(([user]) => `\`${user}\``)
      .join(', ') || 'nobody';
  const lines =
    kind === 'command'
      ? [`- Answered by: \`${owner}\``, `- Sent by: ${those('sends')}`]
      : [
          `- Published by: ${owner === '*' ? those('publishes') : `\`${owner}\``}`,
          `- Subscribers: ${those('subscribes')}`,
        ];
  const parts = kind === 'command' ? ['Request', 'Answer', 'Failure'] : ['Payload'];
  const typed = parts.map((part, index) => `type ${part} = ${types[index] ?? 'unknown'};`);
  return [
    `## \`${name}\``,
    `${kind}, version ${version}, for ${textOf(audience)}.`,
    doc,
    lines.join('\n'),
    code(typed.join('\n')),
  ].join('\n\n');
}

function textOf(audience: Contract['audience']): string {
  if (audience === 'area') return 'areas and the shell';
  if (audience === 'shell') return 'the shell only';
  const names = audience.areas.map((name) => `\`${name}\``);
  return `the ${names.length > 1 ? 'areas' : 'area'} ${names.join(', ')} and the shell`;
}

function code(text: string): string {
  return `\`\`\`ts\n${text}\n\`\`\``;
}

/** The contracts that services, areas and the rest of the shell use. */
function readUsers(): Map<string, Omit<BusUse, 'calls'>> {
  const users = new Map<string, Omit<BusUse, 'calls'>>();
  for (const [name, files] of readServices()) {
    users.set(name, busUseOf(name, files.map(read)));
  }
  const names = (list: readonly { readonly name: string }[]): string[] =>
    list.map(({ name }) => name);
  for (const manifest of manifests) {
    users.set(manifest.name, {
      subscribes: names(manifest.subscribes),
      publishes: names(manifest.publishes),
      answers: [],
      sends: names(manifest.sends),
    });
  }
  const page = PAGE.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => !/\.test\.|testing\//.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const usageIn = (lang: 'ts' | 'tsx'): BusUse =>
    busUseOf('shell', page.filter((file) => file.endsWith(`.${lang}`)).map(read), lang);
  const [plain, views] = [usageIn('ts'), usageIn('tsx')];
  return users.set('shell', {
    subscribes: [...plain.subscribes, ...views.subscribes],
    publishes: [],
    answers: [],
    sends: [...plain.sends, ...views.sends],
  });
}
