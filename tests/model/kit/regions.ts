import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import { formatMove, type Move } from '../../../src/inspection/step/move.ts';
import type { Flow } from './flow.ts';

/** One region of a parallel state as it stands, or (`''`) what is outside of all that are told apart. */
interface Part {
  readonly region: string;
  readonly key: string;
}

/** Says of a flow with `regions` which configurations hold something new in one of them. */
export interface RegionNovelty {
  /** Whether a region stands here as it never did, or comes here by a transition as it never did. */
  readonly isNew: (configuration: Configuration, taken: readonly string[]) => boolean;
  /**
   * Holds what a move does in each region against what it did where that stood alike.
   * @throws Error where the rest decides and the flow does not say so.
   */
  readonly prove: (from: Configuration, move: Move, taken: readonly string[]) => void;
}

/** Null for a flow without `regions`. @throws Error where one of them is no region of a parallel state. */
export function regionNovelty<M extends AnyStateMachine>(
  { regions }: Flow<M>,
  machine: AnyStateMachine,
): RegionNovelty | null {
  if (regions === undefined) return null;
  const paths = Object.keys(regions).filter((path) => path !== '');
  const deciding = regions as Readonly<Record<string, (snapshot: unknown, now: number) => unknown>>;
  for (const path of paths) {
    if (nodeAt(machine, path)?.parent?.type !== 'parallel') {
      throw new Error(`${machine.id}: \`regions\` names ${path}, which is no region of a parallel state`);
    }
  }
  const regionOf = (stateId: string): string => paths.find((path) => isWithin(stateId, `${machine.id}.${path}`)) ?? '';
  const invokedBy = new Map(
    nodesOf(machine.root).flatMap((node) => node.invoke.map(({ id }) => [id, regionOf(node.id)] as const)),
  );
  const timerIn = (id: string): string => regionOf(/^xstate\.after\..*?\.(.*)$/.exec(id)?.[1] ?? '');

  const partsAt = ({ snapshot, now, timers, pending }: Configuration): readonly Part[] => {
    const { value, status } = snapshot;
    const standing = paths.filter((path) => valueAt(value, path) !== undefined);
    const outside = without(value, standing);
    return ['', ...standing].map((region) => {
      const isOf = (owner: string) => owner === '' || owner === region;
      const parts = [
        ...[status, outside, region === '' ? null : valueAt(value, region), deciding[region]?.(snapshot, now)],
        timers.filter(({ id }) => isOf(timerIn(id))).map(({ id, event, dueAt }) => [id, event.type, dueAt - now]),
        pending.filter(({ id }) => isOf(invokedBy.get(id) ?? '')).map(({ id, src }) => [id, src]),
      ];
      return { region, key: `${region} ${JSON.stringify(parts)}` };
    });
  };

  const known = new Set<string>();
  const learn = (key: string): boolean => {
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  };
  const done = new Map<string, string>();

  return {
    isNew: (configuration, taken) => {
      const last = (region: string) => taken.findLast((id) => regionOf(sourceOf(id)) === region);
      const found = partsAt(configuration).map(({ region, key }) => {
        const by = last(region) ?? last('');
        return [learn(key), by !== undefined && learn(`${key} ${by}`)].includes(true);
      });
      return found.includes(true);
    },
    prove: (from, move, taken) => {
      // Which timer is due first is for all of them together to say.
      if (move.kind === 'tick') return;
      for (const { region, key } of partsAt(from)) {
        const own = taken.filter((id) => regionOf(sourceOf(id)) === region).join(', ') || 'nothing';
        const name = `${key} ${JSON.stringify(move)}`;
        const before = done.get(name) ?? own;
        done.set(name, own);
        if (before === own) continue;
        throw new Error(
          `${machine.id}: ${formatMove(move)} takes ${own} in ${region || 'what is outside of its regions'}, and ${before} where other regions stand otherwise. Let \`regions['${region}']\` say what of them decides.`,
        );
      }
    },
  };
}

/** `door.leaf.open | push | 0`. */
const sourceOf = (transitionId: string): string => transitionId.split(' | ')[0] ?? '';

const isWithin = (stateId: string, regionId: string): boolean =>
  stateId === regionId || stateId.startsWith(`${regionId}.`);

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf),
];

const nodeAt = (machine: AnyStateMachine, path: string): AnyStateNode | undefined =>
  path.split('.').reduce<AnyStateNode | undefined>((node, name) => node?.states[name], machine.root);

function valueAt(value: StateValue, path: string): StateValue | undefined {
  let at: StateValue | undefined = value;
  for (const name of path.split('.')) at = typeof at === 'object' ? at[name] : undefined;
  return at;
}

/** A state value with these regions left open. */
function without(value: StateValue, paths: readonly string[]): StateValue | null {
  if (paths.includes('')) return null;
  if (typeof value === 'string') return value;
  const below = (name: string) =>
    paths.flatMap((path) => (path === name ? [''] : path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, part === undefined ? null : without(part, below(name))]),
  ) as StateValue;
}
