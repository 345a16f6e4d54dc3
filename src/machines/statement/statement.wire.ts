import { assign } from 'xstate';
import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { fundsContract } from '../../api/contract/funds.ts';
import { businessDay } from '../../api/contract/rules/businessDay.ts';
import { statementContract } from '../../api/contract/statement.ts';
import { statementMachine } from './statement.machine.ts';

export interface StatementDeps {
  readonly api: ApiClient;
  /** The present of the site, ms. */
  readonly siteNow: () => number;
  /** Gives the visitor a file of text. */
  readonly saveFile: (name: string, text: string) => void;
}

export const wireStatement = ({ api, siteNow, saveFile }: StatementDeps) =>
  statementMachine.provide({
    actors: {
      fetchWallets: apiActor(api, fundsContract.wallets),
      fetchPart: apiActor(api, statementContract.page),
      fetchReport: apiActor(api, statementContract.creditReport),
      fetchFile: apiActor(api, statementContract.file),
    },
    actions: {
      readToday: assign({ today: () => businessDay(siteNow()) }),
      saveFile: (_, { name, csv }) => saveFile(name, csv),
    },
  });
