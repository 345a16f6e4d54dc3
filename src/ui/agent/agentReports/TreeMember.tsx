import { useTranslation } from 'react-i18next';
import { businessDay } from '../../../api/contract/rules/businessDay.ts';
import type { DownlineAct } from '../../../machines/agent/agentReports/downlineTree.events.ts';
import type { TreeLine } from '../../../machines/agent/agentReports/downlineTree.rules.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { Avatar } from '../../art/Avatar.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { plusIcon } from '../../kit/icons/centre.ts';
import { moreIcon } from '../../kit/icons/chat.ts';
import { Menu } from '../../kit/Menu.tsx';
import { Money } from '../../kit/Money.tsx';
import { dateText } from '../../site/clock/timeText.ts';
import styles from './tree.module.css';

/** A minus. */
const minusIcon = 'M5 12h14';

interface TreeMemberProps {
  readonly line: TreeLine & { readonly is: 'member' };
  readonly onAct: (act: DownlineAct, id: string) => void;
}

/** A member of the line: who, how many below, when last there, rebate and balance; what the agent can do. */
export function TreeMember({ line: { row, isOpen }, onAct }: TreeMemberProps) {
  const { t } = useTranslation();
  const { id, account, level, nickname, below, joinedAt, lastLoginAt, isActiveToday, balance, rate } = row;
  const last = lastLoginAt === null ? t('report_never') : dateText(businessDay(lastLoginAt));
  return (
    <>
      {below > 0 ? (
        <span className={styles.sign} aria-hidden="true">
          <Icon d={isOpen ? minusIcon : plusIcon} size="small" />
        </span>
      ) : (
        <span className={styles.noSign} />
      )}
      <Avatar name={account} />
      <span className={styles.person}>
        <span className={styles.who}>
          <strong>{account}</strong> <small>{nickname}</small>
        </span>
        <small>
          {below > 0 ? `${t('report_below', { count: below })} · ` : ''}
          {isActiveToday ? (
            <span className={styles.active}>{t('downlineTree_active')}</span>
          ) : (
            `${t('report_last_login')} ${last}`
          )}
          <span className={styles.joined}>{` · ${t('report_joined_at')} ${dateText(businessDay(joinedAt))}`}</span>
        </small>
      </span>
      <span className={styles.purse}>
        <strong className={styles.rate}>{rate === 0 ? '–' : `${percentText(rate)}%`}</strong>
        <small>
          <Money amount={balance} />
        </small>
      </span>
      <span className={styles.acts} data-menu>
        {level === 1 ? (
          <Menu
            label={t('downlineTree_acts', { account })}
            trigger={<Icon d={moreIcon} size="small" />}
            triggerClassName={styles.more}
            items={[
              {
                id: 'rate',
                label: rate === 0 ? t('downlineTree_rate_level') : t('downlineTree_rate', { rate: percentText(rate) }),
                onPick: () => onAct('rate', id),
              },
              { id: 'transfer', label: t('downlineTree_transfer'), onPick: () => onAct('transfer', id) },
              {
                id: 'offer',
                label: t('downlineTree_offer'),
                href: `/agent/contractRequests?offer=${encodeURIComponent(account)}`,
              },
            ]}
          />
        ) : null}
      </span>
    </>
  );
}
