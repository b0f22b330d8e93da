import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { WideLink } from '@grandstand/ui';

interface MoreLinkProps {
  readonly path: string;
  readonly text: string;
}

/** The way to the rest of a list. */
export function MoreLink({ path, text }: MoreLinkProps): ReactElement {
  const { href } = useAreaWords();
  return <WideLink href={href(path)}>{text}</WideLink>;
}
