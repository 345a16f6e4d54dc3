import { expect } from 'vitest';

/** Whether a person approves what is on screen (`vitest run --update=all`). */
export function isUpdating(): boolean {
  const { snapshotState } = expect.getState() as unknown as {
    readonly snapshotState?: { readonly _updateSnapshot?: string };
  };
  return snapshotState?._updateSnapshot === 'all';
}
