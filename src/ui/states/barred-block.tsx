import type { ReactElement } from 'react';
import { EmptyBlock } from './empty-block';

interface BarredBlockProps {
  /** Why the player may not go on. */
  readonly title: string;
  /** Until when, and what they still can do. */
  readonly text: string;
  /** The way on: a link or a button. */
  readonly children: ReactElement;
}

/** The block in place of content that the player may not use for now. */
export function BarredBlock({ title, text, children }: BarredBlockProps): ReactElement {
  return (
    <EmptyBlock icon="lock" title={title} text={text}>
      {children}
    </EmptyBlock>
  );
}
