import type { CentreKey } from '../copy/centre.en.ts';
import {
  coinsIcon,
  depositIcon,
  handCoinsIcon,
  historyIcon,
  mailIcon,
  networkIcon,
  receiptIcon,
  scaleIcon,
  shieldIcon,
  targetIcon,
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
}

export interface MenuGroup {
  readonly label: MenuKey;
  readonly items: readonly MenuItem[];
}

/** MEMBER-05…18: thirteen pages, in this order. */
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
      { page: 'member/referral', label: 'menu_referral', icon: userPlusIcon, soon: true },
      { page: 'member/missionLeaderboard', label: 'menu_missions', icon: targetIcon, soon: true },
    ],
  },
  {
    label: 'menu_group_news',
    items: [{ page: 'member/messageV2', label: 'menu_messages', icon: mailIcon, soon: true }],
  },
];

/** AGENT-02…10, WALLET-06. */
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
];

/** The item of a page, for the title over it. */
export const itemOf = (menu: readonly MenuGroup[], page: string): MenuItem | null =>
  menu.flatMap(({ items }) => items).find((item) => item.page === page) ?? null;
