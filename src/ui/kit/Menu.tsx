import { type ReactNode, useId } from 'react';
import styles from './Menu.module.css';

interface MenuProps {
  /** Accessible label of the button. */
  readonly label: string;
  /** Content of the button. */
  readonly trigger: ReactNode;
  readonly triggerClassName?: string | undefined;
  readonly items: readonly {
    readonly id: string;
    readonly label: ReactNode;
    readonly current?: boolean;
    readonly onPick?: () => void;
    /** A page that it leads to, in place of `onPick`. */
    readonly href?: string;
  }[];
}

/** A dropdown menu, opened and closed by the popover API (Escape, light dismiss). */
export function Menu({ label, trigger, triggerClassName, items }: MenuProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={triggerClassName} aria-label={label} popoverTarget={id}>
        {trigger}
      </button>
      <ul id={id} popover="auto" className={styles.menu}>
        {items.map((item) => (
          <li key={item.id}>
            {item.href === undefined ? (
              <button
                type="button"
                className={styles.item}
                aria-current={item.current || undefined}
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={item.onPick}
              >
                {item.label}
              </button>
            ) : (
              <a className={styles.item} href={item.href}>
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
