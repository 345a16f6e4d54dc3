import type { KeyboardEvent } from 'react';

interface TabsProps<T extends string> {
  readonly name: string;
  readonly tabs: readonly T[];
  readonly chosen: T;
  readonly onChoose: (tab: T) => void;
}

/** Tabs with one tab stop; arrow keys move between them. */
export function Tabs<T extends string>({ name, tabs, chosen, onChoose }: TabsProps<T>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const at = (tabs.indexOf(chosen) + by + tabs.length) % tabs.length;
    onChoose(tabs[at] as T);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={name} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
