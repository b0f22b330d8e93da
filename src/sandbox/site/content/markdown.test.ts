import { expect, it } from 'vitest';
import { readText } from './markdown';

const FACTS = { 'site.name': 'Grandstand', 'site.email': null };
const part = { isStrong: false, href: null, coef: null };

it('a text becomes data: headings, rules, lists, tables, notes', () => {
  const text = `# Title

What it is
about.

~ The second version is shorter.

## Bounds {#bounds}

4.2. At **most** that, see [rules](/rules/betting).

- one
- two

1. first
2. second

> Mind {{site.name}}.

| a | b |
|---|---|
| c | at {{coef 1.9}} |`;
  expect(readText(text, FACTS)).toEqual({
    title: 'Title',
    summary: 'What it is about.',
    changes: 'The second version is shorter.',
    blocks: [
      { kind: 'heading', level: 2, id: 'bounds', text: 'Bounds' },
      {
        kind: 'paragraph',
        number: '4.2',
        text: [
          { ...part, text: 'At ' },
          { ...part, text: 'most', isStrong: true },
          { ...part, text: ' that, see ' },
          { ...part, text: 'rules', href: '/rules/betting' },
          { ...part, text: '.' },
        ],
      },
      {
        kind: 'list',
        isOrdered: false,
        items: [[{ ...part, text: 'one' }], [{ ...part, text: 'two' }]],
      },
      {
        kind: 'list',
        isOrdered: true,
        items: [[{ ...part, text: 'first' }], [{ ...part, text: 'second' }]],
      },
      { kind: 'note', text: [{ ...part, text: 'Mind Grandstand.' }] },
      {
        kind: 'table',
        head: [[{ ...part, text: 'a' }], [{ ...part, text: 'b' }]],
        rows: [
          [
            [{ ...part, text: 'c' }],
            [
              { ...part, text: 'at ' },
              { ...part, text: '', coef: 1.9 },
            ],
          ],
        ],
      },
    ],
  });
});

it('HTML in a text stays words', () => {
  const { blocks } = readText('# T\n\nS\n\n<b onclick="x()">bold</b>', FACTS);
  expect(blocks).toEqual([
    { kind: 'paragraph', number: null, text: [{ ...part, text: '<b onclick="x()">bold</b>' }] },
  ]);
});

it('INF-01 a line that names what the site has not is left out, with what it is alone in', () => {
  const { blocks } = readText(
    '# T\n\nS\n\nWrite to {{site.email}}.\n\n- by mail: {{site.email}}\n- here',
    FACTS,
  );
  expect(blocks).toEqual([
    { kind: 'list', isOrdered: false, items: [[{ ...part, text: 'here' }]] },
  ]);
});

it('INF-01 a heading below which nothing is left is left out as well', () => {
  const source = [
    '## Mail {#mail}',
    '- by mail: {{site.email}}',
    '## Here {#here}',
    '### Now {#now}',
    'Ask.',
    '## Post {#post}',
    'Or {{site.email}}.',
  ];
  const { blocks } = readText(['# T', 'S', ...source].join('\n\n'), FACTS);
  expect(blocks.map((block) => (block.kind === 'heading' ? block.id : block.kind))).toEqual([
    'here',
    'now',
    'paragraph',
  ]);
});

it('INF-01 a text that names an unknown fact is refused', () => {
  expect(() => readText('# T\n\nAt most {{bet.gone}}.', FACTS)).toThrow('no fact "bet.gone"');
  expect(() => readText('no title', FACTS)).toThrow('it has no title');
});
