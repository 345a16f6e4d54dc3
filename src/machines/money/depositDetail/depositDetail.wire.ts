import { fromPromise } from 'xstate';
import { depositDetailMachine } from './depositDetail.machine.ts';

export interface DepositDetailDeps {
  /** Writes to the clipboard. Rejects if the browser refuses. */
  readonly copyText: (text: string) => Promise<void>;
}

export const wireDepositDetail = ({ copyText }: DepositDetailDeps) =>
  depositDetailMachine.provide({
    actors: { copyText: fromPromise<void, { readonly text: string }>(({ input }) => copyText(input.text)) },
  });
