import type { limitWordsEn } from './limitWords.en.ts';

export const limitWordsVi: Record<keyof typeof limitWordsEn, string> = {
  limit_kind_deposit: 'Tiền nạp',
  limit_kind_loss: 'Tiền thua',
  limit_kind_stake: 'Tiền cược',
  limit_kind_time: 'Giờ chơi',
  limit_period_bet: 'mỗi lần cược',
  limit_period_day: 'mỗi ngày',
  limit_period_week: 'trong 7 ngày',
  limit_period_month: 'trong 30 ngày',
  limit_which: '{{kind}} {{period}}',
  limit_meter: '{{limit}}: {{used}} trên {{amount}}',
  limit_of: '{{used}} / {{amount}}',
  limit_resets: 'Tính lại từ {{time}}',
  limit_highest: 'Cược cao nhất hôm nay',
  limit_left: 'Còn {{amount}}',
  limit_near: 'Sắp chạm giới hạn: còn {{amount}}',
  limit_reached: 'Đã chạm giới hạn',
  protect_hours: '{{hours}} giờ {{minutes}} phút',
  protect_hours_whole: '{{hours}} giờ',
  protect_minutes: '{{minutes}} phút',
};
