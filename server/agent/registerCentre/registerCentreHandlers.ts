import type { registerCentreContract } from '../../../src/api/contract/agent/registerCentre.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { changeRate, downlineRate, highestRate, refuseNonAgent } from './lineRates.ts';
import { accountsOf, makeAccount } from './madeAccounts.ts';
import { issuePassword } from './oneTimePassword.ts';
import { linksOf, makeLink, switchLink } from './registerLinks.ts';

/** New downlines of an agent (AGENT-05), and their rebates (AGENT-06). Agent and line come from the session. */
export const registerCentreHandlers = (deps: ServerDeps): Handlers<typeof registerCentreContract> => ({
  overview: async ({ session }) => {
    refuseNonAgent(session);
    const { rules, ageThreshold } = (await merchantOf(deps)).settings;
    return {
      highestRate: await highestRate(deps, deps.db, session.memberId),
      rules: {
        username: rules.username,
        nickname: { ...rules.nickname, required: false },
        code: { ...rules.affiliateCode, required: false },
      },
      ageThreshold,
      links: await linksOf(deps.db, session.memberId),
    };
  },

  makeLink: async ({ db, session, request }) => {
    refuseNonAgent(session);
    const id = await makeLink(deps, db, session.memberId, request);
    return { id, links: await linksOf(db, session.memberId) };
  },

  switchLink: async ({ session, request }) => {
    refuseNonAgent(session);
    await deps.db.transaction((tx) => switchLink(deps, tx, session.memberId, request));
    return { links: await linksOf(deps.db, session.memberId) };
  },

  accounts: ({ session, request }) => {
    refuseNonAgent(session);
    return accountsOf(deps, session.memberId, request);
  },

  makeAccount: ({ db, session, request }) => {
    refuseNonAgent(session);
    return makeAccount(deps, db, session, request);
  },

  issuePassword: ({ session, request: { id } }) => {
    refuseNonAgent(session);
    return issuePassword(deps, session, id);
  },

  rate: ({ session, request: { id } }) => {
    refuseNonAgent(session);
    return downlineRate(deps, deps.db, session.memberId, id);
  },

  changeRate: ({ db, session, request }) => {
    refuseNonAgent(session);
    return changeRate(deps, db, session, request);
  },
});
