import type { profitEn } from './profit.en.ts';

export const profitJa: Record<keyof typeof profitEn, string> = {
  profit_title: '損益',
  profit_net: '収支',
  profit_bets_one: 'ベット{{count}}件、ボーナス込み',
  profit_bets_other: 'ベット{{count}}件、ボーナス込み',
  profit_stake: '賭け金',
  profit_payout: '払戻金',
  profit_bonuses: 'ボーナス',
  profit_won: '勝った日',
  profit_lost: '負けた日',
  profit_total: '累計',
  profit_categories: 'カテゴリー別',
  profit_category: 'カテゴリー',
  profit_days: '日別',
  profit_day: '日付',
  profit_limit_text: '無理のない範囲で楽しみましょう。',
  profit_limit: '損失の上限を設定',
  profit_empty: 'プレイなし',
  profit_empty_text: 'この期間に確定したベットとボーナスはありません。',
  profit_failed: '損益を読み込めません',
};
