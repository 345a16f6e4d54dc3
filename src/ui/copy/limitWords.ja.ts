import type { limitWordsEn } from './limitWords.en.ts';

export const limitWordsJa: Record<keyof typeof limitWordsEn, string> = {
  limit_kind_deposit: '入金',
  limit_kind_loss: '損失',
  limit_kind_stake: '賭け金',
  limit_kind_time: 'プレイ時間',
  limit_period_bet: '1ベット',
  limit_period_day: '1日',
  limit_period_week: '7日間',
  limit_period_month: '30日間',
  limit_which: '{{kind}}（{{period}}）',
  limit_meter: '{{limit}}：{{used}} / {{amount}}',
  limit_of: '{{used}} / {{amount}}',
  limit_resets: 'リセット {{time}}',
  limit_highest: '本日の最高ベット額',
  limit_left: '残り{{amount}}',
  limit_near: '上限間近：残り{{amount}}',
  limit_reached: '上限到達',
  protect_hours: '{{hours}}時間{{minutes}}分',
  protect_hours_whole: '{{hours}}時間',
  protect_minutes: '{{minutes}}分',
};
