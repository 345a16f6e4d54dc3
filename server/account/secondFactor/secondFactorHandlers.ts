import type { SignInWays, secondFactorContract } from '../../../src/api/contract/account/secondFactor.ts';
import type { signInStepContract } from '../../../src/api/contract/account/signInStep.ts';
import type { Database } from '../../database/database.ts';
import type { Handlers, ServerDeps, Session } from '../../deps.ts';
import { deskSecondStep } from '../../desk/desk/deskSecondStep.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { Refusal } from '../../refusal.ts';
import { verifyLoginPassword } from '../member/verifyLoginPassword.ts';
import { changeByCode, confirmAuthenticator, removeAuthenticator, startAuthenticator } from './authenticators.ts';
import { authenticatorOf } from './checkFactor.ts';
import { newChallenge } from './passkeyChallenge.ts';
import { passkeyLogin } from './passkeyLogin.ts';
import { addPasskey, passkeysOf, removePasskey, renamePasskey, startPasskey } from './passkeys.ts';
import { codesLeft, makeRecoveryCodes } from './recoveryCodes.ts';
import { relyingParty } from './relyingParty.ts';
import { secondStep } from './secondStep.ts';
import { STEP_MS } from './stepTickets.ts';

/** The steps of a login after, or instead of, the password. */
export const signInStepHandlers = (deps: ServerDeps): Handlers<typeof signInStepContract> => ({
  secondFactor: (call) => secondStep(deps, call),
  desk: (call) => deskSecondStep(deps, call),
  passkeyChallenge: async ({ caller }) => ({
    challenge: await newChallenge(deps),
    rpId: relyingParty(deps, caller).id,
    timeout: STEP_MS,
    userVerification: 'required',
  }),
  passkey: (call) => passkeyLogin(deps, call),
});

const ownerOf = ({ memberId, username }: Session) => ({ kind: 'member', id: memberId, name: username }) as const;

/** How a member signs in: authenticator app, recovery codes and passkeys. */
export function secondFactorHandlers(deps: ServerDeps): Handlers<typeof secondFactorContract> {
  const waysOf = async ({ memberId }: Session): Promise<SignInWays> => {
    const app = await authenticatorOf(deps.db, { kind: 'member', id: memberId });
    const keys = await passkeysOf(deps, memberId);
    return {
      authenticator: app && { since: app.createdAt, codesLeft: await codesLeft(deps.db, app.id) },
      passkeys: keys.map(({ id, name, addedAt, usedAt, isSynced }) => ({ id, name, addedAt, usedAt, isSynced })),
    };
  };
  const prove = ({ memberId }: Session, password: string) =>
    verifyLoginPassword(deps, memberId, password, 'LOGIN_PASSWORD_WRONG');
  const tell = (
    db: Database,
    { memberId }: Session,
    topic: 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodesMade',
  ) => writeMessage(db, { merchantCode: deps.config.merchant, memberId, at: deps.now(), topic });

  return {
    ways: ({ session }) => waysOf(session),

    start: async ({ session, request }) => {
      await prove(session, request.password);
      if (await authenticatorOf(deps.db, ownerOf(session))) throw new Refusal('STATUS_CHANGED');
      return startAuthenticator(deps, ownerOf(session));
    },
    confirm: ({ session, request }) =>
      confirmAuthenticator(deps, ownerOf(session), request, async (tx, earlier) => {
        if (earlier) throw new Refusal('STATUS_CHANGED');
        await tell(tx, session, 'secondFactorOn');
      }),
    stop: async ({ session, request: { password, factorCode } }) => {
      await prove(session, password);
      const owner = ownerOf(session);
      await changeByCode(deps, owner, factorCode, async (tx, id) => {
        await removeAuthenticator(tx, id, owner);
        await tell(tx, session, 'secondFactorOff');
      });
      return waysOf(session);
    },
    renewCodes: async ({ session, request: { password, factorCode } }) => {
      await prove(session, password);
      const codes = await changeByCode(deps, ownerOf(session), factorCode, async (tx, id) => {
        await tell(tx, session, 'recoveryCodesMade');
        return makeRecoveryCodes(tx, id);
      });
      return { recoveryCodes: [...codes] };
    },

    startPasskey: async ({ session, request, caller }) => {
      await prove(session, request.password);
      return startPasskey(deps, session, caller);
    },
    addPasskey: async ({ session, request, caller }) => {
      await addPasskey(deps, session, request, caller);
      return waysOf(session);
    },
    renamePasskey: async ({ session, request: { id, name } }) => {
      await renamePasskey(deps, session.memberId, id, name);
      return waysOf(session);
    },
    removePasskey: async ({ session, request: { id, password } }) => {
      await prove(session, password);
      await removePasskey(deps, session.memberId, id);
      return waysOf(session);
    },
  };
}
