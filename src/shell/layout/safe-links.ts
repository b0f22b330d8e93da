interface Link {
  readonly title: string;
  readonly url: string;
}

/** Those that lead to another site by https, with a name to press, each address once. */
export function safeLinks(links: readonly Link[]): readonly Link[] {
  const safe = links.flatMap(({ title, url }) => {
    const name = title.trim();
    const address = addressOf(url);
    return name && address ? [{ title: name, url: address }] : [];
  });
  return [...new Map(safe.map((link) => [link.url, link])).values()];
}

function addressOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  // A name or a password in an address hides where it leads.
  const isSafe = url?.protocol === 'https:' && !url.username && !url.password;
  return isSafe ? url.href : null;
}
