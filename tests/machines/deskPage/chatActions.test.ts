import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  type DeskPart,
  isInputValid,
  requiredInput,
} from '../../../src/machines/deskPage/deskPage.rules.ts';
import { chatMessages } from '../../model/deskPage/deskParts.ts';

const offered = (part: DeskPart, mayAct = true) =>
  actionsOf({ part, mayAct, operator: 'desk1' }).map(({ what }) => what);

describe('a chat message at the desk', () => {
  it('[MODAL-08] can be answered, be removed once and its author muted, with a reason, and only by an operator', () => {
    if (chatMessages.kind !== 'chat') expect.unreachable();
    const list = chatMessages.list.map((one) => ({ ...one, removedBy: 'desk1' }));
    const mutes = ['muteChatShort', 'muteChatLong'] as const;
    expect([offered(chatMessages), offered({ ...chatMessages, list }), offered(chatMessages, false)]).toEqual([
      ['answerChat', 'removeChat', ...mutes],
      mutes,
      [],
    ]);
    const needed = (['answerChat', 'removeChat', ...mutes] as const).map((what) => requiredInput({ what, id: '7' }));
    expect(needed).toEqual(['reply', 'reason', 'reason', 'reason']);
  });

  it.each([
    ['', false],
    ['  ', false],
    ['Please ask support', true],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
    ['two\nlines', false],
  ])('[MODAL-08] is answered with one line of up to 200 characters: %j', (typed, isValid) => {
    expect(isInputValid({ action: { what: 'answerChat', id: '7' }, typed })).toBe(isValid);
  });
});
