import type { ReactElement } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { createLater } from '../../../frame/loading/later';
import { withTexts } from '../../../frame/loading/with-texts';
import { FoldedPart } from '../shared/folded-part';
import type { TermTextProps } from './term-text';

const termText = createLater<TermTextProps>(
  withTexts('parts', async () => (await import('./term-text')).TermText),
);

interface TermHelpProps extends TermTextProps {
  /** The term, as the coupon writes it. */
  readonly name: string;
}

/** Below a term of the coupon: a press, by pointer, touch or key, unfolds what it means. */
export function TermHelp({ term, name }: TermHelpProps): ReactElement {
  const { t } = useTexts();
  return (
    <FoldedPart isTerm title={t('coupon.whatIs', { name })} part={termText} props={{ term }} />
  );
}
