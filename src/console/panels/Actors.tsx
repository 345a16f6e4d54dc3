import type { Branch } from '../core/actorTree.ts';
import type { ActorRecord } from '../core/entry.ts';

interface ActorsProps {
  readonly branches: readonly Branch[];
  readonly chosen: ActorRecord | null;
  readonly onChoose: (actor: ActorRecord) => void;
  /** Sessions of actors with held events. */
  readonly held: ReadonlySet<string>;
}

const CLASSES = { running: 'run', waiting: 'wait', stopped: 'dead' } as const;

/** Tree of all actors with their states. */
export function Actors({ branches, chosen, onChoose, held }: ActorsProps) {
  const move = (by: number) => {
    const at = branches.findIndex(({ actor }) => actor === chosen);
    const next = branches[Math.min(Math.max(at + by, 0), branches.length - 1)];
    if (next !== undefined) onChoose(next.actor);
  };
  return (
    <div
      className="tree"
      role="tree"
      aria-label="Actors"
      tabIndex={0}
      onKeyDown={(event) => {
        const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        move(by);
      }}
    >
      {branches.map(({ actor, depth, state, is }) => {
        const isHeld = held.has(actor.session);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys for all of its items
          <div
            key={actor.session}
            role="treeitem"
            tabIndex={-1}
            aria-level={depth + 1}
            aria-selected={actor === chosen}
            className={isHeld ? 'held' : CLASSES[is]}
            style={{ paddingLeft: 10 + depth * 14 }}
            onClick={() => onChoose(actor)}
          >
            <span className="dot" aria-hidden="true" />
            <span className="nm">{actor.id}</span>
            <span className="st" title={state}>
              {isHeld ? 'held' : state}
            </span>
          </div>
        );
      })}
    </div>
  );
}
