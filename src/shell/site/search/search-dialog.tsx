import { navigationGo } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { Button, Sheet, TextField, useCombobox, VisuallyHidden } from '@grandstand/ui';
import { useEffect, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import type { DialogProps } from '../../frame/dialog-props';
import { ResultList } from './result-list';
import { resultsOf, type Result } from './results';
import styles from './search-dialog.module.css';
import { useAnswer } from './use-answer';
import { useSitePages } from './use-site-pages';

/** The most that the operator takes. */
const MAX_LETTERS = 60;

/** The search of the whole site: a field with the possible meanings of its words (WAI-ARIA: combobox with a listbox). */
export function SearchDialog({ onClose }: DialogProps<'search'>): ReactElement {
  const { t } = useTexts();
  const { send: go } = useSend(navigationGo);
  const [text, setText] = useState('');
  const words = text.trim().replaceAll(/\s+/g, ' ');
  const pages = useSitePages();
  const answer = useAnswer(words);
  const isAnswered = answer.words === words;
  const results = resultsOf(answer.words, answer.found, pages);
  const isNone = answer.words !== '' && answer.found.length === 0;
  const hasNothing = isNone && results.every(({ group }) => group === 'page');

  const choose = ({ path }: Result): void => {
    onClose();
    void go({ path });
  };
  const list = useCombobox({
    options: results,
    idOf: ({ group, id }) => `${group}-${id}`,
    answerTo: answer.found,
    isOpen: true,
    // Enter leads to what was found, and to no page that is only offered.
    isRequired: words !== '' && !hasNothing,
    onChoose: choose,
  });
  const enter = useEnter(isAnswered, () => {
    if (list.active) choose(list.active);
  });

  return (
    <Sheet title={t('search.title')} closeLabel={t('dialog.close')} isForm isWide onClose={onClose}>
      <div className={styles.search}>
        <TextField
          {...list.field}
          onKeyDown={(event) => enter(event) || list.field.onKeyDown(event)}
          label={t('header.search')}
          isLabelHidden
          placeholder={t('search.hint')}
          type="search"
          size="l"
          maxLength={MAX_LETTERS}
          autoComplete="off"
          enterKeyHint="go"
          value={text}
          onChange={setText}
        />
        {hasNothing ? (
          <div className={styles.none}>
            <p className={styles.noneTitle}>
              {answer.hasFailed ? t('search.failed') : t('search.none', { words: answer.words })}
            </p>
            {answer.hasFailed ? (
              <Button size="s" onClick={answer.retry}>
                {t('search.again')}
              </Button>
            ) : (
              <p>{t('search.noneText')}</p>
            )}
          </div>
        ) : null}
        <ResultList
          results={results}
          active={list.active}
          listId={list.listId}
          optionId={list.optionId}
          onChoose={choose}
        />
        {/* There before its words, which screen readers announce. */}
        <VisuallyHidden>
          <output>{status()}</output>
        </VisuallyHidden>
      </div>
    </Sheet>
  );

  function status(): string {
    if (words === '' || !isAnswered) return '';
    if (answer.hasFailed) return t('search.failed');
    return hasNothing ? t('search.none', { words }) : t('search.found', { number: results.length });
  }
}

/** Enter before the answer waits for it: what is listed until then are other words' results. */
function useEnter(isAnswered: boolean, go: () => void): (event: KeyboardEvent) => boolean {
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (isWaiting && isAnswered) go();
  }, [isWaiting, isAnswered, go]);
  return (event) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing && !isAnswered;
    if (isEnter) event.preventDefault();
    setIsWaiting(isEnter);
    return isEnter;
  };
}
