import { useLayoutEffect, useRef, useState } from 'react';
import type { Branch } from '../core/actorTree.ts';
import type { ActorRecord } from '../core/entry.ts';
import { actorName } from '../core/words.ts';
import { SearchBox } from './SearchBox.tsx';

interface ActorsProps {
  readonly branches: readonly Branch[];
  readonly chosen: ActorRecord | null;
  readonly onChoose: (actor: ActorRecord) => void;
  /** Sessions of actors with held events. */
  readonly held: ReadonlySet<string>;
}

const CLASSES = { running: 'run', waiting: 'wait', stopped: 'dead' } as const;

/** Tree of all actors with their states, a search for one, and what the signs mean. */
export function Actors(props: ActorsProps) {
  const [written, setWritten] = useState('');
  const wanted = written.trim().toLowerCase();
  const found = props.branches.filter(({ actor, state }) =>
    `${actor.path} ${actorName(actor)} ${state}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <div className="filter">
        <SearchBox label="Find an actor" placeholder="actor or state" value={written} onChange={setWritten} />
      </div>
      {found.length === 0 && <p className="none say">No actor has this in its name or state.</p>}
      <Tree {...props} branches={found} />
      <Legend />
    </>
  );
}

const SIGNS = [
  ['run', 'running'],
  ['wait', 'waiting'],
  ['held', 'held'],
  ['dead', 'stopped'],
] as const;

const Legend = () => (
  <ul className="legend tree-signs" aria-label="Signs">
    {SIGNS.map(([look, name]) => (
      <li key={look} className={look}>
        <span className="dot" aria-hidden="true" /> {name}
      </li>
    ))}
  </ul>
);

function Tree({ branches, chosen, onChoose, held }: ActorsProps) {
  const list = useRef<HTMLDivElement>(null);
  const session = chosen?.session;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another actor may be out of sight
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [session]);
  const move = (by: number) => {
    const at = branches.findIndex(({ actor }) => actor === chosen);
    const next = branches[Math.min(Math.max(at + by, 0), branches.length - 1)];
    if (next !== undefined) onChoose(next.actor);
  };
  return (
    <div
      ref={list}
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
            <span className="nm" title={actor.path}>
              {actorName(actor)}
            </span>
            <span className="st" title={state}>
              {isHeld ? 'held' : state}
            </span>
          </div>
        );
      })}
    </div>
  );
}
