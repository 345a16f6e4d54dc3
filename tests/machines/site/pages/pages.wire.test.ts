import { expect, it } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { missionContract } from '../../../../src/api/contract/member/mission.ts';
import { pageOf } from '../../../../src/machines/site/pages/pages.rules.ts';
import { type Beside, wirePages } from '../../../../src/machines/site/pages/pages.wire.ts';
import { plug } from '../../../../src/machines/support/plug.ts';
import { beside } from '../../../../src/routes/pages/registered.ts';
import { allFeatures } from '../../../support/agentFeatures.ts';
import { holdApi } from '../../../support/holdApi.ts';
import { noPages, pagesNowhere } from '../../../support/noPages.ts';

const some = { ...allFeatures, salary: false, realTimeSalary: false };

/** The pages of an agent, and the way to another address. */
function opened(hasFeatures = true) {
  const held = holdApi();
  let move: (path: string, query: string) => void = () => {};
  const watchLocation = (moved: typeof move) => {
    move = moved;
    return () => {};
  };
  const others = holdApi();
  const besideOf = (name: Beside) => plug(beside[name], name === 'features' ? held : others);
  const pages = { ...noPages, besideOf };
  const actor = createActor(wirePages({ ...pagesNowhere, pages, watchLocation, pageOf, hasFeatures }), {
    input: { isAgent: 1 },
  }).start();
  const features = () => (actor.getSnapshot().children as Record<string, AnyActorRef | undefined>).features;
  return {
    ...held,
    go: (path: string, query = '') => move(path, query),
    context: () => actor.getSnapshot().context,
    features,
  };
}

it('[AGENT-14] loads the agent features once, with the first page of a centre', async () => {
  const { calls, last, go, features } = opened();
  go('/home');
  expect([calls.length, features()]).toEqual([0, undefined]);
  go('/agent');
  await expect.poll(() => calls.map(({ id }) => id)).toEqual(['agentFeatures.read']);
  last().answer(some);
  await expect.poll(() => features()?.getSnapshot().context.value).toEqual(some);
  go('/agent/dailyWages');
  go('/member');
  expect([calls.length, features()?.getSnapshot().context.value]).toEqual([1, some]);
});

it('[AGENT-14] loads them again with the next page after a failure', async () => {
  const { calls, last, go, features } = opened();
  go('/agent');
  await expect.poll(() => calls.length).toBe(1);
  last().fail({ kind: 'offline' });
  await expect.poll(() => features()?.getSnapshot().value).toBe('failed');
  go('/agent/dailyWages');
  await expect.poll(() => calls.length).toBe(2);
  last().answer(some);
  await expect.poll(() => features()?.getSnapshot().context.value).toEqual(some);
});

it('[ERR-29] loads a failed page as soon as the network returns', async () => {
  let isAway = true;
  const asked: string[] = [];
  const pages = {
    ...noPages,
    load: (page: string) => {
      asked.push(page);
      return isAway ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(false);
    },
  };
  let back = () => {};
  const watchNetwork = (told: () => void) => {
    back = told;
    return () => {};
  };
  const watchLocation = (moved: (path: string, query: string) => void) => {
    moved('/member/funds', '');
    return () => {};
  };
  const deps = { ...pagesNowhere, pages, watchNetwork, watchLocation, pageOf, hasFeatures: true };
  const actor = createActor(wirePages(deps), { input: { isAgent: 0 } }).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('unavailable');
  isAway = false;
  back();
  await expect.poll(() => actor.getSnapshot().value).toBe('missing');
  expect(asked).toEqual(['member/funds', 'member/funds']);
});

it('[AGENT-14] loads none for the pages of everybody', async () => {
  const { calls, go, features, context } = opened(false);
  go('/member', '?tab=2');
  await expect
    .poll(() => context())
    .toEqual({
      isAgent: 1,
      page: 'member/securityCenter',
      address: '/member?tab=2',
      language: 'TH',
    });
  expect([calls.length, features()]).toEqual([0, undefined]);
});

it('[MEMBER-19] counts the mission rewards with each page that opens, but not for a trial', async () => {
  const counted = (isAgent: 0 | 4) => {
    const held = holdApi();
    let move: (path: string, query: string) => void = () => {};
    const pages = {
      ...noPages,
      besideOf: (name: Beside) => plug(beside[name], held),
    };
    const watchLocation = (moved: typeof move) => {
      move = moved;
      return () => {};
    };
    createActor(wirePages({ ...pagesNowhere, pages, watchLocation, pageOf, hasFeatures: true }), {
      input: { isAgent },
    }).start();
    return {
      go: (path: string) => move(path, ''),
      asked: () => held.calls.filter(({ id }) => id === missionContract.available.id).length,
    };
  };
  const member = counted(0);
  member.go('/member/protect');
  await expect.poll(member.asked).toBe(1);
  member.go('/member/withdraw');
  await expect.poll(member.asked).toBe(2);
  const trial = counted(4);
  trial.go('/game/lantern-night');
  await new Promise((resolve) => setImmediate(resolve));
  expect(trial.asked()).toBe(0);
});
