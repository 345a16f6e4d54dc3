import { expect, it, onTestFinished } from 'vitest';
import { createActor, type EventObject, setup } from 'xstate';
import { apiPort } from '../../../../src/api/actors.ts';
import { createApiClient } from '../../../../src/api/client.ts';
import { walletContract } from '../../../../src/api/contract/money/wallet.ts';
import { createMask } from '../../../../src/console/core/mask.ts';
import { createRecorder } from '../../../../src/console/core/recorder.ts';
import { sequenceOf } from '../../../../src/console/core/sequence.ts';
import { plug } from '../../../../src/machines/support/plug.ts';
import { callerOf } from '../../../../src/qa/watchedCalls.ts';
import { openTap, settled } from './openTap.ts';

const input = { request: {}, headers: { 'x-background': '0' } } as const;

/** Three wallets that read the same balance as soon as they start. */
const wallets = setup({ actors: { readBalance: apiPort(walletContract.balance) } }).createMachine({
  id: 'wallets',
  invoke: ['casino', 'main', 'sports'].map((id) => ({ id, src: 'readBalance' as const, input })),
});

it('calls of one tick have each their own caller, in the order of their start', async () => {
  const recorder = createRecorder({
    ...{ mask: createMask(new Set()), maskEvent: (event: EventObject) => event, now: () => 0 },
  });
  const { tap, target } = openTap({
    callerOf: (init) => {
      const caller = callerOf(init);
      return caller && recorder.actorOf(caller);
    },
  });
  const api = createApiClient({
    ...{ baseURL: 'https://site.test/', readToken: () => 'token', readLanguage: () => 'EN', fetch: target.fetch },
    seal: () => Promise.reject(new Error('nothing is sealed here')),
  });
  void target.fetch('https://site.test/wps/system/status');
  const actor = createActor(plug(wallets, { api }), { id: 'wallets', inspect: recorder.inspect }).start();
  // Nothing answers: after 20 s the calls would fail, in whatever test runs then.
  onTestFinished(() => void actor.stop());
  await settled();
  expect(tap.log.read().map(({ seq, id, caller }) => `${seq} ${id} of ${caller?.path}`)).toEqual([
    '1 system.status of undefined',
    '2 wallet.balance of wallets/casino',
    '3 wallet.balance of wallets/main',
    '4 wallet.balance of wallets/sports',
  ]);
  const { arrows, lanes } = sequenceOf(recorder, tap.log.read(), { most: 60 });
  expect(arrows.map(({ from, to, label }) => `${lanes[from]?.name} to ${lanes[to]?.name}, ${label}`)).toEqual([
    'wallets to casino, start',
    'wallets to main, start',
    'wallets to sports, start',
    'page to server, GET system.status',
    'casino to server, GET wallet.balance',
    'main to server, GET wallet.balance',
    'sports to server, GET wallet.balance',
  ]);
});
