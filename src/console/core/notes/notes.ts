import * as z from 'zod/mini';

/** A note of a recording; without a text it is a bookmark. */
export const noteShape = z.object({
  /** After which step. */
  step: z.number(),
  /** Time of the actor clock, ms. */
  at: z.number(),
  text: z.string(),
});
export type KeptNote = z.output<typeof noteShape>;

/** A note on a moment of this session. */
export interface Note extends Omit<KeptNote, 'step'> {
  /** The entry that the moment is right after. */
  readonly seq: number;
}

export interface Notes {
  /** In the order of their moments. */
  readonly list: () => readonly Note[];
  /** Puts a note on a moment, in place of the one that was there. */
  readonly put: (note: Note) => void;
  readonly remove: (seq: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createNotes(): Notes {
  const listeners = new Set<() => void>();
  let notes: readonly Note[] = [];
  const change = (next: readonly Note[]): void => {
    notes = next.toSorted((one, other) => one.seq - other.seq);
    for (const listener of [...listeners]) listener();
  };
  const others = (seq: number): readonly Note[] => notes.filter((note) => note.seq !== seq);
  return {
    list: () => notes,
    put: (note) => change([...others(note.seq), note]),
    remove: (seq) => change(others(seq)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
