import { fromPromise } from 'xstate';
import type { ApiClient, Caller } from '../../../api/client.ts';
import { deskContract } from '../../../api/contract/desk/desk.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { ActionRequest } from './deskPage.machine.ts';
import { deskPageMachine } from './deskPage.machine.ts';
import type { DeskLocation, DeskPart } from './deskPage.rules.ts';
import { queueOf } from './deskQueues.ts';
import type { PendingCounts } from './queue.ts';

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
        async ({ input, self, signal }) => {
          const part = await read(api, input, { self, signal });
          const { waiting } = await api(deskContract.overview, { request: {} }, { self, signal });
          return { part, waiting };
        },
      ),
      sendAction: fromPromise<void, ActionRequest>(async ({ input, self, signal }) => {
        const { page, what, request, idempotencyKey } = input;
        const act = queueOf(page).acts[what];
        if (act === undefined) throw new Error(`${what} is no act of the page ${page}`);
        const call = act.endpoint.repeat === 'keyed' ? { request, idempotencyKey } : { request };
        await api(act.endpoint, call, { self, signal });
      }),
    },
  });

/** Loads the list of a page, or one item with the member's pictures; those that fail to load are skipped. */
async function read(api: ApiClient, { place, language }: Asked, caller: Caller): Promise<DeskPart> {
  const { page: of, queue: filter, search, number: page, id } = place;
  const { list, detail } = queueOf(of);
  if (list !== null && id === null) {
    const rows = await api(
      list.endpoint,
      { request: list.request({ filter: filter as never, search, page, language }) },
      caller,
    );
    return { of, ...(rows as object) } as DeskPart;
  }
  if (detail === null) throw new Error(`nothing opens on the page ${of}`);
  const item = await api(detail.endpoint, { request: detail.request({ id: id ?? '', language }) }, caller);
  const { pictures } = detail;
  const asked =
    pictures?.of(item as never).map((one) => api(pictures.endpoint, { request: { id: one } }, caller)) ?? [];
  return { of, detail: item, pictures: picturesIn(await Promise.allSettled(asked)) } as DeskPart;
}

const picturesIn = (had: readonly PromiseSettledResult<unknown>[]): readonly string[] =>
  had.flatMap((one) =>
    one.status === 'fulfilled' ? [`data:image/webp;base64,${(one.value as { readonly webp: string }).webp}`] : [],
  );
