import type { limitWordsEn } from './limitWords.en.ts';

export const limitWordsTh: Record<keyof typeof limitWordsEn, string> = {
  limit_kind_deposit: 'ฝากเงิน',
  limit_kind_loss: 'ยอดเสีย',
  limit_kind_stake: 'เงินเดิมพัน',
  limit_kind_time: 'เวลาเล่น',
  limit_period_bet: 'ต่อครั้ง',
  limit_period_day: 'ต่อวัน',
  limit_period_week: 'ใน 7 วัน',
  limit_period_month: 'ใน 30 วัน',
  limit_which: '{{kind}}{{period}}',
  limit_meter: '{{limit}}: ใช้ไป {{used}} จาก {{amount}}',
  limit_of: '{{used}} / {{amount}}',
  limit_resets: 'เริ่มนับใหม่ {{time}}',
  limit_highest: 'สูงสุดวันนี้',
  limit_left: 'เหลือ {{amount}}',
  limit_near: 'ใกล้เต็มแล้ว เหลือ {{amount}}',
  limit_reached: 'เต็มแล้ว',
  protect_hours: '{{hours}} ชม. {{minutes}} นาที',
  protect_hours_whole: '{{hours}} ชม.',
  protect_minutes: '{{minutes}} นาที',
};
