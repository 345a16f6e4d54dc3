// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import type { Console } from '../../../../src/console/core/console.ts';
import { inputText } from '../../../../src/console/core/inputs/inputText.ts';
import type { PageInput } from '../../../../src/console/core/inputs/pageInput.ts';
import type { Target } from '../../../../src/console/core/inputs/target.ts';
import { reportSteps } from '../../../../src/console/core/report/reportSteps.ts';
import { door, doorEvents } from '../../panels/door.ts';
import { callRecord } from '../../support/callRecord.ts';
import { consoleFor } from '../../support/consoleFor.ts';

afterEach(() => document.body.replaceChildren());

const login = { role: 'dialog', name: 'Log in' };
const role = (name: string, within: Target['within'] = null): Target => ({
  ...{ by: 'role', role: 'button', name, within, nth: null },
});
const input = (more: Partial<PageInput>): PageInput => ({
  ...{ seq: 1, at: 0, deed: 'press', target: role('Buy'), value: null, isSecret: false, says: [] },
  ...more,
});

it.each<[string, Partial<PageInput>]>([
  ['Pressed Buy', {}],
  ['Pressed Log in (Log in)', { target: role('Log in', login) }],
  ['Typed “somchai” into Username', { deed: 'type', target: role('Username'), value: 'somchai' }],
  ['Typed a secret into Password', { deed: 'type', target: role('Password'), isSecret: true }],
  ['Cleared Username', { deed: 'type', target: role('Username'), value: '' }],
  ['Chose “Krungthai” in Bank', { deed: 'choose', target: role('Bank'), value: 'Krungthai' }],
  ['Selected Remember me', { deed: 'set', target: role('Remember me'), value: true }],
  ['Cleared Remember me', { deed: 'set', target: role('Remember me'), value: false }],
  ['Pressed the Escape key', { deed: 'key', target: null, value: 'Escape' }],
  ['Pressed the Enter key in Find', { deed: 'key', target: role('Find'), value: 'Enter' }],
])('says %s', (says, more) => {
  expect(inputText(input(more))).toBe(says);
});

const push = (force: number) => ({ type: 'push', force });

it('tells inputs, what the server refused, what the page said, notes, checks and what the console sent, in order', () => {
  const { core, actor } = consoleFor(door, doorEvents);
  const begin = core.clock.now();
  core.send(actor, push(1));
  core.notes.put({ seq: 2, at: begin + 500, text: 'Here' });
  core.checks.add({ seq: 2, at: begin + 600, target: role('Buy'), must: 'enabled', value: null });
  core.checks.judge(1, 'Buy is disabled.');
  const refused = callRecord({
    ...{ id: 'session.login', endedAt: begin + 300, status: 400, state: 'done' },
    replyVerdict: { kind: 'refused', code: 'BAD_CREDENTIALS' },
  });
  const lost = callRecord({
    id: 'home.games',
    startedAt: begin + 310,
    endedAt: begin + 320,
    status: null,
    state: 'failed',
  });
  const inputs = [input({ at: begin + 200 }), input({ at: begin + 400, says: ['Wrong password.'] })];
  const watched: Console = {
    ...core,
    inputs: { read: () => inputs, announced: () => ['Sold out.'], close: () => {} },
    tap: { ...core.tap, log: { ...core.tap.log, read: () => [refused, lost] } },
    clock: { ...core.clock, now: () => begin + 900 },
  };
  expect(reportSteps(watched).map(({ kind, says }) => [kind, says])).toEqual([
    ['did', 'Sent push to door from the console'],
    ['did', 'Pressed Buy'],
    ['server', 'The server refused session.login: Bad credentials'],
    ['server', 'The server did not answer home.games'],
    ['saw', 'The page said: “Wrong password.”'],
    ['did', 'Pressed Buy'],
    ['note', 'Here'],
    ['check', 'Check: Buy is enabled. Failed: Buy is disabled.'],
    ['saw', 'The page said: “Sold out.”'],
  ]);
});
