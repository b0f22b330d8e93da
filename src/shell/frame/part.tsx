import { ErrorBlock } from '@grandstand/ui';
import { Component, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PartProps {
  /** Stands in the part's place after a crash; left out: a block with a button that starts it anew. */
  readonly fallback?: ReactNode;
  readonly onCrash?: () => void;
  readonly children: ReactNode;
}

/** A part of the page that may crash alone: the rest stands. */
export class Part extends Component<PartProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: true } {
    return { hasCrashed: true };
  }

  override componentDidCatch(): void {
    // React reports the error itself, to the root's onCaughtError.
    this.props.onCrash?.();
  }

  readonly startAnew = (): void => this.setState({ hasCrashed: false });

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    const { fallback = <Crashed onStart={this.startAnew} /> } = this.props;
    return fallback;
  }
}

function Crashed({ onStart }: { readonly onStart: () => void }): ReactElement {
  const { t } = useTranslation();
  return (
    <ErrorBlock
      title={t('part.crashed')}
      text={t('part.crashedText')}
      action={{ label: t('part.refresh'), onPress: onStart }}
    />
  );
}
