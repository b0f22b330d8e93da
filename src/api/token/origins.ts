/** Whether a URL is of one of the origins, over http(s) and without credentials in it. */
export function isOfOrigins(url: string, origins: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, username, password } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' && origins.includes(origin);
}
