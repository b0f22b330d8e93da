import type { ReactElement } from 'react';
import type { ContentBlock, ContentInline } from '@grandstand/bus-contracts/answers';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import styles from './text.module.css';

/** The addresses that a text may lead to. */
const SAFE = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)/;

/** A text of the operator: data that become elements, never HTML. */
export function Blocks({ blocks }: { readonly blocks: readonly ContentBlock[] }): ReactElement {
  return (
    <>
      {blocks.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their places
        <Block key={place} block={block} />
      ))}
    </>
  );
}

function Block({ block }: { readonly block: ContentBlock }): ReactElement {
  switch (block.kind) {
    case 'heading': {
      const Level = block.level === 2 ? 'h2' : 'h3';
      return (
        <Level id={block.id} className={styles.heading} tabIndex={-1}>
          {block.text}
        </Level>
      );
    }
    case 'list': {
      const Kind = block.isOrdered ? 'ol' : 'ul';
      return <Kind className={styles.list}>{rowsOf(block.items, 'li')}</Kind>;
    }
    case 'table':
      return (
        <table className={styles.table}>
          <thead>
            <tr>{rowsOf(block.head, 'th')}</tr>
          </thead>
          <tbody>
            {block.rows.map((cells, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their places
              <tr key={place}>{rowsOf(cells, 'td')}</tr>
            ))}
          </tbody>
        </table>
      );
    default:
      return (
        <p>
          <Inline parts={block.text} />
        </p>
      );
  }
}

function rowsOf(rows: readonly (readonly ContentInline[])[], Kind: 'li' | 'td' | 'th') {
  return rows.map((parts, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their places
    <Kind key={place}>
      <Inline parts={parts} />
    </Kind>
  ));
}

function Inline({ parts }: { readonly parts: readonly ContentInline[] }): ReactElement[] {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their places
  return parts.map((part, place) => <Part key={place} part={part} />);
}

function Part({ part: { text, isStrong, href: to, coef } }: { readonly part: ContentInline }) {
  const { href, settings } = useAreaWords();
  if (coef !== null) return formatCoef(coef, settings.coefViewId);
  if (isStrong) return <strong>{text}</strong>;
  if (to === null || !SAFE.test(to)) return text;
  const isOwn = to.startsWith('/');
  return (
    <a className={styles.link} href={isOwn ? href(to) : to} rel={isOwn ? undefined : 'noopener'}>
      {text}
    </a>
  );
}
