import { expect, it } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { wirePages } from '../../../src/machines/pages/pages.wire.ts';
import { allFeatures } from '../../support/agentFeatures.ts';
import { holdApi } from '../../support/holdApi.ts';
import { noPages, pagesNowhere } from '../../support/noPages.ts';

const some = { ...allFeatures, salary: false, realTimeSalary: false };

/** The pages of an agent, and the way to another address. */
function opened() {
  const held = holdApi();
  let move: (path: string) => void = () => {};
  const watchPlace = (moved: (path: string) => void) => {
    move = moved;
    return () => {};
  };
  const actor = createActor(wirePages({ ...pagesNowhere, pages: noPages, api: held.api, watchPlace }), {
    input: { isAgent: 1 },
  }).start();
  const features = () => (actor.getSnapshot().children as Record<string, AnyActorRef | undefined>).features;
  return { ...held, go: (path: string) => move(path), features };
}

it('[AGENT-14] keep what there is for agents from the first page of a centre on, and ask for it once', async () => {
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

it('[AGENT-14] ask again with the next page where nobody could say', async () => {
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

it('[ERR-29] fetch a page that did not come as soon as the network is back', async () => {
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
  const watchPlace = (moved: (path: string) => void) => {
    moved('/member/funds');
    return () => {};
  };
  const deps = { ...pagesNowhere, pages, watchNetwork, watchPlace, api: holdApi().api };
  const actor = createActor(wirePages(deps), { input: { isAgent: 0 } }).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('unavailable');
  isAway = false;
  back();
  await expect.poll(() => actor.getSnapshot().value).toBe('missing');
  expect(asked).toEqual(['member/funds', 'member/funds']);
});
