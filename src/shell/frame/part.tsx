import { ErrorBlock } from '@grandstand/ui';
import { Component, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';

interface PartProps {
  /** Shown after a crash; default: an error block with a restart button. */
  readonly fallback?: ReactNode;
  readonly onCrash?: () => void;
  readonly children: ReactNode;
}

/** An error boundary: a crash of this part leaves the rest of the page. */
export class Part extends Component<PartProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: true } {
    return { hasCrashed: true };
  }

  override componentDidCatch(): void {
    // React reports the error to the root's onCaughtError.
    this.props.onCrash?.();
  }

  readonly restart = (): void => this.setState({ hasCrashed: false });

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    const { fallback = <Crashed onRestart={this.restart} /> } = this.props;
    return fallback;
  }
}

function Crashed({ onRestart }: { readonly onRestart: () => void }): ReactElement {
  const { t } = useTexts();
  return (
    <ErrorBlock
      title={t('part.crashed')}
      text={t('part.crashedText')}
      action={{ label: t('part.refresh'), onPress: onRestart }}
    />
  );
}
