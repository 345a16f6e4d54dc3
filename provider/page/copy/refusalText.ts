import { money, type Translate } from './text.ts';

/** Why a stake was not accepted. Nothing was taken. */
export function refusalText(t: Translate, code: string, balance: number): string {
  switch (code) {
    case 'INSUFFICIENT_FUNDS':
      return t('insufficient', { balance: money(balance) });
    case 'LIMIT_REACHED':
      return t('limit', { balance: money(balance) });
    case 'SESSION_ENDED':
    case 'SESSION_UNKNOWN':
      return t('session_ended');
    case 'PLAYER_BLOCKED':
      return t('player_blocked');
    case 'ROUND_OPEN':
      return t('round_open');
    default:
      return t('refused');
  }
}
