import type { profitEn } from './profit.en.ts';

export const profitCn: Record<keyof typeof profitEn, string> = {
  profit_title: '盈亏',
  profit_net: '净盈亏',
  profit_bets_one: '{{count}} 注，含彩金',
  profit_bets_other: '{{count}} 注，含彩金',
  profit_stake: '投注额',
  profit_payout: '派彩',
  profit_bonuses: '彩金',
  profit_won: '盈利日',
  profit_lost: '亏损日',
  profit_total: '累计',
  profit_categories: '按分类',
  profit_category: '分类',
  profit_days: '按日期',
  profit_day: '日期',
  profit_limit_text: '量力而行，理性游戏。',
  profit_limit: '设置亏损限额',
  profit_empty: '暂无游戏记录',
  profit_empty_text: '此期间没有已结算的注单和彩金。',
  profit_failed: '盈亏加载失败',
};
