export const en = {
  spots_undo: 'Undo',
  spots_clear: 'Clear',
  spots_repeat: 'Repeat',
  spots_double: 'Double all bets',
  spots_acts: 'Chips on the table',
  spots_missing: 'Choose a spot',
  spots_yours: 'your bet {amount}',
  spots_won: 'pays {amount}',
  spots_bets: 'Spots',
  spots_close: 'Close',
  spots_pays: 'Pays',
  spots_bet: 'Bet',
  spots_return: 'Return',
  spots_nothing: 'none of your spots',
  spots_paid: 'pays {spots}',
  spots_more: '+{count} more',
};
export type SpotsKey = keyof typeof en;
