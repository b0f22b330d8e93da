import { useEffect, type ReactElement, type ReactNode } from 'react';

interface ListBoxProps {
  readonly id: string;
  readonly label: string;
  readonly className: string | undefined;
  readonly isEmpty: boolean;
  /** The element of the active option, which is kept in view. */
  readonly activeId: string | undefined;
  readonly children: ReactNode;
}

/** The list of a combobox, whose field keeps the focus under a press. */
export function ListBox({
  id,
  label,
  className,
  isEmpty,
  activeId,
  children,
}: ListBoxProps): ReactElement {
  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={className}
      hidden={isEmpty}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}

interface ListGroupProps {
  readonly label: string;
  /** Of the heading. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Options of a list that have a heading. */
export function ListGroup({ label, className, children }: ListGroupProps): ReactElement {
  return (
    // A fieldset is for forms.
    <div role="group" aria-label={label}>
      <p className={className} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}
