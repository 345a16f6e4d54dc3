import { fromPromise } from 'xstate';
import type { ApiClient, Caller } from '../../../api/client.ts';
import { deskContract } from '../../../api/contract/desk/desk.ts';
import type { LineMember } from '../../../api/contract/desk/deskLines.ts';
import { plug } from '../../support/plug.ts';
import type { LineRequest } from './deskMember.machine.ts';
import { deskMemberMachine } from './deskMember.machine.ts';

export interface DeskMemberDeps {
  readonly api: ApiClient;
}

export const wireDeskMember = ({ api }: DeskMemberDeps) =>
  plug(deskMemberMachine, { api }).provide({
    actors: {
      sendAct: fromPromise<LineMember, LineRequest>(({ input, self, signal }) => send(api, input, { self, signal })),
    },
  });

function send(
  api: ApiClient,
  { act, username, upline, reason, closing, idempotencyKey }: LineRequest,
  caller: Caller,
): Promise<LineMember> {
  switch (act) {
    case 'move':
      return api(deskContract.moveLine, { request: { username, upline, reason }, idempotencyKey }, caller);
    case 'freeze':
      return api(deskContract.freezeLine, { request: { username, reason }, idempotencyKey }, caller);
    case 'unfreeze':
      return api(deskContract.unfreezeLine, { request: { username, reason }, idempotencyKey }, caller);
    case 'close':
      return api(deskContract.closePlay, { request: { username, closing, reason }, idempotencyKey }, caller);
  }
}
