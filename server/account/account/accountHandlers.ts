import type { accountContract } from '../../../src/api/contract/account/account.ts';
import type { accountDataContract } from '../../../src/api/contract/account/accountData.ts';
import type { Handlers, ServerDeps, Session } from '../../deps.ts';
import { verifyLoginPassword } from '../member/verifyLoginPassword.ts';
import { askClosing, cancelClosing } from './closing.ts';
import { closingMail } from './closingMail.ts';
import { contactsView } from './contactOf.ts';
import { askExport, dataState, exportLink } from './dataExport.ts';
import { finishContact } from './finishContact.ts';
import { profileOf, setPicture, setProfile } from './profile.ts';
import { startContact } from './startContact.ts';

/** Profile and contacts of a member. */
export const accountHandlers = (deps: ServerDeps): Handlers<typeof accountContract> => ({
  icon: ({ session }) => profileOf(deps.db, session.memberId),
  setProfile: ({ session, request }) => setProfile(deps, session, request),
  setPicture: ({ session, request }) => setPicture(deps, session, request.picture),
  contacts: ({ session }) => contactsView(deps.db, session.memberId, deps.now()),
  startContact: ({ session, request, caller, afterwards }) => startContact(deps, session, request, caller, afterwards),
  finishContact: ({ session, request, caller, afterwards }) =>
    finishContact(deps, session, request, caller, afterwards),
});

/** Data export and closing of the account. */
export const accountDataHandlers = (deps: ServerDeps): Handlers<typeof accountDataContract> => {
  const prove = ({ memberId }: Session, { loginPassword }: { readonly loginPassword: string }) =>
    verifyLoginPassword(deps, memberId, loginPassword, 'LOGIN_PASSWORD_WRONG');
  return {
    state: ({ session }) => dataState(deps, session.memberId),
    ask: async ({ session, request }) => {
      await prove(session, request);
      await askExport(deps, session.memberId);
      return dataState(deps, session.memberId);
    },
    link: async ({ session, request }) => {
      await prove(session, request);
      return { exportPath: await exportLink(deps, session.memberId) };
    },
    close: async ({ session, request, afterwards }) => {
      await prove(session, request);
      const closesAt = await askClosing(deps, session);
      afterwards('accountData.close', () => closingMail(deps, session.memberId, closesAt));
      return dataState(deps, session.memberId);
    },
    keep: async ({ session }) => {
      const { memberId } = session;
      await deps.db.transaction((db) =>
        cancelClosing(db, { merchantCode: deps.config.merchant, memberId, at: deps.now() }),
      );
      return dataState(deps, memberId);
    },
  };
};
