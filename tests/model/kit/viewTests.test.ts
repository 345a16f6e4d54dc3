// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ownFolder } from './failures/ownFolder.ts';
import { doorFlow, doorView, saidBy } from './plainView.ts';
import { replay } from './replay.ts';
import { exploreView, viewTests } from './viewTests.ts';
import { withheldResults } from './withheldResults.ts';

withheldResults();
const folderOf = ownFolder();

const tests = (view: ReturnType<typeof doorView>, offScreen: readonly string[] = []) =>
  viewTests(doorFlow, view, offScreen, {}, folderOf());

/** Which states a walk was in, one after another, by what the view was asked to show. */
function watched() {
  const states: string[] = [];
  const note = ({ value }: { readonly value: unknown }) => void states.push(String(value));
  const expectations = { shut: note, opening: note, open: note, stuck: note, left: note };
  return { states, view: doorView({}, { expectations }) };
}

const runAll = async (rows: ReturnType<typeof viewTests>): Promise<void> => {
  for (const [, run] of rows) await run();
};

describe('the tests of a flow on screen', () => {
  it('take every two transitions one after the other, and look at every state on the way', async () => {
    const { states, view } = watched();
    const rows = tests(view);
    await runAll(rows);
    const threes = new Set(states.map((_, at) => states.slice(at, at + 3).join(', ')));
    for (const way of ['shut, opening, open', 'opening, open, shut', 'open, shut, opening', 'stuck, opening, stuck']) {
      expect(threes).toContain(way);
    }
  });

  it('name exactly what the view has no way to', async () => {
    const offers = { ...doorView().offers, 'door.leave': () => false };
    const title = 'offers every transition but those named here';
    const view = doorView({ open: '<button data-tells="door.shut">Shut</button>' }, { offers });
    expect(await saidBy(tests(view, ['open, door.leave -> left']), title)).toBeNull();
    expect(await saidBy(tests(view), title)).not.toBeNull();
    expect(await saidBy(tests(doorView(), ['open, door.leave -> left']), title)).not.toBeNull();
  });

  it('say what to do about a state that nobody describes', async () => {
    const { stuck: _, ...expectations } = doorView().expectations;
    const rows = tests(doorView({}, { expectations: expectations as never }));
    expect(await saidBy(rows, 'shows no two states alike')).toMatch(
      /^door fails on screen: nobody says what stuck looks like: put it in `expectations` of the view\n/,
    );
  });

  it('say what to do about a driver that finds nothing to press', async () => {
    const drivers = {
      ...doorView().drivers,
      'door.leave': () => {
        throw new Error('no way out\nand a long story');
      },
    };
    const view = doorView({}, { drivers });
    expect(await saidBy(tests(view), 'has each control enabled')).toBe(
      'open: door.leave can happen and is offered, and its driver finds no control. Show one, mend the driver, or say in `offers` that there is none.',
    );
    const path = exploreView(doorFlow, view).find(({ text }) => text.includes('door.leave'))?.path;
    await expect(replay(doorFlow, path ?? expect.unreachable(), view)).rejects.toThrow(
      'open: the driver of door.leave finds nothing to press (no way out). Show a control, mend the driver, or let `offers` say that there is none.',
    );
  });
});
