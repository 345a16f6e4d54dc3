import type { bankAccountContract } from '../../../src/api/contract/money/bankAccount.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { addBankAccount, listBankAccounts, makeDefault, removeBankAccount } from './bankAccounts.ts';

export const bankAccountHandlers = (deps: ServerDeps): Handlers<typeof bankAccountContract> => ({
  list: ({ session, request }) => listBankAccounts(deps, session.memberId, request.language),

  add: ({ db, session, request }) => addBankAccount(deps, db, session.memberId, request),

  makeDefault: async ({ session, request }) => {
    await makeDefault(deps, session.memberId, request.id);
    return null;
  },

  remove: async ({ session, request }) => {
    await removeBankAccount(deps, session.memberId, request.id);
    return null;
  },
});
