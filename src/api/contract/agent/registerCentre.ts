import * as z from 'zod/mini';
import { fieldRule } from '../account/registration.ts';
import { defineEndpoint, secret } from '../endpoint.ts';
import { empty, instant } from '../fields.ts';
import { rowId } from '../money/bankAccount.ts';
import { paged, pageQuery } from '../paging.ts';

/** Links that an agent has at most, closed ones included. */
export const MAX_REGISTER_LINKS = 50;
export const MAX_LINK_LABEL_LENGTH = 30;

/** Daily rebate on valid bets, in millionths. It is a floor: a higher VIP level keeps its own rate. */
const rebateRate = z.int().check(z.minimum(0), z.maximum(1_000_000));

const registerLink = z.object({
  id: rowId,
  /** Upper case. */
  code: z.string(),
  /** Empty for the permanent code of the agent. */
  label: z.string(),
  /** What registers with it becomes an agent. */
  isAgent: z.boolean(),
  rate: rebateRate,
  /** Accounts that registered with it; null for the permanent code, which does not count. */
  joined: z.nullable(z.int()),
  lastJoinedAt: z.nullable(instant),
  open: z.boolean(),
});
export type RegisterLink = z.infer<typeof registerLink>;

const overview = z.object({
  /** The highest rate that the agent may give: the agent's own. Null while rebates are switched off (ROLE-19). */
  highestRate: z.nullable(rebateRate),
  /** Of the fields that the agent types, as registration has them (VALID-02). */
  rules: z.object({ username: fieldRule, nickname: fieldRule, code: fieldRule }),
  /** The age that an owner must have. */
  ageThreshold: z.int(),
  /** The permanent code first, then the newest. */
  links: z.array(registerLink),
});
export type RegisterOverview = z.infer<typeof overview>;

/**
 * `waiting`: the password was not used yet. `opened`: it was used, and no own one was set. `expired`: it was not used in
 * time. `claimed`: the owner has set a password.
 */
const madeState = z.enum(['waiting', 'opened', 'expired', 'claimed']);
export type MadeState = z.infer<typeof madeState>;

const madeAccount = z.object({
  id: rowId,
  account: z.string(),
  nickname: z.string(),
  isAgent: z.boolean(),
  rate: rebateRate,
  madeAt: instant,
  state: madeState,
});
export type MadeAccount = z.infer<typeof madeAccount>;

/** Rebate of a direct downline, and between what it may be. */
const downlineRate = z.object({
  id: rowId,
  account: z.string(),
  rate: rebateRate,
  /** What the downline has given to others. */
  least: rebateRate,
  most: rebateRate,
});
export type DownlineRate = z.infer<typeof downlineRate>;

const reads = { method: 'GET', token: true, encrypted: false, repeat: 'safe' } as const;
const writes = { method: 'POST', sends: 'json', token: true, encrypted: false } as const;

/** New downlines: links with rates of their own, and accounts made by hand (AGENT-05). */
export const registerCentreContract = {
  overview: defineEndpoint({
    ...reads,
    id: 'registerCentre.overview',
    path: '/wps/ext/v1/agent/register',
    sends: 'nothing',
    request: empty,
    value: overview,
    refusals: ['NOT_AN_AGENT'],
    spec: 'assumed: register account (AGENT-05)',
  }),
  makeLink: defineEndpoint({
    ...writes,
    id: 'registerCentre.makeLink',
    path: '/wps/ext/v1/agent/register/link',
    repeat: 'keyed',
    /** An empty code is chosen by the server. */
    request: z.object({
      label: z.string().check(z.trim(), z.minLength(1), z.maxLength(2 * MAX_LINK_LABEL_LENGTH)),
      code: z.string().check(z.trim(), z.maxLength(64)),
      isAgent: z.boolean(),
      rate: rebateRate,
    }),
    value: z.object({ id: rowId, links: z.array(registerLink) }),
    refusals: ['NOT_AN_AGENT', 'CODE_TAKEN', 'RATE_OUT_OF_RANGE', 'LIMIT_REACHED'],
    spec: 'assumed: a registration link with a rate of its own (AGENT-05)',
  }),
  switchLink: defineEndpoint({
    ...writes,
    id: 'registerCentre.switchLink',
    path: '/wps/ext/v1/agent/register/link/switch',
    repeat: 'once',
    request: z.object({ id: rowId, open: z.boolean() }),
    value: z.object({ links: z.array(registerLink) }),
    refusals: ['NOT_AN_AGENT', 'NOT_FOUND', 'RATE_OUT_OF_RANGE'],
    spec: 'assumed: switching a registration link off and on (AGENT-05)',
  }),
  accounts: defineEndpoint({
    ...reads,
    id: 'registerCentre.accounts',
    path: '/wps/ext/v1/agent/register/accounts',
    sends: 'query',
    request: z.object(pageQuery),
    /** Newest first. */
    value: paged(madeAccount),
    refusals: ['NOT_AN_AGENT'],
    spec: 'assumed: accounts made by hand (AGENT-05)',
  }),
  makeAccount: defineEndpoint({
    ...writes,
    id: 'registerCentre.makeAccount',
    path: '/wps/ext/v1/agent/register/account',
    repeat: 'keyed',
    request: z.object({
      username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
      /** Empty: the account. */
      nickname: z.string().check(z.trim(), z.maxLength(128)),
      isAgent: z.boolean(),
      rate: rebateRate,
      /** The owner is of age and knows of the account. */
      confirmed: z.literal(true),
    }),
    /** Nobody can sign in before `issuePassword`: the answer is kept for repeats, and a password is not. */
    value: z.object({ id: rowId, account: z.string() }),
    refusals: ['NOT_AN_AGENT', 'USERNAME_TAKEN', 'NICKNAME_TAKEN', 'RATE_OUT_OF_RANGE'],
    spec: 'assumed: an account made by hand (AGENT-05)',
  }),
  issuePassword: defineEndpoint({
    ...writes,
    id: 'registerCentre.issuePassword',
    path: '/wps/ext/v1/agent/register/password',
    repeat: 'once',
    request: z.object({ id: rowId }),
    /** Signs in once until it expires, and only to set another one. Ends the one before. */
    value: z.object({ account: z.string(), oneTimePassword: secret(z.string()), expiresAt: instant }),
    refusals: ['NOT_AN_AGENT', 'NOT_FOUND', 'STATUS_CHANGED'],
    spec: 'assumed: a one-time password for an account that has no other (AGENT-05)',
  }),
  rate: defineEndpoint({
    ...reads,
    id: 'registerCentre.rate',
    path: '/wps/ext/v1/agent/downline/rate',
    sends: 'query',
    request: z.object({ id: rowId }),
    value: downlineRate,
    refusals: ['NOT_AN_AGENT', 'NOT_FOUND', 'FEATURE_OFF'],
    spec: 'assumed: rebate of a direct downline (AGENT-06, ROLE-19)',
  }),
  changeRate: defineEndpoint({
    ...writes,
    id: 'registerCentre.changeRate',
    path: '/wps/ext/v1/agent/downline/rate',
    repeat: 'keyed',
    request: z.object({ id: rowId, rate: rebateRate }),
    value: downlineRate,
    refusals: ['NOT_AN_AGENT', 'NOT_FOUND', 'FEATURE_OFF', 'RATE_OUT_OF_RANGE'],
    spec: 'assumed: rebate of a direct downline (AGENT-06, ROLE-19)',
  }),
};
