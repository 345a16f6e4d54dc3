import type { Capsule } from '../../../src/console/core/capsule/capsule.ts';

const NAME = 'statehouse.steer.replay';

/** A recording that the page is to replay when it is loaded again, and by which of its systems of actors. */
export interface KeptReplay {
  readonly capsule: Capsule;
  readonly machine: string;
  readonly nth: number;
}

export const keepReplay = (kept: KeptReplay, storage: Pick<Storage, 'setItem'>): void =>
  storage.setItem(NAME, JSON.stringify(kept));

let kept: KeptReplay | null | undefined;
const met = new Map<string, number>();

/** Which root of a machine the next one is, and the recording that it is to replay; null where it starts as usual. */
export function replayOf(
  machine: string,
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
): { readonly nth: number; readonly capsule: Capsule | null } {
  if (kept === undefined) {
    kept = JSON.parse(storage.getItem(NAME) ?? 'null') as KeptReplay | null;
    storage.removeItem(NAME);
  }
  const nth = (met.get(machine) ?? 0) + 1;
  met.set(machine, nth);
  return { nth, capsule: kept?.machine === machine && kept.nth === nth ? kept.capsule : null };
}
