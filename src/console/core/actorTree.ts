import type { ActorRecord, Kept } from './entry.ts';
import type { Reading } from './viewed.ts';
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
export function actorTree({ actors, lastOf }: Pick<Reading, 'actors' | 'lastOf'>): readonly Branch[] {
  const children = new Map<ActorRecord | null, ActorRecord[]>();
  const stands = new Map<ActorRecord, Kept>();
  for (const actor of actors) {
    const siblings = children.get(actor.parent) ?? [];
    siblings.push(actor);
    children.set(actor.parent, siblings);
    stands.set(actor, lastOf(actor) ?? actor.ref.getSnapshot());
  }
  const isRunning = (actor: ActorRecord): boolean => stands.get(actor)?.status === 'active';
  const branches = (parent: ActorRecord | null, depth: number): readonly Branch[] => {
    const siblings = children.get(parent) ?? [];
    const ended = siblings.filter((actor) => !isRunning(actor));
    return [...siblings.filter(isRunning), ...ended.slice(-MOST_ENDED)].flatMap((actor) => {
      const isWaiting = (children.get(actor) ?? []).some((child) => child.machine === null && isRunning(child));
      const is = !isRunning(actor) ? 'stopped' : isWaiting ? 'waiting' : 'running';
      return [{ actor, depth, state: whereIs(stands.get(actor)), is }, ...branches(actor, depth + 1)];
    });
  };
  return branches(null, 0);
}

export const isActive = ({ ref }: ActorRecord): boolean => ref.getSnapshot().status === 'active';
