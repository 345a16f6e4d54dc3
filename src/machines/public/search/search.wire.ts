import { searchMachine } from './search.machine.ts';

export interface SearchDeps {
  readonly navigate: (path: string) => void;
}

export const wireSearch = ({ navigate }: SearchDeps) =>
  searchMachine.provide({ actions: { showAddress: (_, { path }) => navigate(path) } });
