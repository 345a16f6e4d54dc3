import { describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { businessDay } from '../../../../src/api/contract/rules/businessDay.ts';
import { agreementsMachine } from '../../../../src/machines/agent/agreements/agreements.machine.ts';
import { plug } from '../../../../src/machines/support/plug.ts';
import { offered } from '../../../model/agent/agreement/agreement.spec.ts';
import { allFeatures } from '../../../support/agentFeatures.ts';
import { holdApi } from '../../../support/holdApi.ts';

const waits = { dailysalreqtype: null, divtypereq: null, contracthoursalreq: null, realtimesalreqtype: null };

const held = holdApi();
const machine = plug(agreementsMachine, { ...held, today: () => businessDay(offered.offeredAt) });

/** The agreement requests of a browser, with one agreement of each kind that waits. */
async function opened() {
  const actor = createActor(machine, {
    input: { language: 'TH', keySeed: 'a-seed-of-sixteen', address: '/' },
  }).start();
  held.last().answer(allFeatures);
  await expect.poll(() => held.last().id).toBe('agreement.requests');
  const list = (['dividend', 'daily', 'hourly', 'realTime'] as const).map((kind, at) => ({
    ...offered,
    kind,
    id: offered.id.replace(/.$/, String(at)),
  }));
  held.last().answer({ ...waits, list });
  await expect.poll(() => held.last().id).toBe('agreement.dividendList');
  return { ...held, actor, idOf: (at: number) => list[at]?.id ?? expect.unreachable() };
}

describe('the agreement requests in the browser call', () => {
  it.each([
    ['[API-50]', 'dividend', 0],
    ['[API-51]', 'daily', 1],
    ['[API-52]', 'hourly', 2],
    ['[API-53]', 'realTime', 3],
  ] as const)('%s the list and the acts of their own kind: %s', async (_, kind, at) => {
    const { actor, last, idOf } = await opened();
    const list: AnyActorRef = actor.getSnapshot().children.list ?? expect.unreachable();
    list.send({ type: 'list.filter', name: 'kind', value: kind });
    expect([last().id, last().call]).toEqual([
      `agreement.${kind}List`,
      { request: { as: 'downline', open: '1', page: 1, pageSize: '10' } },
    ]);
    last().answer({ list: [], count: 0 });
    const id = idOf(at);
    actor.send({ type: 'agreements.open', id });
    expect([last().id, last().call]).toEqual(['agreement.history', { request: { id } }]);
    last().answer({ agreement: { ...offered, kind, id }, changes: [], before: null });
    const agreement: AnyActorRef = actor.getSnapshot().children.agreement ?? expect.unreachable();
    await expect.poll(() => agreement.getSnapshot().value).toBe('shown');
    agreement.send({ type: 'agreement.choose', act: 'decline' });
    agreement.send({ type: 'agreement.submit' });
    expect([last().id, last().call]).toEqual([
      `agreement.${kind}`,
      { request: { do: 'decline', id }, idempotencyKey: 'a-seed-of-sixteen-1-1' },
    ]);
  });
});
