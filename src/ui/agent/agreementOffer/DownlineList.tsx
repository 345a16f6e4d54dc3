import { useTranslation } from 'react-i18next';
import type { FoundDownlines } from '../../../machines/agent/downlinePicker/downlinePicker.rules.ts';
import { OptionList } from '../../kit/OptionList.tsx';
import styles from './downline.module.css';

interface DownlineListProps {
  readonly id: string;
  readonly list: FoundDownlines['list'];
  /** User name of the active option. */
  readonly active: string | null;
  readonly onPick: (username: string) => void;
}

/** Downlines whose nickname or user name matches. */
export function DownlineList({ list, active, ...rest }: DownlineListProps) {
  const { t } = useTranslation();
  const options = list.map(({ username, nickname }) => ({
    value: username,
    selected: username === active,
    content: (
      <>
        <span>{nickname}</span> <span className={styles.account}>{username}</span>
      </>
    ),
  }));
  return (
    <OptionList {...rest} label={t('offer_downline_list')} options={options} active={active} className={styles.list} />
  );
}
