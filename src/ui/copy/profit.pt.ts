import type { profitEn } from './profit.en.ts';

export const profitPt: Record<keyof typeof profitEn, string> = {
  profit_title: 'Ganhos e perdas',
  profit_net: 'Resultado líquido',
  profit_bets_one: '{{count}} aposta, com bônus',
  profit_bets_other: '{{count}} apostas, com bônus',
  profit_stake: 'Apostado',
  profit_payout: 'Retorno',
  profit_bonuses: 'Bônus',
  profit_won: 'Dias de ganho',
  profit_lost: 'Dias de perda',
  profit_total: 'Acumulado',
  profit_categories: 'Por categoria',
  profit_category: 'Categoria',
  profit_days: 'Por dia',
  profit_day: 'Dia',
  profit_limit_text: 'Jogue só o que você pode perder.',
  profit_limit: 'Definir limite de perda',
  profit_empty: 'Nada jogado',
  profit_empty_text: 'Nenhuma aposta liquidada nem bônus neste período.',
  profit_failed: 'Não foi possível carregar seus ganhos e perdas',
};
