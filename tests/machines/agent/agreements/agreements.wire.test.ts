import { describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { businessDay } from '../../../src/api/contract/rules/businessDay.ts';
import { contractsMachine } from '../../../src/machines/contracts/contracts.machine.ts';
import { plug } from '../../../src/machines/support/plug.ts';
import { offered } from '../../model/contract/contract.spec.ts';
import { allFeatures } from '../../support/agentFeatures.ts';
import { holdApi } from '../../support/holdApi.ts';

const waits = { dailysalreqtype: null, divtypereq: null, contracthoursalreq: null, realtimesalreqtype: null };

const held = holdApi();
const machine = plug(contractsMachine, { ...held, today: () => businessDay(offered.offeredAt) });

/** The contract requests of a browser, with one contract of each kind that waits. */
async function opened() {
  const actor = createActor(machine, {
    input: { language: 'TH', keySeed: 'a-seed-of-sixteen', address: '/' },
  }).start();
  held.last().answer(allFeatures);
  await expect.poll(() => held.last().id).toBe('agentContract.requests');
  const list = (['dividend', 'daily', 'hourly', 'realTime'] as const).map((kind, at) => ({
    ...offered,
    kind,
    id: offered.id.replace(/.$/, String(at)),
  }));
  held.last().answer({ ...waits, list });
  await expect.poll(() => held.last().id).toBe('agentContract.dividendList');
  return { ...held, actor, idOf: (at: number) => list[at]?.id ?? expect.unreachable() };
}

describe('the contract requests in the browser call', () => {
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
      `agentContract.${kind}List`,
      { request: { as: 'downline', open: '1', page: 1, pageSize: '10' } },
    ]);
    last().answer({ list: [], count: 0 });
    const id = idOf(at);
    actor.send({ type: 'contracts.open', id });
    expect([last().id, last().call]).toEqual(['agentContract.history', { request: { id } }]);
    last().answer({ contract: { ...offered, kind, id }, changes: [], before: null });
    const contract: AnyActorRef = actor.getSnapshot().children.contract ?? expect.unreachable();
    await expect.poll(() => contract.getSnapshot().value).toBe('shown');
    contract.send({ type: 'contract.choose', act: 'decline' });
    contract.send({ type: 'contract.submit' });
    expect([last().id, last().call]).toEqual([
      `agentContract.${kind}`,
      { request: { do: 'decline', id }, idempotencyKey: 'a-seed-of-sixteen-1-1' },
    ]);
  });
});
