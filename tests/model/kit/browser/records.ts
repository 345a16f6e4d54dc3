import { expect } from 'vitest';
import type { Configuration } from '../../../../src/inspection/step/configuration.ts';
import type { Move } from '../../../../src/inspection/step/move.ts';
import type { BrowserStage } from './stage.ts';

export interface RecordsBefore {
  /** The name of the actor that is about to end. */
  readonly actor: string;
  /** Throws where the records have not become what its end should make of them. */
  readonly compare: () => Promise<void>;
}

/** The server's records before a move, where that ends an actor of which the stage says what it makes of them; else null. */
export async function recordsBefore(
  { records }: BrowserStage,
  here: Configuration,
  move: Move,
): Promise<RecordsBefore | null> {
  if (records === undefined || move.kind !== 'outcome') return null;
  const actor = here.pending.find(({ id }) => id === move.actor)?.src;
  const become = actor === undefined ? undefined : records.after[actor];
  if (actor === undefined || become === undefined) return null;
  const before = await records.read();
  const after = move.outcome.kind === 'done' ? become(before as never, here) : before;
  return { actor, compare: async () => expect(await records.read()).toEqual(after) };
}
