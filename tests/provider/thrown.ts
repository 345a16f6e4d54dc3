import type { ProviderDeps } from '../../provider/deps.ts';

/** An error that the provider would log fails the test. */
export const thrown: ProviderDeps['caught'] = (where) => (error) => {
  throw new Error(where, { cause: error });
};
