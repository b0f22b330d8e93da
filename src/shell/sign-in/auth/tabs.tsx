import { useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import styles from './auth.module.css';

interface TabsProps<Key extends string> {
  /** The label for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly key: Key; readonly label: string }[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  /** The contents of the chosen tab. */
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A few ways to do the same, one of which is open; the arrow keys move among them. */
export function Tabs<Key extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: TabsProps<Key>): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const panelId = useId();

  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (tabs.findIndex(({ key }) => key === chosen) + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onChoose(tab.key);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.key === chosen}
            aria-controls={panelId}
            tabIndex={tab.key === chosen ? 0 : -1}
            onClick={() => onChoose(tab.key)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={panelId} role="tabpanel">
        {children}
      </div>
    </>
  );
}
