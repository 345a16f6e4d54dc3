// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placesToApprove, screensBy } from './compareScreens.ts';
import { graphOf } from './graph.ts';
import { doorFlow, doorView } from './plainView.ts';
import { formatScreens, placesIn } from './screens.ts';
import { ALWAYS } from './turn.ts';

const wallet = 'heading 1 "Wallet"\nBalance: P 5.00\nbutton "Deposit"\nbutton "Withdraw"';

describe('approved screens', () => {
  it('hold every line in its order, and name what an earlier screen has in the same order', () => {
    const text = formatScreens([
      { state: 'open', by: 'start', told: `${wallet}\nbutton "Back"` },
      { state: 'open', by: 'start, wallet.hide', told: `alert\n  "Hidden"\n${wallet}` },
      { state: 'shut', by: 'start, wallet.leave', told: 'button "Withdraw"\nbutton "Deposit"' },
    ]);
    expect(text).toBe(
      [
        '# open\nby start\n',
        `${wallet}\nbutton "Back"\n\n`,
        '# open 2\nby start, wallet.hide\nalert\n  "Hidden"\n',
        '… 4 lines as in open, from heading 1 "Wallet"\n\n',
        '# shut\nby start, wallet.leave\nbutton "Withdraw"\nbutton "Deposit"\n',
      ].join(''),
    );
    expect(placesIn(text)).toEqual([
      { state: 'open', by: 'start' },
      { state: 'open', by: 'start, wallet.hide' },
      { state: 'shut', by: 'start, wallet.leave' },
    ]);
  });

  const graph = graphOf(doorFlow);
  const seen = (looks: Parameters<typeof doorView>[0] = {}) => screensBy(doorFlow, doorView(looks), ALWAYS);

  it('are one for each state, on the shortest walk to it; walks that lead there stay as they are', async () => {
    const told = seen();
    expect(await placesToApprove(doorFlow, graph, [], told)).toEqual([
      { state: 'open', by: 'start, door.open, turn done' },
      { state: 'opening', by: 'start, door.open' },
      { state: 'shut', by: 'start' },
      { state: 'stuck', by: 'start, door.open, door.kick' },
    ]);
    const written = [
      { state: 'stuck', by: 'start, door.open, turn error' },
      { state: 'open', by: 'start, door.open, turn error' },
      { state: 'gone', by: 'start, door.fly' },
    ];
    expect(await placesToApprove(doorFlow, graph, written, told)).toEqual([
      { state: 'open', by: 'start, door.open, turn done' },
      { state: 'opening', by: 'start, door.open' },
      { state: 'shut', by: 'start' },
      { state: 'stuck', by: 'start, door.open, turn error' },
    ]);
  });

  describe('with APPROVE=lines', () => {
    beforeEach(() => void vi.stubEnv('APPROVE', 'lines'));
    afterEach(() => void vi.unstubAllEnvs());

    it('are those too that show a line which no other has', async () => {
      const field = '<button data-tells="door.open">Open</button><label>Name<input data-tells="door.name"></label>';
      expect(await placesToApprove(doorFlow, graph, [], seen({ shut: field }))).toContainEqual({
        state: 'shut',
        by: 'start, door.name',
      });
    });
  });
});
