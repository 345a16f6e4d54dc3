import { describe, expect, it } from 'vitest';
import { MAX_REPLY_CHARS } from '../../../src/api/contract/feedback.ts';
import {
  actionsOf,
  type DeskPart,
  isInputValid,
  requiredInput,
} from '../../../src/machines/deskPage/deskPage.rules.ts';
import { oneTicket } from '../../model/deskPage/deskParts.ts';

const offered = (part: DeskPart, mayAct = true) =>
  actionsOf({ part, mayAct, operator: 'desk1' }).map(({ what }) => what);

describe('a question at the desk', () => {
  it('[FEEDBACK-01] can be answered and closed by an operator, and no more once it is closed', () => {
    if (oneTicket.kind !== 'ticket') expect.unreachable();
    const closed: DeskPart = { ...oneTicket, detail: { ...oneTicket.detail, status: 'closed' } };
    expect([offered(oneTicket), offered(closed), offered(oneTicket, false)]).toEqual([
      ['replyTicket', 'closeTicket'],
      [],
      [],
    ]);
  });

  it('[FEEDBACK-01] needs an answer of some text, and a reason to close', () => {
    const reply = { what: 'replyTicket', id: 't1' } as const;
    expect([requiredInput(reply), requiredInput({ what: 'closeTicket', id: 't1' })]).toEqual(['reply', 'reason']);
    const sound = (typed: string) => isInputValid({ action: reply, typed });
    expect([
      sound('Found.'),
      sound(' \n'),
      sound('x'.repeat(MAX_REPLY_CHARS)),
      sound('x'.repeat(MAX_REPLY_CHARS + 1)),
    ]).toEqual([true, false, true, false]);
  });
});
