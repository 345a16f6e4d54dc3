import type { RewardGame, WinKind } from '../../api/contract/member/rewardCentre.ts';

const kindsEn = {
  win_checkIn: 'Daily check-in',
  win_wheel: 'Lucky wheel',
  win_envelope: 'Red envelope',
  win_egg: 'Golden egg',
} as const satisfies Record<`win_${WinKind}`, string>;

const drawsEn = {
  reward_draw_wheel: 'Spin the wheel',
  reward_draw_envelope: 'Open the envelope',
  reward_draw_egg: 'Crack the egg',
} as const satisfies Record<`reward_draw_${RewardGame}`, string>;

/** Words of the reward centre. */
export const rewardCentreEn = {
  ...kindsEn,
  ...drawsEn,
  reward_failed: 'The reward centre could not be loaded',
  reward_check_in: 'Check in',
  reward_check_in_text: 'Points every day, more with each day in a row. After day 7 it starts again.',
  reward_check_in_done: 'Checked in today. Come back tomorrow for {{points}} points.',
  reward_day: 'Day {{day}}',
  reward_day_had: 'Day {{day}}: {{points}} points, checked in',
  reward_day_now: 'Day {{day}}: {{points}} points, today',
  reward_day_later: 'Day {{day}}: {{points}} points',
  reward_points: '{{points}} points',
  reward_points_one: '{{points}} point',
  reward_chance: 'Check-in and one chance of each a day, after {{bets}} of valid bets',
  reward_chance_earned: 'Today’s check-in and chances are yours.',
  reward_chance_left: '{{left}} of valid bets to go.',
  reward_chance_bets: 'Valid bets today: {{played}} of {{bets}}',
  reward_wheel_text: 'Each slice is as wide as its odds.',
  reward_envelope_text: 'Every envelope has the same odds.',
  reward_egg_text: 'One tap, one prize.',
  reward_prize: 'Prize',
  reward_odds: 'Odds',
  reward_average: 'On average {{amount}} and {{points}} points a draw.',
  reward_average_money: 'On average {{amount}} a draw.',
  reward_won: 'You won {{prize}}.',
  reward_checked_in: 'Day {{day}}: {{points}} points are yours.',
  reward_tickets: 'Tickets from the points mall: {{tickets}}',
  reward_drawn: 'Drawn today. The next chance comes tomorrow.',
  reward_fair: 'How you can check the draw',
  reward_fair_text:
    'The prize comes from a seed. Its SHA-256 is shown before the draw, the seed after it. HMAC-SHA256 of the seed over “{{game}}:0”: its first 48 bits, modulo {{weights}}, fall on the prize.',
  reward_commitment: 'SHA-256 of the next seed',
  reward_drawn_commitment: 'SHA-256 shown before',
  reward_seed: 'Seed',
  reward_look: 'See my rewards',
  reward_history: 'History',
  reward_history_kind: 'Kind',
  reward_history_all: 'All',
  reward_history_none: 'No rewards yet',
  reward_history_none_text: 'Check-ins and prizes appear here.',
  reward_history_failed: 'Your history could not be loaded',
  reward_history_odds: 'Odds {{weight}} in {{weights}}',
} as const;
