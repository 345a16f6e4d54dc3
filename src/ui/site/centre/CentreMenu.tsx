import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../kit/CountBadge.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { chevronRightIcon } from '../../kit/icons/shell.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import styles from './centre.module.css';
import type { MenuCounts, MenuGroup, MenuItem } from './menu.ts';

interface CentreMenuProps {
  readonly label: string;
  readonly menu: readonly MenuGroup[];
  /** The current page, which is marked (MEMBER-03). */
  readonly page: string;
  readonly counts: MenuCounts;
}

/** The grouped menu of a centre: left column on wide screens, a page of its own on a phone. */
export function CentreMenu({ label, menu, page, counts }: CentreMenuProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.menu} aria-label={label}>
      {menu.map((group) => (
        <div key={group.label} className={styles.group}>
          <h3 className={styles.groupName}>{t(group.label)}</h3>
          <ul className={styles.items}>
            {group.items.map((item) => (
              <li key={item.page}>
                <Item item={item} isHere={item.page === page} count={item.badge ? (counts[item.badge] ?? 0) : 0} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface ItemProps {
  readonly item: MenuItem;
  readonly isHere: boolean;
  readonly count: number;
}

function Item({ item, isHere, count }: ItemProps) {
  const { t } = useTranslation();
  return (
    <a href={`/${item.page}`} className={styles.item} aria-current={isHere ? 'page' : undefined}>
      <Icon d={item.icon} />
      <span>{t(item.label)}</span>
      {count > 0 && item.badge ? (
        <>
          <CountBadge className={styles.count}>{count > 99 ? '99+' : count}</CountBadge>
          <VisuallyHidden>{t(`count_${item.badge}`, { count })}</VisuallyHidden>
        </>
      ) : null}
      <Icon d={chevronRightIcon} size="small" className={styles.chevron} />
    </a>
  );
}
