import type { KeyboardEvent } from 'react';

interface TabsProps<T extends string> {
  readonly name: string;
  readonly tabs: readonly T[];
  readonly chosen: T;
  readonly onChoose: (tab: T) => void;
  /** How much there is in a tab; nothing for 0. */
  readonly counts?: Readonly<Partial<Record<T, Count>>>;
  /** The first of the tabs that stand apart, used less often. */
  readonly apart?: T;
}

export interface Count {
  readonly of: number;
  /** `no`: something that did nothing; `held`: something that waits. */
  readonly look?: 'no' | 'held';
}

const LOOKS = { no: 'n x', held: 'n a' } as const;

/** Tabs with one tab stop; arrow keys move between them. */
export function Tabs<T extends string>({ name, tabs, chosen, onChoose, counts, apart }: TabsProps<T>) {
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
          className={tab === apart ? 'apart' : ''}
          aria-description={counts?.[tab]?.of ? `${counts[tab].of}` : undefined}
          aria-selected={tab === chosen}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {tab} <Counted count={counts?.[tab]} />
        </button>
      ))}
    </div>
  );
}

const Counted = ({ count }: { readonly count: Count | undefined }) =>
  count === undefined || count.of === 0 ? null : (
    <span className={count.look === undefined ? 'n' : LOOKS[count.look]} aria-hidden="true">
      {count.of}
    </span>
  );
