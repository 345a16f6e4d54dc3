// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Flow } from '../kit/flow.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import type { Screen, View } from '../kit/view.ts';
import { viewTests } from '../kit/viewTests.ts';
import { press } from '../onScreen.tsx';
import { promotionsFlow, promotionsView } from './promotions.view.tsx';
import { type ResourceMachine, resourceTransitions } from './resource.spec.ts';
import { rowOf, rows, winners, winnersFlow, winnersView } from './winners.view.tsx';

const opened: Screen['close'][] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const [full, empty, offline] = [0, 1, 2];

/** The section on screen, loading for the first time. */
function openSection(flow: Flow<ResourceMachine>, view: View<ResourceMachine>) {
  const { actor, children, settle } = createHarness(flow, flow.inputs[0]);
  const { carryOut, close } = view.open(actor);
  opened.push(close);
  const ends = (which: number) => flow.outcomes.fetchResource[which] ?? expect.unreachable('no such outcome');
  return {
    carryOut,
    settle: (which: number) => carryOut(() => settle(children().fetchResource, ends(which))),
    askAnew: () => carryOut(() => actor.send({ type: 'resource.load', call: {} })),
    /** Checks the expectation of the current state. */
    look: async () => {
      const snapshot = actor.getSnapshot();
      await view.expectations[snapshot.value](snapshot);
      return snapshot.value;
    },
  };
}

describe.each([
  ['[HOME-01] [HOME-02] the winners', winnersFlow, winnersView],
  ['[HOME-06] the promotions', promotionsFlow, promotionsView],
] as const)('%s on screen', (_name, flow, view) => {
  it.each(modelTests(flow, resourceTransitions))('machine alone: %s', (_title, run) => run());

  it.each(viewTests(flow, view))('%s', (_title, run) => run());

  it('show an empty state', async () => {
    const { settle, look } = openSection(flow, view);
    await settle(empty);
    expect(await look()).toBe('ready');
  });

  it('stay on screen during a refresh, and when it fails', async () => {
    const { settle, askAnew, look } = openSection(flow, view);
    await settle(full);
    await askAnew();
    expect(await look()).toBe('loading');
    await settle(offline);
    expect(await look()).toBe('failed');
  });
});

describe('[HOME-03] [HOME-09] the winners', () => {
  it('show ten rows a page', async () => {
    const { carryOut, settle } = openSection(winnersFlow, winnersView);
    await settle(full);
    await carryOut(() => press('Page 2'));
    expect(rows()).toEqual(
      winners(20)
        .list.slice(10)
        .map(({ vo }) => rowOf(vo)),
    );
  });
});

describe('a promotion', () => {
  it("shows the merchant's text", async () => {
    const { settle } = openSection(promotionsFlow, promotionsView);
    await settle(full);
    expect(await screen.findByText('content of p1')).toBeTruthy();
  });
});
