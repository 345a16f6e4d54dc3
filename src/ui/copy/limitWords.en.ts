import type { LimitKind, LimitPeriod } from '../../api/contract/member/protection.ts';

const kindsEn = {
  limit_kind_deposit: 'Deposits',
  limit_kind_loss: 'Losses',
  limit_kind_stake: 'Stake',
  limit_kind_time: 'Play time',
} as const satisfies Record<`limit_kind_${LimitKind}`, string>;

const periodsEn = {
  limit_period_bet: 'per bet',
  limit_period_day: 'per day',
  limit_period_week: 'in 7 days',
  limit_period_month: 'in 30 days',
} as const satisfies Record<`limit_period_${LimitPeriod}`, string>;

/** A limit in words: on the page of player protection, and where a game ends by one. */
export const limitWordsEn = {
  ...kindsEn,
  ...periodsEn,
  limit_which: '{{kind}} {{period}}',
  limit_meter: '{{limit}}: {{used}} of {{amount}}',
  limit_of: '{{used}} / {{amount}}',
  limit_resets: 'Starts again {{time}}',
  limit_highest: 'Highest today',
  limit_left: '{{amount}} left',
  limit_near: 'Close: {{amount}} left',
  limit_reached: 'Reached',
  protect_hours: '{{hours}} h {{minutes}} min',
  protect_hours_whole: '{{hours}} h',
  protect_minutes: '{{minutes}} min',
} as const;
