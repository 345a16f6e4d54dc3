import { type KeyboardEvent, useId } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly disabled?: boolean;
  /** Id of the tab panel. */
  readonly panel?: string;
  /** Shows bars without words, for slides. */
  readonly dots?: boolean;
}

/** Tabs with arrow keys, Home and End (WAI-ARIA tabs). */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, disabled, panel, dots }: TabsProps<Id>) {
  const group = useId();

  function choose(id: Id | undefined): void {
    if (id !== undefined && id !== selected && !disabled) onSelect(id);
  }

  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const next =
      tabs[
        target(
          event.key,
          tabs.findIndex(({ id }) => id === selected),
          tabs.length,
        )
      ];
    if (!next || disabled) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
    choose(next.id);
  }

  return (
    <div role="tablist" aria-label={label} className={dots ? styles.dots : styles.lamps} onKeyDown={walk}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${group}-${tab.id}`}
          data-tab={tab.id}
          className={dots ? styles.dot : styles.lamp}
          aria-label={dots ? tab.label : undefined}
          aria-selected={tab.id === selected}
          aria-controls={panel}
          aria-disabled={disabled || undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => choose(tab.id)}
        >
          {dots ? null : tab.label}
        </button>
      ))}
    </div>
  );
}

/** The index that a key moves to from `place`, or -1. */
function target(key: string, place: number, count: number): number {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
