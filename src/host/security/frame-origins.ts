/** The origins of the operator's list that may be named in a content policy: each by https, and nothing but an origin. */
export function frameOrigins(listed: readonly string[] = []): readonly string[] {
  const origins = listed.flatMap((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isOrigin = url?.protocol === 'https:' && url.href === `${url.origin}/`;
    // Host names of special characters are no sources of a policy.
    return isOrigin && /^https:\/\/[\w.-]+(?::\d+)?$/.test(url.origin) ? [url.origin] : [];
  });
  return [...new Set(origins)];
}
