import type { limitWordsEn } from './limitWords.en.ts';

export const limitWordsPt: Record<keyof typeof limitWordsEn, string> = {
  limit_kind_deposit: 'Depósitos',
  limit_kind_loss: 'Perdas',
  limit_kind_stake: 'Aposta máxima',
  limit_kind_time: 'Tempo de jogo',
  limit_period_bet: 'por jogada',
  limit_period_day: 'por dia',
  limit_period_week: 'em 7 dias',
  limit_period_month: 'em 30 dias',
  limit_which: '{{kind}} {{period}}',
  limit_meter: '{{limit}}: {{used}} de {{amount}}',
  limit_of: '{{used}} / {{amount}}',
  limit_resets: 'Recomeça às {{time}}',
  limit_highest: 'Maior aposta hoje',
  limit_left: 'Restam {{amount}}',
  limit_near: 'Perto do limite: restam {{amount}}',
  limit_reached: 'Atingido',
  protect_hours: '{{hours}} h {{minutes}} min',
  protect_hours_whole: '{{hours}} h',
  protect_minutes: '{{minutes}} min',
};
