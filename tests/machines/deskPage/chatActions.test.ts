import { describe, expect, it } from 'vitest';
import { actionsOf, type DeskPart, requiredInput } from '../../../src/machines/deskPage/deskPage.rules.ts';
import { chatMessages } from '../../model/deskPage/deskParts.ts';

const offered = (part: DeskPart, mayAct = true) =>
  actionsOf({ part, mayAct, operator: 'desk1' }).map(({ what }) => what);

describe('a chat message at the desk', () => {
  it('[MODAL-08] can be removed once and its author muted, with a reason, and only by an operator', () => {
    if (chatMessages.kind !== 'chat') expect.unreachable();
    const list = chatMessages.list.map((one) => ({ ...one, removedBy: 'desk1' }));
    const mutes = ['muteChatShort', 'muteChatLong'] as const;
    expect([offered(chatMessages), offered({ ...chatMessages, list }), offered(chatMessages, false)]).toEqual([
      ['removeChat', ...mutes],
      mutes,
      [],
    ]);
    const needed = (['removeChat', ...mutes] as const).map((what) => requiredInput({ what, id: '7' }));
    expect(needed).toEqual(['reason', 'reason', 'reason']);
  });
});
