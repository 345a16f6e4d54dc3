import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { deskContract } from '../../api/contract/desk.ts';
import type { LineMember } from '../../api/contract/deskLines.ts';
import { plug } from '../support/plug.ts';
import type { LineRequest } from './deskMember.machine.ts';
import { deskMemberMachine } from './deskMember.machine.ts';

export interface DeskMemberDeps {
  readonly api: ApiClient;
}

export const wireDeskMember = ({ api }: DeskMemberDeps) =>
  plug(deskMemberMachine, { api }).provide({
    actors: { sendAct: fromPromise<LineMember, LineRequest>(({ input, signal }) => send(api, input, signal)) },
  });

function send(
  api: ApiClient,
  { act, username, upline, reason, closing, idempotencyKey }: LineRequest,
  signal: AbortSignal,
): Promise<LineMember> {
  switch (act) {
    case 'move':
      return api(deskContract.moveLine, { request: { username, upline, reason }, idempotencyKey }, signal);
    case 'freeze':
      return api(deskContract.freezeLine, { request: { username, reason }, idempotencyKey }, signal);
    case 'unfreeze':
      return api(deskContract.unfreezeLine, { request: { username, reason }, idempotencyKey }, signal);
    case 'close':
      return api(deskContract.closePlay, { request: { username, closing, reason }, idempotencyKey }, signal);
  }
}
