// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { ChatMessage } from '../../../../src/api/contract/member/chat.ts';
import { chatMachine } from '../../../../src/machines/member/chat/chat.machine.ts';
import { ChatDialog } from '../../../../src/ui/member/chat/ChatDialog.tsx';
import { onScreen } from '../../../model/onScreen.tsx';

const said = (seq: number, name: string, text: string, isStaff: boolean): ChatMessage => ({
  ...{ seq, name, text, isStaff, own: null, reason: null },
  at: Date.UTC(2026, 10, 21, 11, 42 + seq),
});

it('[MODAL-08] marks what staff says, and offers to hide or report members alone', async () => {
  const silent = fromCallback(() => {});
  const machine = chatMachine.provide({ actors: { network: silent, channel: silent } as never });
  const actor = createActor(machine, { input: { who: 'member', color: '#6b3fa0' } }).start();
  const view = onScreen<typeof actor>((shown) => <ChatDialog actor={shown} />)(actor);
  const messages = [said(1, 'Statehouse', 'No. Never share a code.', true), said(2, 'Staff', 'Trust me', false)];
  await act(async () =>
    actor.send({ type: 'chat.room', key: 'k', room: { messages, present: 3, hidden: 0, mutedUntil: null } }),
  );
  const [staff, member] = screen.getAllByRole('article');
  if (staff === undefined || member === undefined) throw new Error('two messages');
  expect([staff, member].map((one) => within(one).getByRole('banner').textContent)).toEqual([
    'StatehouseStaff19:43',
    'Staff19:44',
  ]);
  expect([staff, member].map((one) => within(one).queryAllByRole('button').length)).toEqual([0, 1]);
  view.close();
  actor.stop();
});
