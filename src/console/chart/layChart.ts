import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs';
import type { Chart, ChartState, ChartTransition } from '../../inspection/chart.ts';
import { type ChartTree, chartTree } from './chartTree.ts';
import { FOLD, LINE, labelOf, MARGIN, rowOf, TITLE, titleOf, widthOf } from './labels.ts';
import type { LaidArrow, LaidChart, LaidState, Point } from './laidChart.ts';

/** What finds the places: elkjs, in this thread or in a worker. */
export type Engine = Pick<ELK, 'layout'>;

const OPTIONS: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.thoroughness': '3',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeLabels.inline': 'false',
};

/** The side of a dot, and of the circle of a history state. */
const DOT = 7;
const HISTORY = 26;

/** Finds a place for every state and every transition of a chart, whatever its depth. */
export async function layChart(chart: Chart, engine: Engine): Promise<LaidChart> {
  const tree = chartTree(chart);
  const ids = [...tree.states.keys()];
  const nodes = new Map(ids.map((id, at) => [id, `state ${at}`]));
  const nodeIn = (id: string): string => nodes.get(id) ?? '';
  const rows = Map.groupBy(
    chart.transitions.filter((transition) => isRow(transition, tree)),
    ({ source }) => source,
  );
  const arrows = chart.transitions.filter((transition) => !isRow(transition, tree));
  const begun = [...tree.states.values()].filter(({ initial }) => initial);

  const nodeOf = (state: ChartState): ElkNode => {
    const written = (rows.get(state.id) ?? []).map((row) => rowOf(row, tree));
    const { width, height } = sizeOf(state, written);
    if (state.states.length === 0) return { id: nodeIn(state.id), width, height };
    const dots = state.states.filter(({ initial }) => initial).map(({ id }) => dotOf(nodeIn(id)));
    return {
      id: nodeIn(state.id),
      children: [...dots, ...state.states.map(nodeOf)],
      layoutOptions: {
        'elk.padding': `[top=${height + 6},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    };
  };

  const page: ElkNode = {
    id: 'page',
    children: [nodeOf(chart.root)],
    edges: [
      ...begun.map(({ id }) => ({ id: `start ${nodeIn(id)}`, sources: [`dot ${nodeIn(id)}`], targets: [nodeIn(id)] })),
      ...arrows.flatMap((arrow, at) => edgesOf(arrow, at, tree, nodeIn)),
    ],
  };
  // States do not inherit the options of the page.
  const laid: ElkNode = await engine.layout(page, { layoutOptions: OPTIONS });

  const boxes = new Map(flat(laid).map((node) => [node.id, node]));
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: rounded(laid.width),
    height: rounded(laid.height),
    states: ids.map(
      (id): LaidState => ({ id, ...boxOf(boxes.get(nodeIn(id))), rows: (rows.get(id) ?? []).map((row) => row.id) }),
    ),
    arrows: arrows.map(
      (arrow, at): LaidArrow => ({
        id: arrow.id,
        ways: arrow.targets.map((_, which) => wayOf(edges.get(`arrow ${at} ${which}`))),
        label: boxOf(arrow.targets.flatMap((_, which) => edges.get(`arrow ${at} ${which}`)?.labels ?? [])[0]),
      }),
    ),
    starts: begun.map(({ id }) => ({ id, way: wayOf(edges.get(`start ${nodeIn(id)}`)) })),
  };
}

/** Where no target is beside its source, nothing is gained by an arrow, and elkjs would lose its label. */
const isRow = ({ source, targets }: ChartTransition, tree: ChartTree): boolean =>
  targets.every((target) => !isBeside(target, source, tree));

const isBeside = (one: string, other: string, { isWithin }: ChartTree): boolean =>
  !isWithin(one, other) && !isWithin(other, one);

const dotOf = (node: string): ElkNode => ({ id: `dot ${node}`, width: DOT, height: DOT });

function sizeOf(state: ChartState, written: readonly string[]): { readonly width: number; readonly height: number } {
  if (state.type === 'history') return { width: HISTORY, height: HISTORY };
  const fold = state.states.length === 0 ? 0 : FOLD;
  return {
    width: 2 * MARGIN + Math.max(widthOf([titleOf(state)], TITLE.character) + fold, widthOf(written, LINE.character)),
    height: TITLE.height + LINE.height * written.length + (written.length === 0 ? 2 : 6),
  };
}

/** An edge for each target; the first one to a state beside the source carries the label. */
function edgesOf(
  arrow: ChartTransition,
  at: number,
  tree: ChartTree,
  nodeIn: (id: string) => string,
): readonly ElkExtendedEdge[] {
  const label = labelOf(arrow);
  const labels = [{ text: label.join(' '), width: widthOf(label, LINE.character), height: LINE.height * label.length }];
  const labelled = arrow.targets.find((target) => isBeside(target, arrow.source, tree));
  return arrow.targets.map((target, which) => ({
    id: `arrow ${at} ${which}`,
    sources: [nodeIn(arrow.source)],
    targets: [nodeIn(target)],
    ...(target === labelled ? { labels } : {}),
  }));
}

const flat = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(flat)];

function wayOf(edge: ElkExtendedEdge | undefined): readonly Point[] {
  const section = edge?.sections?.[0];
  if (section === undefined) throw new Error('elkjs returned an edge without a route');
  const { startPoint, bendPoints = [], endPoint } = section;
  return [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }));
}

const boxOf = ({ x, y, width, height }: Pick<ElkNode, 'x' | 'y' | 'width' | 'height'> = {}) => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});

const rounded = (length = 0): number => Math.round(length * 10) / 10;
