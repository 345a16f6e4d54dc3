import { useTranslation } from 'react-i18next';
import type { FoundDownlines } from '../../machines/downlinePicker/downlinePicker.rules.ts';
import { keepInView, openList } from '../country/openList.ts';
import styles from './downline.module.css';

interface DownlineListProps {
  readonly id: string;
  readonly list: FoundDownlines['list'];
  /** The user name that the keys have reached. */
  readonly active: string | null;
  readonly onPick: (username: string) => void;
}

export const downlineOptionId = (listId: string, username: string): string => `${listId}-${username}`;

/** Those directly below who match, by nickname and user name. The focus stays with the field. */
export function DownlineList({ id, list, active, onPick }: DownlineListProps) {
  const { t } = useTranslation();
  return (
    <div
      ref={openList}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={t('offer_downline_list')}
      tabIndex={-1}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {list.map(({ username, nickname }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
        <div
          key={username}
          ref={username === active ? keepInView : null}
          id={downlineOptionId(id, username)}
          role="option"
          aria-selected={username === active}
          tabIndex={-1}
          className={styles.option}
          onClick={() => onPick(username)}
        >
          <span>{nickname}</span> <span className={styles.account}>{username}</span>
        </div>
      ))}
    </div>
  );
}
