import type { limitWordsEn } from './limitWords.en.ts';

export const limitWordsCn: Record<keyof typeof limitWordsEn, string> = {
  limit_kind_deposit: '存款',
  limit_kind_loss: '亏损',
  limit_kind_stake: '投注额',
  limit_kind_time: '游戏时长',
  limit_period_bet: '每注',
  limit_period_day: '每日',
  limit_period_week: '7 天内',
  limit_period_month: '30 天内',
  limit_which: '{{period}}{{kind}}',
  limit_meter: '{{limit}}限额：已用 {{used}}，共 {{amount}}',
  limit_of: '{{used}} / {{amount}}',
  limit_resets: '{{time}} 重新计算',
  limit_highest: '今日最高单注',
  limit_left: '剩余 {{amount}}',
  limit_near: '即将用完：剩余 {{amount}}',
  limit_reached: '已达上限',
  protect_hours: '{{hours}} 小时 {{minutes}} 分钟',
  protect_hours_whole: '{{hours}} 小时',
  protect_minutes: '{{minutes}} 分钟',
};
