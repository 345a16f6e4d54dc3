// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import ELK from 'elkjs';
import { afterEach, expect, it, vi } from 'vitest';
import { layChart } from '../../../src/console/chart/layChart.ts';
import { type Lay, useLaidChart } from '../../../src/console/chart/useLaidChart.ts';
import { chartOf } from '../../../src/inspection/chart.ts';
import { structureHash } from '../../../src/inspection/structureHash.ts';
import { kettleMachine } from './kettle.ts';

afterEach(cleanup);

const chart = chartOf(kettleMachine);
const engine = new ELK();
const laid = await layChart(chart, engine);
const shipped = { kettle: { hash: structureHash(chart), laid } };

it('takes the layout that was shipped for this very chart, at once', () => {
  const lay = vi.fn<Lay>();
  const { result } = renderHook(() => useLaidChart(chart, shipped, lay));
  expect([result.current.picture, lay.mock.calls]).toEqual([{ chart, laid }, []]);
});

it('lays a chart of another structure itself', async () => {
  const other = { kettle: { hash: 'another', laid: { ...laid, width: 1 } } };
  const lay: Lay = (given) => layChart(given, engine);
  const { result } = renderHook(() => useLaidChart(chart, other, lay));
  expect(result.current.picture).toBe(null);
  await vi.waitFor(() => expect(result.current.picture).toEqual({ chart, laid }));
});

it('folds a state, shows the old picture until the new one is there, and unfolds it', async () => {
  const waiting = Promise.withResolvers<typeof laid>();
  const { result } = renderHook(() => useLaidChart(chart, shipped, () => waiting.promise));
  act(() => result.current.fold('kettle.hot'));
  expect([...result.current.folded]).toEqual(['kettle.hot']);
  expect(result.current.picture).toEqual({ chart, laid });
  await act(async () => waiting.resolve({ ...laid, width: 7 }));
  expect(result.current.picture?.laid.width).toEqual(7);
  act(() => result.current.fold('kettle.hot'));
  expect(result.current.picture).toEqual({ chart, laid });
});

it('says why there is no layout', async () => {
  const { result } = renderHook(() => useLaidChart(chart, {}, failing));
  await vi.waitFor(() => expect(result.current.failure).toEqual('no layout after 10 s'));
});

it('lays it once more when asked to', async () => {
  let tries = 0;
  const late: Lay = async () => {
    tries += 1;
    if (tries === 1) throw new Error('no layout after 10 s');
    return laid;
  };
  const { result } = renderHook(() => useLaidChart(chart, {}, late));
  await vi.waitFor(() => expect(result.current.failure).toEqual('no layout after 10 s'));
  act(() => result.current.retry());
  await vi.waitFor(() => expect(result.current.picture).toEqual({ chart, laid }));
  expect(result.current.failure).toBeNull();
});

const failing: Lay = async () => {
  throw new Error('no layout after 10 s');
};

it('is not shipped for a chart where a label or a state differs, and is where only a description does', () => {
  const hash = structureHash(chart);
  const root = { ...chart.root, description: 'Boils water.' };
  const [first, ...others] = chart.transitions;
  const renamed = first === undefined ? [] : [{ ...first, event: 'kettle.smash' }, ...others];
  expect(structureHash({ ...chart, root })).toEqual(hash);
  expect(structureHash({ ...chart, transitions: renamed })).not.toEqual(hash);
  expect(structureHash({ ...chart, root: { ...root, key: 'pot' } })).not.toEqual(hash);
});
