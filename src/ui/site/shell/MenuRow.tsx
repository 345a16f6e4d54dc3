import { CountBadge } from '../../kit/CountBadge.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { chevronRightIcon } from '../../kit/icons/shell.ts';
import { GameLink } from '../../play/games/GameLink.tsx';
import styles from './phoneMenu.module.css';
import type { SiteProps } from './site.ts';

interface RowProps {
  /** An icon of `icons/`. */
  readonly icon: string;
  readonly label: string;
}

/** A row of the phone's menu that leads to a page for everybody. */
export function MenuLink({ site, target, icon, label }: RowProps & SiteProps & { readonly target: string }) {
  return (
    <GameLink site={site} target={target} className={styles.row}>
      <Icon d={icon} />
      <span>{label}</span>
      <Icon d={chevronRightIcon} size="small" className={styles.chevron} />
    </GameLink>
  );
}

interface MenuDoorProps extends RowProps {
  /** Unread, shown above 0. */
  readonly count?: number;
  /** The label with the count. */
  readonly counted?: string;
  /** Whether it ends the session. */
  readonly leaves?: boolean;
  readonly onOpen: () => void;
}

/** A row of the phone's menu that the site opens. */
export function MenuDoor({ icon, label, count = 0, counted, leaves = false, onOpen }: MenuDoorProps) {
  return (
    <button
      type="button"
      className={styles.row}
      data-leaves={leaves || undefined}
      aria-label={count > 0 ? counted : undefined}
      popoverTarget="phone-menu"
      popoverTargetAction="hide"
      onClick={onOpen}
    >
      <Icon d={icon} />
      <span>{label}</span>
      {count > 0 ? <CountBadge>{count > 99 ? '99+' : count}</CountBadge> : null}
      <Icon d={chevronRightIcon} size="small" className={styles.chevron} />
    </button>
  );
}
