import { describe, expect, it } from 'vitest';
import { type Does, doneAtEndOf } from '../does.ts';
import { readWalk } from '../writtenWalk.ts';
import { judgedByActor } from './ownTests.ts';
import { boxFlow, parcelFlow } from './smallFlows.ts';

const box = (does: Does) =>
  judgedByActor(boxFlow, async (wrong) => {
    expect(doneAtEndOf(wrong, readWalk(wrong, 'start, put 2'))).toEqual(does);
  });

describe('mutants judged by the own tests of a flow', () => {
  it('survive tests that say nothing of what is done, each by name', async () => {
    const { byActor, survivors } = await judgedByActor(boxFlow, async () => {});
    expect(byActor).toBe(0);
    expect(survivors.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'any, put -> (stays) does not keep',
        'any, put -> (stays) keep leaves holds as it was',
        'any, put -> (stays) keep sets another holds',
      ]),
    );
    expect(survivors.find(({ text }) => text.endsWith('does not keep'))?.told).toBe(
      'put {"holds":2}; context.holds: 1 instead of 2',
    );
  });

  it('are killed by a line that says what is done, and only by the right one', async () => {
    expect(await box({ sets: { holds: 2 } })).toMatchObject({ survivors: [] });
    // Tests that fail on the right machine would kill everything: they are run on it first, as its tests.
    await expect(
      (async () => expect(doneAtEndOf(boxFlow, readWalk(boxFlow, 'start, put 2'))).toEqual({ sets: { holds: 3 } }))(),
    ).rejects.toThrow();
  });

  it('carry wrong values into inputs, messages and the end', async () => {
    const { survivors } = await judgedByActor(parcelFlow, async () => {});
    expect(survivors.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['underWay starts deliver with another tries', 'any ends with another output']),
    );
  });
});
