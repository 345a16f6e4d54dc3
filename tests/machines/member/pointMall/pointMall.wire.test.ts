import { expect, it } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { pointMallMachine } from '../../../../src/machines/member/pointMall/pointMall.machine.ts';
import { plug } from '../../../../src/machines/support/plug.ts';
import { pointRules as rules } from '../../../model/member/pointMall/pointMall.spec.ts';
import { lantern, ticket } from '../../../model/member/redeem/redeem.spec.ts';
import { holdApi } from '../../../support/holdApi.ts';

/** The mall of a browser with two rewards, both of which can be had. */
async function opened() {
  const held = holdApi();
  const machine = plug(pointMallMachine, { ...held, today: () => '2026-11-22' });
  const actor = createActor(machine, { input: { language: 'TH', keySeed: 'a-seed-of-sixteen', address: '/' } }).start();
  const answers = [
    ['points.balance', { points: 1_500, held: 0 }],
    ['points.rewards', { list: [lantern, ticket] }],
    ['points.config', rules],
  ] as const;
  for (const [id, value] of answers) {
    await expect.poll(() => held.last().id).toBe(id);
    held.last().answer(value);
  }
  await expect.poll(() => actor.getSnapshot().matches({ standing: 'known' })).toBe(true);
  const below = (name: 'redeem' | 'convert' | 'pointsRecord'): AnyActorRef =>
    actor.getSnapshot().children[name] ?? expect.unreachable(`no ${name} runs`);
  return { actor, below };
}

it('[POINTS-09] redeems the chosen reward, whatever its position', async () => {
  const { actor, below } = await opened();
  actor.send({ type: 'pointMall.choose', id: ticket.id });
  expect(below('redeem').getSnapshot().context).toMatchObject({
    language: 'TH',
    keySeed: 'a-seed-of-sixteen-1',
    reward: ticket,
    points: 1_500,
    maxPerExchange: rules.maxPerExchange,
  });
});

it("converts by the server's rules, with a key of its own", async () => {
  const { actor, below } = await opened();
  actor.send({ type: 'pointMall.showConvert' });
  expect(below('convert').getSnapshot().context).toMatchObject({
    keySeed: 'a-seed-of-sixteen-1',
    points: 1_500,
    pointsPerLot: rules.pointsPerLot,
    moneyPerLot: rules.moneyPerLot,
  });
  actor.send({ type: 'pointMall.showCatalogue' });
  actor.send({ type: 'pointMall.showConvert' });
  expect(below('convert').getSnapshot().context.keySeed).toBe('a-seed-of-sixteen-2');
});

it('shows the record in the current language, also after a change', async () => {
  const { actor, below } = await opened();
  actor.send({ type: 'page.language', language: 'EN' });
  actor.send({ type: 'pointMall.showRecord' });
  expect(below('pointsRecord').getSnapshot().context.language).toBe('EN');
});
