import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { deskContract } from '../../api/contract/desk.ts';
import { withdrawalQueue } from '../../api/contract/deskMoney.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { deskPageMachine } from './deskPage.machine.ts';
import type { DeskLocation, DeskPart, PendingCounts } from './deskPage.rules.ts';
import type { ActionRequest } from './deskPage.setup.ts';

export interface DeskPageDeps {
  readonly api: ApiClient;
}

interface Asked {
  readonly place: DeskLocation;
  readonly language: LanguageCode;
}

export const wireDeskPage = ({ api }: DeskPageDeps) =>
  deskPageMachine.provide({
    actors: {
      readPart: fromPromise<{ readonly part: DeskPart; readonly waiting: PendingCounts }, Asked>(
        async ({ input, signal }) => {
          const part = await read(api, input, signal);
          const { waiting } = await api(deskContract.overview, { request: {} }, signal);
          return { part, waiting };
        },
      ),
      sendAction: fromPromise<void, ActionRequest>(async ({ input, signal }) => send(api, input, signal)),
    },
  });

/** Loads the data of a page. */
async function read(api: ApiClient, { place, language }: Asked, signal: AbortSignal): Promise<DeskPart> {
  const { id, queue, number: page } = place;
  switch (place.page) {
    case 'withdrawals': {
      if (id !== null) return readOne(api, { id, language }, signal);
      const request = { queue: withdrawalQueue.parse(queue), page, language };
      return { kind: 'withdrawals', ...(await api(deskContract.withdrawals, { request }, signal)) };
    }
    case 'exchanges': {
      const request = { queue: queue === 'reviewed' ? ('reviewed' as const) : ('inProgress' as const), page, language };
      return { kind: 'exchanges', ...(await api(deskContract.exchanges, { request }, signal)) };
    }
    case 'referrals': {
      const request = { queue: queue === 'reviewed' ? ('reviewed' as const) : ('inProgress' as const), page };
      return { kind: 'referrals', ...(await api(deskContract.referrals, { request }, signal)) };
    }
    case 'adjustments':
      return { kind: 'adjustments', ...(await api(deskContract.adjustments, { request: { page } }, signal)) };
    case 'books':
      return { kind: 'books', books: await api(deskContract.books, { request: {} }, signal) };
    case 'switches':
      return { kind: 'switches', switches: await api(deskContract.switches, { request: {} }, signal) };
  }
}

/** A withdrawal with the member's pictures; those that fail to load are skipped. */
async function readOne(
  api: ApiClient,
  request: { readonly id: string; readonly language: LanguageCode },
  signal: AbortSignal,
): Promise<DeskPart> {
  const detail = await api(deskContract.withdrawal, { request }, signal);
  const asked = detail.pictures.map((id) => api(deskContract.proof, { request: { id } }, signal));
  const had = await Promise.allSettled(asked);
  const pictures = had.flatMap((one) =>
    one.status === 'fulfilled' ? [`data:image/webp;base64,${one.value.webp}`] : [],
  );
  return { kind: 'withdrawal', detail, pictures };
}

async function send(api: ApiClient, sent: ActionRequest, signal: AbortSignal): Promise<void> {
  const { action, input: remark, language, idempotencyKey } = sent;
  switch (action.what) {
    case 'approve':
    case 'pay':
    case 'payAgain':
    case 'approveExchange':
      await api(deskContract[action.what], { request: { id: action.id, language }, idempotencyKey }, signal);
      return;
    case 'reject':
    case 'refuseClaim':
    case 'forceReceipt':
    case 'rejectExchange':
      await api(deskContract[action.what], { request: { id: action.id, language, remark }, idempotencyKey }, signal);
      return;
    case 'confirmAdjustment':
    case 'approveReferral':
      await api(deskContract[action.what], { request: { id: action.id }, idempotencyKey }, signal);
      return;
    case 'declineAdjustment':
    case 'refuseReferral':
      await api(deskContract[action.what], { request: { id: action.id, remark }, idempotencyKey }, signal);
      return;
    case 'setFeature':
      await api(deskContract.setFeature, { request: { name: action.name, on: action.on } }, signal);
      return;
    case 'setStatus': {
      const minutes = action.status === 1 && remark !== '' ? Number(remark) : null;
      await api(deskContract.setStatus, { request: { status: action.status, minutes } }, signal);
      return;
    }
    case 'prove':
      await api(deskContract.prove, { request: {} }, signal);
  }
}
