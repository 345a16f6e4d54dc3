import { useRef, useState } from 'react';
import type { ActorRecord } from '../core/entry.ts';
import { flowInView } from '../core/flowInView.ts';
import { rootsOf } from '../core/roots.ts';
import type { Viewed } from '../core/viewed.ts';

interface Choice {
  readonly actor: ActorRecord;
  /** How often somebody had pressed something when it was made. */
  readonly presses: number;
}

/** An actor, or the nearest above it that there is at the moment shown. */
export const thereAmong = (actors: readonly ActorRecord[], actor: ActorRecord | null): ActorRecord | null =>
  actor === null || actors.includes(actor) ? actor : thereAmong(actors, actor.parent);

/**
 * The selected actor: the last one that was chosen by hand, or the one that the last press went to, whichever is newer;
 * the flow that somebody is in while there is neither, and in place of the root. What is sent from the console itself, where `isInUse`, changes nothing.
 */
export function useSelection(core: Viewed, follows: boolean, isInUse: () => boolean) {
  // presentational: selection
  const [chosen, choose] = useState<Choice | null>(null);
  const kept = useRef<Choice | null>(null);
  const shown = useRef<Choice | null>(null);
  const roots = rootsOf(core);
  const presses = roots.presses().length;
  if (shown.current !== null && presses > shown.current.presses && isInUse()) {
    kept.current = { actor: shown.current.actor, presses };
  }
  const choice = (chosen?.presses ?? 0) >= (kept.current?.presses ?? 0) ? chosen : kept.current;
  const isNews = follows && presses > (choice?.presses ?? 0);
  const flow = isNews ? roots.flow() : null;
  const isBelowRoot = flow !== null && flow.parent !== null;
  const followed = isBelowRoot || (flow === null && choice !== null) ? flow : (flowInView(core) ?? flow);
  const actor = followed ?? choice?.actor ?? core.recorder.actors[0] ?? null;
  shown.current = actor === null ? null : { actor, presses };
  return {
    actor,
    choose: (next: ActorRecord): void => choose({ actor: next, presses }),
  };
}
