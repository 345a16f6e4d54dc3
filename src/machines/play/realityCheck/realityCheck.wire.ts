import { assign } from 'xstate';
import { realityCheckMachine } from './realityCheck.machine.ts';

/** When the player was last told, by the server's clock: a reload does not get around it. */
const CHECKED_KEY = 'realityCheckedAt';

export const wireRealityCheck = ({ storage }: { readonly storage: Storage }) =>
  realityCheckMachine.provide({
    actions: {
      readChecked: assign({ checkedAt: () => Number(storage.getItem(CHECKED_KEY)) || 0 }) as never,
      storeChecked: (_, { at }) => storage.setItem(CHECKED_KEY, String(at)),
    },
  });
