import { type Menus, menuOf } from '../../ui/centre/menu.ts';
import {
  boltIcon,
  bookIcon,
  calendarIcon,
  coinsIcon,
  contractIcon,
  crownIcon,
  depositIcon,
  handCoinsIcon,
  handHeartIcon,
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
} from '../../ui/kit/icons/centre.ts';
import { writeIcon } from '../../ui/kit/icons/help.ts';
import { giftIcon, megaphoneIcon, walletIcon } from '../../ui/kit/icons/shell.ts';
import { definePage, type Page } from '../definePage.ts';

/** The four kinds of contracts (ROLE-22…25). */
const anyKind = ['enableCt', 'salary', 'hourSalary', 'realTimeSalary'] as const;

/**
 * MEMBER-05…18: thirteen pages in this order; the points mall, outside the centre (ROUTE-09); the contracts of a member
 * who is not an agent.
 */
const memberPages: readonly Page[] = [
  definePage({
    path: 'member/securityCenter',
    menu: { group: 'menu_group_account', label: 'menu_security', icon: shieldIcon },
    code: async () => (await import('./security.ts')).page,
  }),
  definePage({
    path: 'member/protect',
    menu: { group: 'menu_group_account', label: 'menu_protect', icon: handHeartIcon },
    code: async () => (await import('./protect.ts')).page,
  }),
  definePage({
    path: 'member/notifications',
    menu: { group: 'menu_group_account', label: 'menu_notifications', icon: mailIcon, unlisted: true },
    code: async () => (await import('./noticeSettings.ts')).page,
  }),
  definePage({
    path: 'member/accountData',
    menu: { group: 'menu_group_account', label: 'menu_account_data', icon: receiptIcon, unlisted: true },
    code: async () => (await import('./accountData.ts')).page,
  }),
  definePage({
    path: 'member/transferFund',
    menu: { group: 'menu_group_money', label: 'menu_wallet', icon: walletIcon },
    code: async () => (await import('./funds.ts')).page,
  }),
  definePage({
    path: 'member/depositv2',
    menu: { group: 'menu_group_money', label: 'menu_deposit', icon: depositIcon },
    code: async () => (await import('./deposit.ts')).page,
  }),
  definePage({
    path: 'member/withdraw',
    menu: { group: 'menu_group_money', label: 'menu_withdraw', icon: withdrawIcon },
    code: async () => (await import('./withdraw.ts')).page,
  }),
  definePage({
    path: 'member/transferUpline',
    menu: { group: 'menu_group_money', label: 'menu_upline', icon: transferIcon, needsUpline: true },
    code: async () => (await import('./upline.ts')).page,
  }),
  definePage({
    path: 'member/personalHistoryCopy',
    menu: { group: 'menu_group_records', label: 'menu_bets', icon: historyIcon },
    code: async () => (await import('./bets.ts')).page,
  }),
  definePage({
    path: 'member/transactionHistory',
    menu: { group: 'menu_group_records', label: 'menu_statement', icon: receiptIcon },
    code: async () => (await import('./statement.ts')).page,
  }),
  definePage({
    path: 'member/personalProfit',
    menu: { group: 'menu_group_records', label: 'menu_profit', icon: scaleIcon },
    code: async () => (await import('./profit.ts')).page,
  }),
  definePage({
    path: 'member/bonusDetails',
    menu: { group: 'menu_group_rewards', label: 'menu_bonus', icon: handCoinsIcon },
    code: async () => (await import('./bonuses.ts')).page,
  }),
  definePage({
    path: 'member/rewardCenter',
    menu: { group: 'menu_group_rewards', label: 'menu_rewards', icon: giftIcon },
    code: async () => (await import('./rewardCentre.ts')).page,
  }),
  definePage({
    path: 'pointMall',
    menu: { group: 'menu_group_rewards', label: 'menu_points', icon: coinsIcon },
    code: async () => (await import('./pointMall.ts')).page,
  }),
  definePage({
    path: 'member/referral',
    menu: { group: 'menu_group_rewards', label: 'menu_referral', icon: userPlusIcon },
    code: async () => (await import('./referral.ts')).page,
  }),
  definePage({
    path: 'member/missionLeaderboard',
    menu: { group: 'menu_group_rewards', label: 'menu_missions', icon: targetIcon, badge: 'missions' },
    code: async () => (await import('./missions.ts')).page,
  }),
  definePage({
    path: 'vip',
    menu: { group: 'menu_group_rewards', label: 'menu_vip', icon: crownIcon },
    code: async () => (await import('./vip.ts')).page,
  }),
  definePage({
    path: 'member/messageV2',
    menu: { group: 'menu_group_news', label: 'menu_messages', icon: mailIcon, badge: 'messages' },
    code: async () => (await import('./inbox.ts')).page,
  }),
  definePage({
    path: 'member/feedback',
    menu: { group: 'menu_group_news', label: 'menu_feedback', icon: writeIcon },
    code: async () => (await import('./feedback.ts')).page,
  }),
  definePage({
    path: 'member/contracts',
    menu: {
      group: 'menu_group_contracts',
      label: 'menu_contracts',
      icon: contractIcon,
      flags: anyKind,
      needsContracts: true,
      notForAgents: true,
    },
    code: async () => (await import('./contracts.ts')).myContracts,
  }),
  definePage({
    path: 'member/contractBills',
    menu: {
      group: 'menu_group_contracts',
      label: 'menu_contract_bills',
      icon: coinsIcon,
      flags: anyKind,
      needsContracts: true,
      notForAgents: true,
    },
    code: async () => (await import('./bills.ts')).myBills,
  }),
];

/** AGENT-02…13, CONTRACT-07, 08, WALLET-06. */
const agentPages: readonly Page[] = [
  definePage({
    path: 'agent/announcement',
    menu: { group: 'menu_group_team', label: 'menu_agent_news', icon: megaphoneIcon },
    code: async () => (await import('./agentNews.ts')).page,
  }),
  definePage({
    path: 'agent/agentTeamOverview',
    menu: { group: 'menu_group_team', label: 'menu_agent_overview', icon: usersIcon },
    code: async () => (await import('./teamOverview.ts')).page,
  }),
  definePage({
    path: 'agent/registerCenter',
    menu: { group: 'menu_group_team', label: 'menu_agent_register', icon: userPlusIcon },
    code: async () => (await import('./registerCentre.ts')).page,
  }),
  definePage({
    path: 'agent/downlineManagement',
    menu: { group: 'menu_group_team', label: 'menu_agent_downline', icon: networkIcon },
    code: async () => (await import('./downlineTree.ts')).page,
  }),
  definePage({
    path: 'agent/transferDownline',
    menu: { group: 'menu_group_team', label: 'menu_agent_send', icon: transferIcon },
    code: async () => (await import('./downlines.ts')).page,
  }),
  definePage({
    path: 'agent/teamBetHistory',
    menu: { group: 'menu_group_records', label: 'menu_agent_bets', icon: historyIcon },
    code: async () => (await import('./teamBets.ts')).page,
  }),
  definePage({
    path: 'agent/userProfitLoss',
    menu: { group: 'menu_group_records', label: 'menu_agent_profit', icon: scaleIcon },
    code: async () => (await import('./teamProfit.ts')).page,
  }),
  definePage({
    path: 'agent/agentRevenueReport',
    menu: { group: 'menu_group_records', label: 'menu_agent_income', icon: coinsIcon },
    code: async () => (await import('./bills.ts')).income,
  }),
  definePage({
    path: 'agent/downlineTransactions',
    menu: { group: 'menu_group_records', label: 'menu_agent_transactions', icon: receiptIcon },
    code: async () => (await import('./teamTransactions.ts')).page,
  }),
  definePage({
    path: 'agent/contractRequests',
    menu: { group: 'menu_group_contracts', label: 'menu_contract_requests', icon: contractIcon, flags: anyKind },
    code: async () => (await import('./contracts.ts')).agent,
  }),
  definePage({
    path: 'agent/dividendRecord',
    menu: { group: 'menu_group_contracts', label: 'menu_agent_dividend', icon: percentIcon, flags: ['enableCt'] },
    code: async () => (await import('./bills.ts')).dividend,
  }),
  definePage({
    path: 'agent/dailyWages',
    menu: { group: 'menu_group_contracts', label: 'menu_agent_daily', icon: calendarIcon, flags: ['salary'] },
    code: async () => (await import('./bills.ts')).daily,
  }),
  definePage({
    path: 'agent/hourlySalary',
    menu: { group: 'menu_group_contracts', label: 'menu_agent_hourly', icon: timerIcon, flags: ['hourSalary'] },
    code: async () => (await import('./bills.ts')).hourly,
  }),
  definePage({
    path: 'agent/realTimeSalary',
    menu: { group: 'menu_group_contracts', label: 'menu_agent_real_time', icon: boltIcon, flags: ['realTimeSalary'] },
    code: async () => (await import('./bills.ts')).realTime,
  }),
  definePage({
    path: 'agent/realTimeRules',
    menu: { group: 'menu_group_contracts', label: 'menu_real_time_rules', icon: bookIcon, flags: ['realTimeSalary'] },
    code: async () => (await import('./realTimeRules.ts')).page,
  }),
];

/** ROUTE-12…23: the games for everybody. ROUTE-26, 31: the page that plays one. */
const gamePages: readonly Page[] = [
  definePage({ path: 'lobby', code: async () => (await import('./lobby.ts')).page }),
  definePage({ path: 'lottery', code: async () => (await import('./lottery.ts')).page }),
  definePage({ path: 'join', code: async () => (await import('./join.ts')).page }),
  definePage({ path: 'help', code: async () => (await import('./help.ts')).page }),
  definePage({ path: 'news', code: async () => (await import('./news.ts')).page }),
  definePage({ path: 'about', code: async () => (await import('./about.ts')).page }),
  definePage({ path: 'down', code: async () => (await import('./download.ts')).page }),
  definePage({ path: 'search', code: async () => (await import('./search.ts')).page }),
  definePage({ path: 'game', code: async () => (await import('./game.ts')).page }),
  definePage({ path: 'promotions', code: async () => (await import('./promotions.ts')).page }),
  definePage({ path: 'promoDetail', code: async () => (await import('./promoDetail.ts')).page }),
];

export const menus: Menus = { member: menuOf(memberPages), agent: menuOf(agentPages) };

/** Every page with a machine of its own, by path. */
export const pages: ReadonlyMap<string, Page> = new Map(
  [...memberPages, ...agentPages, ...gamePages].map((page) => [page.path, page]),
);
