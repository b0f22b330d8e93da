import type { ReactElement } from 'react';
import type { ContentBlock, ContentInline } from '@grandstand/bus-contracts/answers';
import { inOrder } from '@grandstand/ui';
import { Inline } from './inline';
import { Note } from './note';
import styles from './text.module.css';

/** A text of the operator: data that become elements, never HTML. */
export function Blocks({ blocks }: { readonly blocks: readonly ContentBlock[] }): ReactElement {
  return (
    <div className={styles.blocks}>
      {inOrder(blocks, (block) => (
        <Block block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: ContentBlock }): ReactElement {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} />;
    case 'note':
      return (
        <Note>
          <Inline parts={block.text} />
        </Note>
      );
    case 'list':
      return <List block={block} />;
    case 'table':
      return <Table block={block} />;
    default:
      return block.number === null ? (
        <p>
          <Inline parts={block.text} />
        </p>
      ) : (
        <Rule number={block.number} text={block.text} />
      );
  }
}

type Of<K extends ContentBlock['kind']> = { readonly block: ContentBlock & { kind: K } };

function Heading({ block: { level, id, text } }: Of<'heading'>): ReactElement {
  const Level = level === 2 ? 'h2' : 'h3';
  return (
    <Level id={id} className={styles.heading} tabIndex={-1}>
      {text}
    </Level>
  );
}

/** A numbered paragraph, which a link can lead to: `#r-4.2`. */
function Rule({
  number,
  text,
}: {
  readonly number: string;
  readonly text: readonly ContentInline[];
}): ReactElement {
  const id = `r-${number}`;
  return (
    <p id={id} className={styles.rule} tabIndex={-1}>
      <a className={styles.number} href={`#${id}`}>
        {number}
      </a>
      <span>
        <Inline parts={text} />
      </span>
    </p>
  );
}

function List({ block: { isOrdered, items } }: Of<'list'>): ReactElement {
  const Kind = isOrdered ? 'ol' : 'ul';
  return (
    <Kind className={styles.list}>
      {inOrder(items, (parts) => (
        <li>
          <Inline parts={parts} />
        </li>
      ))}
    </Kind>
  );
}

function Table({ block: { head, rows } }: Of<'table'>): ReactElement {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {inOrder(head, (parts) => (
              <th scope="col">
                <Inline parts={parts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(rows, (cells) => (
            <tr>
              {inOrder(cells, (parts) => (
                <td>
                  <Inline parts={parts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
