import type { ReactElement } from 'react';
import { Button } from '../buttons/button';
import { EmptyBlock } from './empty-block';

interface GuestBlockProps {
  readonly title: string;
  /** What is shown here to a player who is signed in. */
  readonly text: string;
  /** Opens the sign-in over the page; the screen goes on by itself afterwards. */
  readonly signIn: {
    readonly label: string;
    readonly isBusy: boolean;
    readonly onPress: () => void;
  };
  /** True inside a card that has a border of its own. */
  readonly isBare?: boolean;
}

/** The block in place of a player's own content, for a guest. */
export function GuestBlock({ title, text, signIn, isBare = false }: GuestBlockProps): ReactElement {
  return (
    <EmptyBlock icon="user" title={title} text={text} isBare={isBare}>
      <Button kind="primary" isBusy={signIn.isBusy} onClick={signIn.onPress}>
        {signIn.label}
      </Button>
    </EmptyBlock>
  );
}
