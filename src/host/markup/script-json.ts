const UNSAFE: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** JSON that is safe inside a script element: it closes no element, and every engine reads it as one literal. */
export function scriptJson(value: unknown): string {
  const json = JSON.stringify(value) ?? 'undefined';
  return json.replaceAll(/[<\u2028\u2029]/g, (sign) => UNSAFE[sign] ?? '');
}
