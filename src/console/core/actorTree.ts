import type { ActorRecord } from './entry.ts';
import { whereIs } from './words.ts';

/** An actor in the tree, with its current state. */
export interface Branch {
  readonly actor: ActorRecord;
  readonly depth: number;
  readonly state: string;
  /** `waiting` while an invoked actor is pending. */
  readonly is: 'running' | 'waiting' | 'stopped';
}

/** Number of stopped actors kept under one parent. */
const MOST_ENDED = 3;

/** Parents before children, in the order of their start, those that have ended last; of these only the last few. */
export function actorTree(actors: readonly ActorRecord[]): readonly Branch[] {
  const children = new Map<ActorRecord | null, ActorRecord[]>();
  for (const actor of actors) {
    const siblings = children.get(actor.parent) ?? [];
    siblings.push(actor);
    children.set(actor.parent, siblings);
  }
  const branches = (parent: ActorRecord | null, depth: number): readonly Branch[] => {
    const siblings = children.get(parent) ?? [];
    const ended = siblings.filter((actor) => !isActive(actor));
    return [...siblings.filter(isActive), ...ended.slice(-MOST_ENDED)].flatMap((actor) => [
      branchOf(actor, depth, children.get(actor) ?? []),
      ...branches(actor, depth + 1),
    ]);
  };
  return branches(null, 0);
}

const branchOf = (actor: ActorRecord, depth: number, children: readonly ActorRecord[]): Branch => ({
  actor,
  depth,
  state: whereIs(actor.ref.getSnapshot()),
  is: !isActive(actor)
    ? 'stopped'
    : children.some((child) => child.machine === null && isActive(child))
      ? 'waiting'
      : 'running',
});

export const isActive = ({ ref }: ActorRecord): boolean => ref.getSnapshot().status === 'active';
