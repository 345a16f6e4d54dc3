import {
  agreementIcon,
  boltIcon,
  bookIcon,
  calendarIcon,
  coinsIcon,
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
import { type Menus, menuOf } from '../../ui/site/centre/menu.ts';
import { definePage, type Page } from '../definePage.ts';

/** The four kinds of agreements (ROLE-22…25). */
const anyKind = ['enableCt', 'salary', 'hourSalary', 'realTimeSalary'] as const;

/**
 * MEMBER-05…18: thirteen pages in this order; the points mall, outside the centre (ROUTE-09); the agreements of a member
 * who is not an agent.
 */
const memberPages: readonly Page[] = [
  definePage({
    path: 'member/securityCenter',
    shape: 'rows',
    file: 'security',
    menu: { group: 'menu_group_account', label: 'menu_security', icon: shieldIcon },
    code: async () => (await import('./security.ts')).page,
  }),
  definePage({
    path: 'member/protect',
    shape: 'cards',
    file: 'protect',
    menu: { group: 'menu_group_account', label: 'menu_protect', icon: handHeartIcon },
    code: async () => (await import('./protect.ts')).page,
  }),
  definePage({
    path: 'member/notifications',
    shape: 'rows',
    file: 'noticeSettings',
    menu: { group: 'menu_group_account', label: 'menu_notifications', icon: mailIcon, unlisted: true },
    code: async () => (await import('./noticeSettings.ts')).page,
  }),
  definePage({
    path: 'member/accountData',
    shape: 'rows',
    file: 'accountData',
    menu: { group: 'menu_group_account', label: 'menu_account_data', icon: receiptIcon, unlisted: true },
    code: async () => (await import('./accountData.ts')).page,
  }),
  definePage({
    path: 'member/transferFund',
    shape: 'report',
    file: 'funds',
    menu: { group: 'menu_group_money', label: 'menu_wallet', icon: walletIcon },
    code: async () => (await import('./funds.ts')).page,
  }),
  definePage({
    path: 'member/depositv2',
    shape: 'form',
    file: 'deposit',
    menu: { group: 'menu_group_money', label: 'menu_deposit', icon: depositIcon },
    code: async () => (await import('./deposit.ts')).page,
  }),
  definePage({
    path: 'member/withdraw',
    shape: 'form',
    file: 'withdraw',
    menu: { group: 'menu_group_money', label: 'menu_withdraw', icon: withdrawIcon },
    code: async () => (await import('./withdraw.ts')).page,
  }),
  definePage({
    path: 'member/transferUpline',
    shape: 'form',
    file: 'upline',
    menu: { group: 'menu_group_money', label: 'menu_upline', icon: transferIcon, needsUpline: true },
    code: async () => (await import('./upline.ts')).page,
  }),
  definePage({
    path: 'member/personalHistoryCopy',
    shape: 'list',
    file: 'bets',
    menu: { group: 'menu_group_records', label: 'menu_bets', icon: historyIcon },
    code: async () => (await import('./bets.ts')).page,
  }),
  definePage({
    path: 'member/transactionHistory',
    shape: 'list',
    file: 'statement',
    menu: { group: 'menu_group_records', label: 'menu_statement', icon: receiptIcon },
    code: async () => (await import('./statement.ts')).page,
  }),
  definePage({
    path: 'member/personalProfit',
    shape: 'report',
    file: 'profit',
    menu: { group: 'menu_group_records', label: 'menu_profit', icon: scaleIcon },
    code: async () => (await import('./profit.ts')).page,
  }),
  definePage({
    path: 'member/bonusDetails',
    shape: 'list',
    file: 'bonuses',
    menu: { group: 'menu_group_rewards', label: 'menu_bonus', icon: handCoinsIcon },
    code: async () => (await import('./bonuses.ts')).page,
  }),
  definePage({
    path: 'member/rewardCenter',
    shape: 'cards',
    file: 'rewardCentre',
    menu: { group: 'menu_group_rewards', label: 'menu_rewards', icon: giftIcon },
    code: async () => (await import('./rewardCentre.ts')).page,
  }),
  definePage({
    path: 'pointMall',
    shape: 'cards',
    file: 'pointMall',
    menu: { group: 'menu_group_rewards', label: 'menu_points', icon: coinsIcon },
    code: async () => (await import('./pointMall.ts')).page,
  }),
  definePage({
    path: 'member/referral',
    shape: 'report',
    file: 'referral',
    menu: { group: 'menu_group_rewards', label: 'menu_referral', icon: userPlusIcon },
    code: async () => (await import('./referral.ts')).page,
  }),
  definePage({
    path: 'member/missionLeaderboard',
    shape: 'rows',
    file: 'missions',
    menu: { group: 'menu_group_rewards', label: 'menu_missions', icon: targetIcon, badge: 'missions' },
    code: async () => (await import('./missions.ts')).page,
  }),
  definePage({
    path: 'vip',
    shape: 'report',
    file: 'vip',
    menu: { group: 'menu_group_rewards', label: 'menu_vip', icon: crownIcon },
    code: async () => (await import('./vip.ts')).page,
  }),
  definePage({
    path: 'member/messageV2',
    shape: 'list',
    file: 'inbox',
    menu: { group: 'menu_group_news', label: 'menu_messages', icon: mailIcon, badge: 'messages' },
    code: async () => (await import('./inbox.ts')).page,
  }),
  definePage({
    path: 'member/feedback',
    shape: 'form',
    file: 'feedback',
    menu: { group: 'menu_group_news', label: 'menu_feedback', icon: writeIcon },
    code: async () => (await import('./feedback.ts')).page,
  }),
  definePage({
    path: 'member/contracts',
    shape: 'list',
    file: 'agreements',
    menu: {
      group: 'menu_group_agreements',
      label: 'menu_agreements',
      icon: agreementIcon,
      flags: anyKind,
      needsAgreements: true,
      notForAgents: true,
    },
    code: async () => (await import('./agreements.ts')).myAgreements,
  }),
  definePage({
    path: 'member/contractBills',
    shape: 'list',
    file: 'bills',
    menu: {
      group: 'menu_group_agreements',
      label: 'menu_agreement_bills',
      icon: coinsIcon,
      flags: anyKind,
      needsAgreements: true,
      notForAgents: true,
    },
    code: async () => (await import('./bills.ts')).myBills,
  }),
];

/** AGENT-02…13, CONTRACT-07, 08, WALLET-06. */
const agentPages: readonly Page[] = [
  definePage({
    path: 'agent/announcement',
    shape: 'rows',
    file: 'agentNews',
    menu: { group: 'menu_group_team', label: 'menu_agent_news', icon: megaphoneIcon },
    code: async () => (await import('./agentNews.ts')).page,
  }),
  definePage({
    path: 'agent/agentTeamOverview',
    shape: 'report',
    file: 'teamOverview',
    menu: { group: 'menu_group_team', label: 'menu_agent_overview', icon: usersIcon },
    code: async () => (await import('./teamOverview.ts')).page,
  }),
  definePage({
    path: 'agent/registerCenter',
    shape: 'form',
    file: 'registerCentre',
    menu: { group: 'menu_group_team', label: 'menu_agent_register', icon: userPlusIcon },
    code: async () => (await import('./registerCentre.ts')).page,
  }),
  definePage({
    path: 'agent/downlineManagement',
    shape: 'list',
    file: 'downlineTree',
    menu: { group: 'menu_group_team', label: 'menu_agent_downline', icon: networkIcon },
    code: async () => (await import('./downlineTree.ts')).page,
  }),
  definePage({
    path: 'agent/transferDownline',
    shape: 'rows',
    file: 'downlines',
    menu: { group: 'menu_group_team', label: 'menu_agent_send', icon: transferIcon },
    code: async () => (await import('./downlines.ts')).page,
  }),
  definePage({
    path: 'agent/teamBetHistory',
    shape: 'list',
    file: 'teamBets',
    menu: { group: 'menu_group_records', label: 'menu_agent_bets', icon: historyIcon },
    code: async () => (await import('./teamBets.ts')).page,
  }),
  definePage({
    path: 'agent/userProfitLoss',
    shape: 'list',
    file: 'teamProfit',
    menu: { group: 'menu_group_records', label: 'menu_agent_profit', icon: scaleIcon },
    code: async () => (await import('./teamProfit.ts')).page,
  }),
  definePage({
    path: 'agent/agentRevenueReport',
    shape: 'report',
    file: 'income',
    menu: { group: 'menu_group_records', label: 'menu_agent_income', icon: coinsIcon },
    code: async () => (await import('./income.ts')).page,
  }),
  definePage({
    path: 'agent/downlineTransactions',
    shape: 'list',
    file: 'teamTransactions',
    menu: { group: 'menu_group_records', label: 'menu_agent_transactions', icon: receiptIcon },
    code: async () => (await import('./teamTransactions.ts')).page,
  }),
  definePage({
    path: 'agent/contractRequests',
    shape: 'list',
    file: 'agreements',
    menu: { group: 'menu_group_agreements', label: 'menu_agreement_requests', icon: agreementIcon, flags: anyKind },
    code: async () => (await import('./agreements.ts')).agent,
  }),
  definePage({
    path: 'agent/dividendRecord',
    shape: 'list',
    file: 'bills',
    menu: { group: 'menu_group_agreements', label: 'menu_agent_dividend', icon: percentIcon, flags: ['enableCt'] },
    code: async () => (await import('./bills.ts')).dividend,
  }),
  definePage({
    path: 'agent/dailyWages',
    shape: 'list',
    file: 'bills',
    menu: { group: 'menu_group_agreements', label: 'menu_agent_daily', icon: calendarIcon, flags: ['salary'] },
    code: async () => (await import('./bills.ts')).daily,
  }),
  definePage({
    path: 'agent/hourlySalary',
    shape: 'list',
    file: 'bills',
    menu: { group: 'menu_group_agreements', label: 'menu_agent_hourly', icon: timerIcon, flags: ['hourSalary'] },
    code: async () => (await import('./bills.ts')).hourly,
  }),
  definePage({
    path: 'agent/realTimeSalary',
    shape: 'list',
    file: 'bills',
    menu: { group: 'menu_group_agreements', label: 'menu_agent_real_time', icon: boltIcon, flags: ['realTimeSalary'] },
    code: async () => (await import('./bills.ts')).realTime,
  }),
  definePage({
    path: 'agent/realTimeRules',
    shape: 'article',
    file: 'realTimeRules',
    menu: { group: 'menu_group_agreements', label: 'menu_real_time_rules', icon: bookIcon, flags: ['realTimeSalary'] },
    code: async () => (await import('./realTimeRules.ts')).page,
  }),
];

/** ROUTE-12…23: the games for everybody. ROUTE-26, 31: the page that plays one. */
const gamePages: readonly Page[] = [
  definePage({ path: 'lobby', shape: 'games', file: 'lobby', code: async () => (await import('./lobby.ts')).page }),
  definePage({
    path: 'lottery',
    shape: 'rows',
    file: 'lottery',
    code: async () => (await import('./lottery.ts')).page,
  }),
  definePage({ path: 'join', shape: 'article', file: 'join', code: async () => (await import('./join.ts')).page }),
  definePage({ path: 'help', shape: 'rows', file: 'help', code: async () => (await import('./help.ts')).page }),
  definePage({ path: 'news', shape: 'rows', file: 'news', code: async () => (await import('./news.ts')).page }),
  definePage({ path: 'about', shape: 'article', file: 'about', code: async () => (await import('./about.ts')).page }),
  definePage({ path: 'down', shape: 'article', file: 'down', code: async () => (await import('./down.ts')).page }),
  definePage({ path: 'search', shape: 'games', file: 'search', code: async () => (await import('./search.ts')).page }),
  definePage({ path: 'game', shape: 'article', file: 'game', code: async () => (await import('./game.ts')).page }),
  definePage({
    path: 'promotions',
    shape: 'cards',
    file: 'promotions',
    code: async () => (await import('./promotions.ts')).page,
  }),
  definePage({
    path: 'promoDetail',
    shape: 'article',
    file: 'promoDetail',
    code: async () => (await import('./promoDetail.ts')).page,
  }),
];

export const menus: Menus = { member: menuOf(memberPages), agent: menuOf(agentPages) };

/** Every page with a machine of its own, by path. */
export const pages: ReadonlyMap<string, Page> = new Map(
  [...memberPages, ...agentPages, ...gamePages].map((page) => [page.path, page]),
);
