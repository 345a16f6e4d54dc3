import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { deskMachine } from '../../../../src/machines/desk/desk/desk.machine.ts';
import { waiting } from '../../../model/desk/deskPage/deskParts.ts';

/** The desk of a signed-in operator. */
async function seated() {
  const never = fromPromise<never>(() => new Promise(() => {}));
  const desk = createActor(
    deskMachine.provide({
      actors: {
        readOverview: fromPromise(async () => ({
          ...{ me: { name: 'desk1', role: 'operator' as const }, secondFactor: 'off' as const },
          ...{ waiting, serverTime: 1_795_000_000_000 },
        })) as never,
        sendSignOut: never as never,
        page: never as never,
        member: never as never,
        theme: never as never,
        locale: never as never,
      },
    }),
    { input: { language: 'EN', theme: 'system', keySeed: 'seed', hasToken: true } },
  ).start();
  await expect.poll(() => desk.getSnapshot().matches({ open: { seated: 'looking' } })).toBe(true);
  const seat = () => desk.getSnapshot().value;
  return { desk, seat };
}

/** Who writes a new promotion. */
async function writing() {
  const { desk, seat } = await seated();
  desk.send({ type: 'desk.edit', subject: 'promotion', id: null, isCopy: false });
  const editor = () => desk.getSnapshot().children.editor;
  return { desk, editor, seat };
}
/** Who writes a message. */
async function writingMessage() {
  const { desk, seat } = await seated();
  desk.send({ type: 'desk.goTo', page: 'messages' });
  const message = () => desk.getSnapshot().children.message;
  return { desk, message, seat };
}
const write = { type: 'deskEditor.type', field: 'titleEN', value: 'Night spins' } as const;

it('leaves an untouched editor for the page of the menu at once', async () => {
  const { desk, seat } = await writing();
  desk.send({ type: 'desk.goTo', page: 'members' });
  expect([seat(), desk.getSnapshot().context.page]).toEqual([{ open: { seated: 'serving' } }, 'members']);
});

it('asks before the menu or the way out would lose what was written, and keeps it', async () => {
  const { desk, editor, seat } = await writing();
  editor()?.send(write);
  for (const away of [
    { type: 'desk.goTo', page: 'news' },
    { type: 'desk.account' },
    { type: 'desk.signOut' },
  ] as const) {
    desk.send(away);
    expect([seat(), editor()?.getSnapshot().value]).toEqual([{ open: { seated: 'editing' } }, 'leaving']);
    editor()?.send({ type: 'deskEditor.back' });
    expect(editor()?.getSnapshot().context.typed.titleEN).toBe('Night spins');
  }
});

it('goes where the menu leads once the changes are given up, and to the list from Back', async () => {
  const { desk, editor, seat } = await writing();
  editor()?.send(write);
  desk.send({ type: 'desk.goTo', page: 'members' });
  editor()?.send({ type: 'deskEditor.discard' });
  expect([seat(), desk.getSnapshot().context.page]).toEqual([{ open: { seated: 'serving' } }, 'members']);

  const second = await writing();
  second.editor()?.send(write);
  second.desk.send({ type: 'desk.goTo', page: 'members' });
  second.editor()?.send({ type: 'deskEditor.back' });
  second.editor()?.send({ type: 'deskEditor.close' });
  second.editor()?.send({ type: 'deskEditor.discard' });
  expect(second.seat()).toEqual({ open: { seated: 'looking' } });
});

it('signs out once the changes are given up', async () => {
  const { desk, editor, seat } = await writing();
  editor()?.send(write);
  desk.send({ type: 'desk.signOut' });
  editor()?.send({ type: 'deskEditor.discard' });
  expect(seat()).toEqual({ open: 'signingOut' });
});

it('[MEMBER-17] asks before the menu or the way out would lose a message, and keeps it', async () => {
  const { desk, message, seat } = await writingMessage();
  message()?.send({ type: 'deskMessage.type', field: 'titleTH', value: 'ของขวัญ' });
  for (const away of [
    { type: 'desk.goTo', page: 'news' },
    { type: 'desk.goTo', page: 'messages' },
    { type: 'desk.account' },
    { type: 'desk.signOut' },
  ] as const) {
    desk.send(away);
    expect([seat(), message()?.getSnapshot().value]).toEqual([{ open: { seated: 'writing' } }, 'leaving']);
    message()?.send({ type: 'deskMessage.back' });
    expect(message()?.getSnapshot().context.typed.titleTH).toBe('ของขวัญ');
  }
  desk.send({ type: 'desk.goTo', page: 'members' });
  message()?.send({ type: 'deskMessage.discard' });
  expect([seat(), desk.getSnapshot().context.page]).toEqual([{ open: { seated: 'serving' } }, 'members']);
});

it('[MEMBER-17] leaves an empty message at once, and opens an empty one on its own page again', async () => {
  const { desk, message, seat } = await writingMessage();
  message()?.send({ type: 'deskMessage.type', field: 'titleTH', value: 'ของขวัญ' });
  desk.send({ type: 'desk.goTo', page: 'messages' });
  message()?.send({ type: 'deskMessage.discard' });
  expect([seat(), message()?.getSnapshot().context.typed.titleTH]).toEqual([{ open: { seated: 'writing' } }, '']);
  desk.send({ type: 'desk.goTo', page: 'news' });
  expect([seat(), desk.getSnapshot().context.page]).toEqual([{ open: { seated: 'looking' } }, 'news']);
});
