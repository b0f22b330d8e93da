import { dialogsOpen } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useSend } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import { useEffect, type ReactElement } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { fetchDialog } from '../dialogs/dialogs';
import { useLanguage, useSettings } from '../frame/shell-state';

/** Opens the search of the site. */
export function SearchButton({
  className,
}: {
  readonly className: string | undefined;
}): ReactElement {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { send: open } = useSend(dialogsOpen);
  const hasSlash = useHasSlash();
  const fetchIt = (): void => {
    // A press fetches it again, and reports a failure.
    fetchDialog('search', language).catch(() => {});
  };
  return (
    <button
      type="button"
      className={className}
      title={t('header.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts={hasSlash ? '/ Control+K' : 'Control+K'}
      onPointerEnter={fetchIt}
      onFocus={fetchIt}
      onClick={() => void open({ name: 'search' })}
    >
      <Icon name="search" />
      <span>{t('header.search')}</span>
    </button>
  );
}

/** Opens the search by Ctrl+K and, where the player has not put it off, by the key "/". */
export function useSearchKeys(): void {
  const { send: open } = useSend(dialogsOpen);
  const hasSlash = useHasSlash();
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (!isShortcut(event, hasSlash)) return;
      // Otherwise the key is typed into the field of the dialog.
      event.preventDefault();
      void open({ name: 'search' });
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [hasSlash, open]);
}

function useHasSlash(): boolean {
  return settingOf(useSettings(), 'isSlashShortcut') === 1;
}

/** In a field "/" is text, and a dialog keeps the focus. */
function isShortcut(event: KeyboardEvent, hasSlash: boolean): boolean {
  const { key, altKey, ctrlKey, metaKey, target } = event;
  const isIn = (selector: string): boolean =>
    target instanceof Element && target.closest(selector) !== null;
  if (altKey || isIn('dialog')) return false;
  if (ctrlKey || metaKey) return key === 'k';
  return hasSlash && key === '/' && !isIn('input, select, textarea, [contenteditable]');
}
