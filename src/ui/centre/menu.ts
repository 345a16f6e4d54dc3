import type { AgentFeatures } from '../../api/contract/agentFeatures.ts';
import type { CentreKey } from '../copy/centre.en.ts';
import {
  boltIcon,
  bookIcon,
  calendarIcon,
  coinsIcon,
  contractIcon,
  depositIcon,
  handCoinsIcon,
  historyIcon,
  mailIcon,
  networkIcon,
  percentIcon,
  receiptIcon,
  scaleIcon,
  shieldIcon,
  targetIcon,
  timerIcon,
  transferIcon,
  userPlusIcon,
  usersIcon,
  withdrawIcon,
} from '../kit/icons/centre.ts';
import { giftIcon, megaphoneIcon, walletIcon } from '../kit/icons/shell.ts';

type MenuKey = Extract<CentreKey, `menu_${string}`>;

export interface MenuItem {
  /** The page of the address. */
  readonly page: string;
  readonly label: MenuKey;
  readonly icon: string;
  /** It is not built yet: it stands in the menu and leads nowhere. */
  readonly soon?: true;
  /** It is here while one of these is on (AGENT-11…15). */
  readonly flags?: readonly (keyof AgentFeatures)[];
}

export interface MenuGroup {
  readonly label: MenuKey;
  readonly items: readonly MenuItem[];
  /** Agents have the same, and more, in their own centre. */
  readonly notForAgents?: true;
}

/** The four kinds of contracts (ROLE-22…25). */
const anyKind = ['enableCt', 'salary', 'hourSalary', 'realTimeSalary'] as const;

/**
 * MEMBER-05…18: thirteen pages, in this order; the points mall, which is a page outside of the centre (ROUTE-09); below
 * them the contracts of a member who is no agent.
 */
export const memberMenu: readonly MenuGroup[] = [
  { label: 'menu_group_account', items: [{ page: 'member/securityCenter', label: 'menu_security', icon: shieldIcon }] },
  {
    label: 'menu_group_money',
    items: [
      { page: 'member/transferFund', label: 'menu_wallet', icon: walletIcon },
      { page: 'member/depositv2', label: 'menu_deposit', icon: depositIcon },
      { page: 'member/withdraw', label: 'menu_withdraw', icon: withdrawIcon },
      { page: 'member/transferUpline', label: 'menu_upline', icon: transferIcon },
    ],
  },
  {
    label: 'menu_group_records',
    items: [
      { page: 'member/personalHistoryCopy', label: 'menu_bets', icon: historyIcon, soon: true },
      { page: 'member/transactionHistory', label: 'menu_statement', icon: receiptIcon },
      { page: 'member/personalProfit', label: 'menu_profit', icon: scaleIcon, soon: true },
    ],
  },
  {
    label: 'menu_group_rewards',
    items: [
      { page: 'member/bonusDetails', label: 'menu_bonus', icon: handCoinsIcon, soon: true },
      { page: 'member/rewardCenter', label: 'menu_rewards', icon: giftIcon, soon: true },
      { page: 'pointMall', label: 'menu_points', icon: coinsIcon },
      { page: 'member/referral', label: 'menu_referral', icon: userPlusIcon, soon: true },
      { page: 'member/missionLeaderboard', label: 'menu_missions', icon: targetIcon, soon: true },
    ],
  },
  {
    label: 'menu_group_news',
    items: [{ page: 'member/messageV2', label: 'menu_messages', icon: mailIcon, soon: true }],
  },
  {
    label: 'menu_group_contracts',
    notForAgents: true,
    items: [
      { page: 'member/contracts', label: 'menu_contracts', icon: contractIcon, flags: anyKind },
      { page: 'member/contractBills', label: 'menu_contract_bills', icon: coinsIcon, flags: anyKind },
    ],
  },
];

/** AGENT-02…13, CONTRACT-07, 08, WALLET-06. */
export const agentMenu: readonly MenuGroup[] = [
  {
    label: 'menu_group_team',
    items: [
      { page: 'agent/announcement', label: 'menu_agent_news', icon: megaphoneIcon, soon: true },
      { page: 'agent/agentTeamOverview', label: 'menu_agent_overview', icon: usersIcon, soon: true },
      { page: 'agent/registerCenter', label: 'menu_agent_register', icon: userPlusIcon, soon: true },
      { page: 'agent/downlineManagement', label: 'menu_agent_downline', icon: networkIcon, soon: true },
      { page: 'agent/transferDownline', label: 'menu_agent_send', icon: transferIcon },
    ],
  },
  {
    label: 'menu_group_records',
    items: [
      { page: 'agent/teamBetHistory', label: 'menu_agent_bets', icon: historyIcon, soon: true },
      { page: 'agent/userProfitLoss', label: 'menu_agent_profit', icon: scaleIcon, soon: true },
      { page: 'agent/agentRevenueReport', label: 'menu_agent_income', icon: coinsIcon, soon: true },
      { page: 'agent/downlineTransactions', label: 'menu_agent_transactions', icon: receiptIcon, soon: true },
    ],
  },
  {
    label: 'menu_group_contracts',
    items: [
      { page: 'agent/contractRequests', label: 'menu_contract_requests', icon: contractIcon, flags: anyKind },
      { page: 'agent/dividendRecord', label: 'menu_agent_dividend', icon: percentIcon, flags: ['enableCt'] },
      { page: 'agent/dailyWages', label: 'menu_agent_daily', icon: calendarIcon, flags: ['salary'] },
      { page: 'agent/hourlySalary', label: 'menu_agent_hourly', icon: timerIcon, flags: ['hourSalary'] },
      { page: 'agent/realTimeSalary', label: 'menu_agent_real_time', icon: boltIcon, flags: ['realTimeSalary'] },
      { page: 'agent/realTimeRules', label: 'menu_real_time_rules', icon: bookIcon, flags: ['realTimeSalary'] },
    ],
  },
];

interface Reader {
  readonly isAgent: boolean;
  /** What is on for agents; null while nobody knows. */
  readonly features: AgentFeatures | null;
}

/** What of a menu is there for this member: an entry whose flags are all off is not shown (AGENT-15). */
export const menuFor = (menu: readonly MenuGroup[], { isAgent, features }: Reader): readonly MenuGroup[] =>
  menu.flatMap((group) => {
    if (group.notForAgents && isAgent) return [];
    const items = group.items.filter(({ flags }) => flags?.some((flag) => features?.[flag]) ?? true);
    return items.length === 0 ? [] : [{ ...group, items }];
  });

/** The item of a page, for the title over it. */
export const itemOf = (menu: readonly MenuGroup[], page: string): MenuItem | null =>
  menu.flatMap(({ items }) => items).find((item) => item.page === page) ?? null;
