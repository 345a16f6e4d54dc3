import { expect, it } from 'vitest';
import { applySet, createFaultSets, keepFaults } from '../../../../src/console/core/calls/faultSets.ts';
import { createFaults } from '../../../../src/console/core/calls/faults.ts';
import { createMask } from '../../../../src/console/core/mask.ts';
import { replyShape } from '../../../../src/qa/watchedCalls.ts';
import { openTap, settled } from './openTap.ts';

const onError = (error: unknown) => expect.unreachable(String(error));
const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
};
const OFFLINE = { call: 'session.login', scope: 'always', fault: { kind: 'offline' } } as const;

it('keeps sets by name in the browser, exchanges them as text, and refuses what holds none', () => {
  const here = storage();
  const sets = createFaultSets(() => here, onError);
  sets.save({ name: 'slow', faults: [{ call: null, scope: 'always', fault: { kind: 'slow', ms: 500 } }] });
  sets.save({ name: 'dead', faults: [OFFLINE] });
  sets.save({ name: 'dead', faults: [OFFLINE, OFFLINE] });
  expect(
    createFaultSets(() => here, onError)
      .read()
      .map(({ name, faults }) => [name, faults.length]),
  ).toEqual([
    ['dead', 2],
    ['slow', 1],
  ]);
  const there = createFaultSets(storage, onError);
  for (const text of [
    'no JSON',
    '[]',
    '[{"name":"x","faults":[{"call":null,"scope":"always","fault":{"kind":"boom"}}]}]',
  ]) {
    expect(() => there.add(text)).toThrow('This file holds no saved sets.');
  }
  expect(there.add(JSON.stringify(sets.read()))).toEqual(['dead', 'slow']);
  there.remove('dead');
  expect(there.read().map(({ name }) => name)).toEqual(['slow']);
});

it('sets a whole set in place of what stood, and what stands for ever again after a reload', () => {
  const session = storage();
  const faults = createFaults(onError);
  keepFaults(faults, session);
  faults.set(null, 'always', { kind: 'hold' });
  applySet(faults, { name: 'dead', faults: [OFFLINE] });
  faults.set('wallet.balance', 'next', { kind: 'drop' });
  const again = createFaults(onError);
  keepFaults(again, session);
  expect(again.read()).toEqual([OFFLINE]);
});

it('puts an edited reply in the place of every reply, its masked secrets being what the server says', async () => {
  const { tap, fetch, reply, latest } = openTap({ mask: createMask(new Set(['token'])) });
  const edited = JSON.stringify(replyShape.envelope({ token: '••••••', firstTimeLogin: true, passwordExpired: false }));
  tap.faults.set('session.login', 'always', { kind: 'answer', text: edited });
  for (const token of ['first1', 'other2']) {
    const answer = fetch('/wps/session/login', { method: 'POST' });
    await reply(replyShape.envelope({ token, firstTimeLogin: false, passwordExpired: false }));
    expect(await (await answer).json()).toEqual(
      replyShape.envelope({ token, firstTimeLogin: true, passwordExpired: false }),
    );
    await settled();
    expect(latest()).toMatchObject({ state: 'done', status: 200, fault: { kind: 'answer' } });
    expect(JSON.stringify(latest()?.reply)).not.toContain(token);
  }
});
