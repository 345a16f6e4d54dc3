import { statementMachine } from './statement.machine.ts';

export interface StatementDeps {
  /** Downloads a text file. */
  readonly saveFile: (name: string, text: string) => void;
}

export const wireStatement = ({ saveFile }: StatementDeps) =>
  statementMachine.provide({
    actions: { saveFile: (_, { name, csv }) => saveFile(name, csv) },
  });
