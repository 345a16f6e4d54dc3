import { chartTree } from '../../../src/console/chart/chartTree.ts';
import type { Box, LaidChart, Point } from '../../../src/console/chart/laidChart.ts';
import type { Chart } from '../../../src/inspection/chart.ts';

/** What is drawn over something, sticks out of something, is missing or is there twice, as sentences. */
export function layoutFaults(chart: Chart, laid: LaidChart): readonly string[] {
  const tree = chartTree(chart);
  const boxes = new Map(laid.states.map((state) => [state.id, state]));
  const page: Box = { x: 0, y: 0, width: laid.width, height: laid.height };
  const pairs = laid.states.flatMap((a, at) => laid.states.slice(at + 1).map((b) => [a, b] as const));
  const leaves = laid.states.filter(({ id }) => tree.states.get(id)?.states.length === 0);
  const drawn = [...laid.arrows.map(({ id }) => id), ...laid.states.flatMap(({ rows }) => rows)];

  return [
    ...differences('a state', [...tree.states.keys()], [...boxes.keys()]),
    ...differences(
      'a transition',
      chart.transitions.map(({ id }) => id),
      drawn,
    ),
    ...differences(
      'a start',
      [...tree.states.values()].filter(({ initial }) => initial).map(({ id }) => id),
      laid.starts.map(({ id }) => id),
    ),
    ...laid.states.flatMap(({ id, ...box }) => {
      const parent = tree.lineOf(id)[1];
      return isIn(box, parent === undefined ? page : (boxes.get(parent.id) ?? page)) ? [] : [`${id} sticks out`];
    }),
    ...pairs.flatMap(([a, b]) =>
      tree.isWithin(a.id, b.id) || tree.isWithin(b.id, a.id) || !meet(a, b) ? [] : [`${a.id} is over ${b.id}`],
    ),
    ...laid.arrows.flatMap(({ id, label, ways }) => [
      ...(isIn(label, page) ? [] : [`the label of ${id} sticks out`]),
      ...leaves.filter((leaf) => meet(leaf, label)).map((leaf) => `the label of ${id} is over ${leaf.id}`),
      ...(ways.flat().every((point) => isIn({ ...point, width: 0, height: 0 }, page)) ? [] : [`${id} leaves the page`]),
      ...endFaults(id, ways, chart, boxes),
    ]),
    ...overlaps(laid),
  ];
}

/** Labels must not be over labels either. */
const overlaps = ({ arrows }: LaidChart): readonly string[] =>
  arrows.flatMap((a, at) =>
    arrows
      .slice(at + 1)
      .filter((b) => meet(a.label, b.label))
      .map((b) => `the label of ${a.id} is over that of ${b.id}`),
  );

/** A way begins at the border of its source and ends at that of its target. */
function endFaults(
  id: string,
  ways: readonly (readonly Point[])[],
  chart: Chart,
  boxes: ReadonlyMap<string, Box>,
): readonly string[] {
  const transition = chart.transitions.find((each) => each.id === id);
  if (transition === undefined) return [];
  return transition.targets.flatMap((target, which) => {
    const way = ways[which] ?? [];
    const isJoined = isAtBorder(way[0], boxes.get(transition.source)) && isAtBorder(way.at(-1), boxes.get(target));
    return isJoined ? [] : [`${id} does not join its states`];
  });
}

function differences(what: string, wanted: readonly string[], found: readonly string[]): readonly string[] {
  return [
    ...wanted.filter((id) => !found.includes(id)).map((id) => `${what} is missing: ${id}`),
    ...found.filter((id, at) => found.indexOf(id) !== at).map((id) => `${what} is there twice: ${id}`),
    ...found.filter((id) => !wanted.includes(id)).map((id) => `${what} that nobody knows: ${id}`),
  ];
}

const SLACK = 0.5;

const isIn = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

const meet = (a: Box, b: Box): boolean =>
  a.x + SLACK < b.x + b.width &&
  b.x + SLACK < a.x + a.width &&
  a.y + SLACK < b.y + b.height &&
  b.y + SLACK < a.y + a.height;

function isAtBorder(point: Point | undefined, box: Box | undefined): boolean {
  if (point === undefined || box === undefined) return false;
  const isOn = isIn({ ...point, width: 0, height: 0 }, box);
  const isDeep =
    point.x > box.x + 1 && point.x < box.x + box.width - 1 && point.y > box.y + 1 && point.y < box.y + box.height - 1;
  return isOn && !isDeep;
}
