import type { TFunction } from 'i18next';
import type { DeskAction } from '../../machines/deskPage/deskPage.events.ts';
import type { DeskPart } from '../../machines/deskPage/deskPage.rules.ts';

/** Consequences of a decision about an application or a move, one sentence each. */
export function lineEffects(
  t: TFunction,
  action: DeskAction,
  part: Extract<DeskPart, { readonly kind: 'applications' | 'moves' }>,
): readonly string[] {
  const id = 'id' in action ? action.id : '';
  if (part.kind === 'applications') {
    const row = part.list.find((one) => one.id === id);
    if (row === undefined) return [];
    const name = row.member.username;
    if (action.what === 'refuseApplication') return [t('desk_say_refuseApplication', { name })];
    return [
      row.upline === null
        ? t('desk_say_approveApplication_house', { name })
        : t('desk_say_approveApplication', { name, upline: row.upline }),
    ];
  }
  const move = part.list.find((one) => one.id === id);
  if (move === undefined) return [];
  const told = { name: move.member.username, to: move.to, count: move.members };
  return action.what === 'declineMove'
    ? [t('desk_say_declineMove', told)]
    : [t('desk_say_confirmMove', told), t('desk_say_move_contracts'), move.reason];
}
