interface Rule {
  readonly isAllowed: boolean;
  readonly pattern: string;
}

/** Whether robots.txt lets a crawler load an address, as RFC 9309 and Google read it. */
export function isAllowedBy(robots: string, agent: string, address: string): boolean {
  const { pathname, search } = new URL(address);
  const groups = groupsOf(robots);
  const name = /^[a-zA-Z_-]*/.exec(agent)?.[0].toLowerCase() ?? '';
  const own = groups.filter(({ agents }) => agents.includes(name));
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  const matching = chosen
    .flatMap(({ rules }) => rules)
    .filter(({ pattern }) => matches(pattern, pathname + search))
    // The longest pattern decides, and of equal ones the one that allows.
    .toSorted(
      (a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed),
    );
  return matching[0]?.isAllowed ?? true;
}

function groupsOf(robots: string): { readonly agents: string[]; readonly rules: Rule[] }[] {
  const groups: { readonly agents: string[]; readonly rules: Rule[] }[] = [];
  for (const line of robots.split(/\r\n|\r|\n/)) {
    const [, key = '', written = ''] = /^\s*([\w-]+)\s*[:\s]\s*([^#]*)/.exec(line) ?? [];
    const value = written.trim();
    const last = groups.at(-1);
    switch (key.toLowerCase()) {
      case 'user-agent': {
        // A crawler's name ends with the first sign that names have not.
        const agent = value === '*' ? value : (/^[a-zA-Z_-]*/.exec(value)?.[0].toLowerCase() ?? '');
        if (last && last.rules.length === 0) last.agents.push(agent);
        else groups.push({ agents: [agent], rules: [] });
        break;
      }
      case 'allow':
      case 'disallow':
        if (value !== '') {
          last?.rules.push({ isAllowed: key.toLowerCase() === 'allow', pattern: escaped(value) });
        }
    }
  }
  return groups;
}

/** Signs outside of ASCII as URLs write them. */
const escaped = (pattern: string): string =>
  pattern
    .replaceAll(/[^\0-\u007F]+/g, encodeURIComponent)
    .replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase());

function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern)
    .split('*')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}${isWhole ? '$' : ''}`, 's').test(path);
}
