import ELK, { type ElkNode } from 'elkjs';
import type { Chart, ChartState, ChartTransition } from '../../../../src/inspection/chart.ts';

/** A chart with a place for everything; lengths in pixels, from the upper left corner. */
export interface LaidChart {
  readonly width: number;
  readonly height: number;
  readonly states: readonly LaidState[];
  readonly arrows: readonly LaidArrow[];
}

export interface LaidState {
  readonly state: ChartState;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The transitions that are written into it: those that stay, and those that lead to itself or into it. */
  readonly lines: readonly ChartTransition[];
}

export interface LaidArrow {
  readonly transition: ChartTransition;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label: { readonly x: number; readonly y: number };
}

export const TITLE_HEIGHT = 24;
export const LINE_HEIGHT = 15;
const CHARACTER = 6.3;
const MARGIN = 10;

const elk = new ELK();

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '48',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeLabel': '4',
  'elk.edgeLabels.inline': 'false',
};

/** Finds a place for every state and every arrow of a chart, whatever its depth. */
export async function layChart(chart: Chart): Promise<LaidChart> {
  const states = new Map(flat(chart.root).map((state) => [state.id, state]));
  const isWithin = (id: string, above: string): boolean =>
    id === above || flat(states.get(above) ?? chart.root).some((state) => state.id === id);
  const isLine = ({ source, targets }: ChartTransition) => targets.every((target) => isWithin(target, source));
  const linesOf = (id: string) =>
    chart.transitions.filter((transition) => transition.source === id && isLine(transition));
  const arrows = chart.transitions.filter((transition) => !isLine(transition));

  const nodeOf = (state: ChartState): ElkNode => {
    const lines = linesOf(state.id);
    const width = MARGIN * 2 + CHARACTER * Math.max(state.key.length + 4, ...lines.map((line) => lineOf(line).length));
    const height = TITLE_HEIGHT + LINE_HEIGHT * lines.length + 6;
    return state.states.length === 0
      ? { id: state.id, width, height }
      : {
          id: state.id,
          children: state.states.map(nodeOf),
          layoutOptions: {
            'elk.padding': `[top=${height + 8},left=14,bottom=14,right=14]`,
            'elk.nodeSize.constraints': 'MINIMUM_SIZE',
            'elk.nodeSize.minimum': `(${width},${height})`,
          },
        };
  };
  const graph: ElkNode = {
    id: 'page',
    layoutOptions: options,
    children: [nodeOf(chart.root)],
    edges: arrows.map(({ id, source, targets, ...said }) => ({
      id,
      sources: [source],
      targets: [targets[0] ?? source],
      labels: [{ text: labelOf(said), width: CHARACTER * labelOf(said).length, height: LINE_HEIGHT }],
    })),
  };
  const laid: ElkNode = await elk.layout(graph);

  const places = (node: ElkNode): readonly LaidState[] => {
    const state = states.get(node.id);
    const { x = 0, y = 0, width = 0, height = 0, children = [] } = node;
    const own = state === undefined ? [] : [{ state, x, y, width, height, lines: linesOf(state.id) }];
    return [...own, ...children.flatMap(places)];
  };
  const byId = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    states: places(laid),
    arrows: (laid.edges ?? []).flatMap(({ id, sections = [], labels = [] }) => {
      const transition = byId.get(id);
      const [section] = sections;
      if (transition === undefined || section === undefined) return [];
      const { startPoint, bendPoints = [], endPoint } = section;
      return [
        {
          transition,
          points: [startPoint, ...bendPoints, endPoint],
          label: { x: labels[0]?.x ?? startPoint.x, y: labels[0]?.y ?? startPoint.y },
        },
      ];
    }),
  };
}

/** What stands at an arrow. */
export const labelOf = ({ event, guard }: Pick<ChartTransition, 'event' | 'guard'>): string =>
  guard === null ? event : `${event} [${guard}]`;

/** What stands in a state for a transition that does not leave it. */
export const lineOf = (transition: ChartTransition): string => {
  const [target] = transition.targets;
  const inner = target?.slice(transition.source.length + 1) ?? '';
  return `${labelOf(transition)}${target === undefined ? '' : ` → ${inner || 'again'}`}`;
};

const flat = (state: ChartState): readonly ChartState[] => [state, ...state.states.flatMap(flat)];
