import type { ReactElement } from 'react';
import type { ContentInline } from '@grandstand/bus-contracts/answers';
import { formatCoef } from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { inOrder } from '@grandstand/ui';
import { isOwnPath, isSafe } from './addresses';
import styles from './text.module.css';

/** A line of a text: words, links, and odds in the reader's format. */
export function Inline({ parts }: { readonly parts: readonly ContentInline[] }): ReactElement {
  return inOrder(parts, (part) => <Part part={part} />);
}

function Part({ part: { text, isStrong, href: to, coef } }: { readonly part: ContentInline }) {
  const { href, settings } = useAreaWords();
  if (coef !== null)
    return <span className={styles.coef}>{formatCoef(coef, settings.coefViewId)}</span>;
  if (isStrong) return <strong>{text}</strong>;
  if (to === null || !isSafe(to)) return text;
  const isOwn = isOwnPath(to);
  return (
    <a className={styles.link} href={isOwn ? href(to) : to} rel={isOwn ? undefined : 'noopener'}>
      {text}
    </a>
  );
}
