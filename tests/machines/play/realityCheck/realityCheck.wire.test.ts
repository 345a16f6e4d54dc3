// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import { protectionContract } from '../../../../src/api/contract/member/protection.ts';
import { wireRealityCheck } from '../../../../src/machines/play/realityCheck/realityCheck.wire.ts';
import { plug } from '../../../../src/machines/support/plug.ts';
import { due, soon } from '../../../model/play/realityCheck/realityCheck.spec.ts';
import { holdApi } from '../../../support/holdApi.ts';

/** A game with its reality check, and the next answer of the server. */
function open() {
  const { api, calls } = holdApi();
  const actor = createActor(plug(wireRealityCheck({ storage: sessionStorage }), { api })).start();
  onTestFinished(() => {
    actor.stop();
    sessionStorage.clear();
  });
  const answer = async (value: typeof due) => {
    const call = calls.findLast(({ id }) => id === protectionContract.state.id) ?? expect.unreachable();
    call.answer(value);
    await expect.poll(() => actor.getSnapshot().matches('asking')).toBe(false);
  };
  return { actor, answer };
}

it('[design: a reload does not get around the reality check] is due again until the player has gone on', async () => {
  const first = open();
  await first.answer(due);
  first.actor.stop();
  const reloaded = open();
  await reloaded.answer(due);
  expect(reloaded.actor.getSnapshot().value).toBe('due');
  reloaded.actor.send({ type: 'reality.goOn' });
  reloaded.actor.stop();
  const next = open();
  await next.answer(due);
  expect(next.actor.getSnapshot().value).toBe('waiting');
});

it('[design: the first reality check comes after the time that was chosen] waits at 42 of 60 minutes', async () => {
  const { actor, answer } = open();
  await answer(soon);
  expect(actor.getSnapshot().value).toBe('waiting');
});
