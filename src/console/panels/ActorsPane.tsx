import type { ReactNode } from 'react';
import type { Branch } from '../core/actorTree.ts';
import type { ActorRecord } from '../core/entry.ts';
import { Actors } from './Actors.tsx';

interface ActorsPaneProps {
  readonly branches: readonly Branch[];
  readonly chosen: ActorRecord | null;
  readonly onChoose: (actor: ActorRecord) => void;
  /** Sessions of actors with held events. */
  readonly held: ReadonlySet<string>;
  readonly follows: boolean;
  readonly onFollow: (follows: boolean) => void;
  readonly isShown: boolean;
  readonly children?: ReactNode;
}

/** Left pane: all actors; by default the one that the last press went to is selected. */
export function ActorsPane(props: ActorsPaneProps) {
  const { branches, chosen, onChoose, held, follows, onFollow, isShown, children } = props;
  return (
    <section className={`pane tree-pane${isShown ? ' shown' : ''}`} aria-label="Actors">
      <div className="ph">
        <h2 className="cap">
          Actors <span className="n">{branches.length}</span>
        </h2>
        <span className="grow" />
        <button
          type="button"
          className={follows ? 'b q on' : 'b q'}
          aria-pressed={follows}
          aria-label="Follow my last click"
          title="Select the actor that my last click went to"
          onClick={() => onFollow(!follows)}
        >
          Follow
        </button>
      </div>
      <Actors branches={branches} chosen={chosen} onChoose={onChoose} held={held} />
      {children}
    </section>
  );
}
