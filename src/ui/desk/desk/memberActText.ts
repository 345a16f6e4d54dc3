import type { TFunction } from 'i18next';
import type { LineMember } from '../../../api/contract/desk/deskLines.ts';
import type { LineAct } from '../../../machines/desk/deskMember/deskMember.events.ts';

/** Consequences of an act on a line, one sentence each. */
export function memberActText(t: TFunction, act: LineAct, member: LineMember): readonly string[] {
  const told = { name: member.username, count: member.members };
  switch (act) {
    case 'move':
      return member.members >= member.twoPeopleFrom
        ? [t('desk_line_say_two'), t('desk_say_move_agreements')]
        : [t('desk_line_say_move', told), t('desk_say_move_agreements')];
    case 'freeze':
      return [t('desk_line_say_freeze', told), t('desk_line_say_freeze_money')];
    case 'unfreeze':
      return [t('desk_line_say_unfreeze', told)];
    case 'close':
      return [t('desk_line_say_close', told)];
  }
}
