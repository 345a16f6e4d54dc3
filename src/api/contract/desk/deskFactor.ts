import * as z from 'zod/mini';
import { factorCode, stepTicket } from '../account/factorFields.ts';
import { authenticatorSetup, recoveryCodes } from '../account/secondFactor.ts';
import { defineEndpoint, secret } from '../endpoint.ts';
import { empty, instant } from '../fields.ts';
import { reads, reason, sets } from './deskMarks.ts';

/** Characters of an operator's password. */
export const SHORTEST_DESK_PASSWORD = 12;

const password = () => secret(z.string().check(z.minLength(1), z.maxLength(128)));
const sealed = { ...sets, encrypted: true } as const;

const operatorRow = z.object({
  name: z.string(),
  role: z.enum(['operator', 'auditor']),
  hasSecondFactor: z.boolean(),
  signedInAt: z.nullable(instant),
  isMe: z.boolean(),
});
export type OperatorRow = z.infer<typeof operatorRow>;
/** By name. */
const operators = z.object({ list: z.array(operatorRow) });

/** The sign-in of the operators themselves. */
export const deskFactor = {
  /** Begins to set up an authenticator app; one that is on stays until the first code of the new one. */
  startFactor: defineEndpoint({
    ...sealed,
    id: 'desk.startFactor',
    path: '/wps/ext/v1/desk/authenticator/start',
    request: z.object({ password: password() }),
    value: authenticatorSetup,
    refusals: ['LOGIN_PASSWORD_WRONG'],
  }),
  confirmFactor: defineEndpoint({
    ...sealed,
    id: 'desk.confirmFactor',
    path: '/wps/ext/v1/desk/authenticator/confirm',
    request: z.object({ stepTicket: stepTicket(), factorCode: factorCode() }),
    value: recoveryCodes,
    refusals: ['SECOND_FACTOR_WRONG', 'SECOND_STEP_EXPIRED'],
  }),
  /** Ends the operator's other sessions. */
  changePassword: defineEndpoint({
    ...sealed,
    id: 'desk.changePassword',
    path: '/wps/ext/v1/desk/password',
    request: z.object({ password: password(), newPassword: password() }),
    value: z.null(),
    refusals: ['LOGIN_PASSWORD_WRONG', 'PASSWORD_COMMON', 'PASSWORD_UNCHANGED'],
  }),
  operators: defineEndpoint({
    ...reads,
    id: 'desk.operators',
    path: '/wps/ext/v1/desk/operators',
    sends: 'nothing',
    request: empty,
    value: operators,
  }),
  /** Removes the second factor of another operator, who sets up a new one with the password. Ends their sessions. */
  resetFactor: defineEndpoint({
    ...sealed,
    id: 'desk.resetFactor',
    path: '/wps/ext/v1/desk/operators/reset',
    request: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)),
      password: password(),
      remark: reason,
    }),
    value: operators,
    refusals: ['LOGIN_PASSWORD_WRONG', 'NOT_FOUND', 'SECOND_PERSON_NEEDED', 'STATUS_CHANGED'],
  }),
};
