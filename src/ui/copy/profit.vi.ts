import type { profitEn } from './profit.en.ts';

export const profitVi: Record<keyof typeof profitEn, string> = {
  profit_title: 'Lãi lỗ',
  profit_net: 'Thắng/thua',
  profit_bets_one: '{{count}} lượt cược, đã gồm tiền thưởng',
  profit_bets_other: '{{count}} lượt cược, đã gồm tiền thưởng',
  profit_stake: 'Đã cược',
  profit_payout: 'Trả thưởng',
  profit_bonuses: 'Tiền thưởng',
  profit_won: 'Ngày thắng',
  profit_lost: 'Ngày thua',
  profit_total: 'Lũy kế',
  profit_categories: 'Theo danh mục',
  profit_category: 'Danh mục',
  profit_days: 'Theo ngày',
  profit_day: 'Ngày',
  profit_limit_text: 'Chỉ chơi trong khả năng tài chính của bạn.',
  profit_limit: 'Đặt giới hạn thua',
  profit_empty: 'Chưa chơi gì',
  profit_empty_text: 'Không có cược đã kết toán hay tiền thưởng trong thời gian này.',
  profit_failed: 'Không tải được lãi lỗ của bạn',
};
