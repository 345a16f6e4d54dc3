import type { FlowNames } from './flowNames.ts';

export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Contract, server, machine, route and view of a flow that loads and shows a list. */
export const codeFilesFor = (names: FlowNames): readonly NewFile[] => [
  contractFile(names),
  handlersFile(names),
  eventsFile(names),
  machineFile(names),
  viewFile(names),
  routeFile(names),
];

const contractFile = ({ camel, kebab }: FlowNames): NewFile => ({
  path: `src/api/contract/${camel}.ts`,
  text: `import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { empty } from './fields.ts';

export const ${camel}Contract = {
  list: defineEndpoint({
    id: '${camel}.list',
    method: 'GET',
    path: '/wps/ext/v1/${kebab}',
    sends: 'nothing',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    value: z.object({ list: z.array(z.object({ id: z.string(), title: z.string() })) }),
    refusals: [],
    spec: 'assumed',
  }),
};
`,
});

const handlersFile = ({ camel }: FlowNames): NewFile => ({
  path: `server/${camel}/${camel}Handlers.ts`,
  text: `import type { ${camel}Contract } from '../../src/api/contract/${camel}.ts';
import type { Handlers, ServerDeps } from '../deps.ts';

export const ${camel}Handlers = (_deps: ServerDeps): Handlers<typeof ${camel}Contract> => ({
  list: () => ({ list: [] }),
});
`,
});

const eventsFile = ({ camel }: FlowNames): NewFile => ({
  path: `src/machines/${camel}/${camel}.events.ts`,
  text: `import { defineEvents, emptyPayload } from '../support/events.ts';

export const ${camel}Events = defineEvents({ '${camel}.retry': emptyPayload, '${camel}.close': emptyPayload });
`,
});

const machineFile = ({ camel, pascal, words }: FlowNames): NewFile => ({
  path: `src/machines/${camel}/${camel}.machine.ts`,
  text: `import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';
import { ${camel}Contract } from '../../api/contract/${camel}.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import type { ${camel}Events } from './${camel}.events.ts';

type ${pascal}List = ValueOf<typeof ${camel}Contract.list>['list'];

/** ${words}: loads a list and shows it. */
export const ${camel}Machine = setup({
  types: {
    context: {} as { readonly list: ${pascal}List; readonly failure: ApiFailure | null },
    events: {} as EventsOf<typeof ${camel}Events>,
    tags: {} as 'busy',
  },
  actors: { fetchList: apiPort(${camel}Contract.list) },
  actions: {
    keepList: assign((_, params: { list: ${pascal}List }) => ({ list: params.list, failure: null })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: '${camel}',
  context: { list: [], failure: null },
  initial: 'loading',
  on: { '${camel}.close': '.ended' },
  states: {
    loading: {
      description: 'Loading the list.',
      tags: 'busy',
      invoke: {
        id: 'fetchList',
        src: 'fetchList',
        input: { request: {} },
        onDone: { target: 'shown', actions: { type: 'keepList', params: ({ event }) => ({ list: event.output.list }) } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: { description: 'The list is on screen.' },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { '${camel}.retry': 'loading' },
    },
    ended: { description: 'Closed.', type: 'final' },
  },
});
`,
});

const viewFile = ({ camel, pascal, snake, words }: FlowNames): NewFile => ({
  path: `src/ui/${camel}/${pascal}Dialog.tsx`,
  text: `import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ${camel}Machine } from '../../machines/${camel}/${camel}.machine.ts';
import { failureText } from '../copy/failureText.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { ErrorState } from '../states/ErrorState.tsx';

/** ${words}, in a dialog. */
export function ${pascal}Dialog({ actor }: { readonly actor: ActorRefFrom<typeof ${camel}Machine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { list, failure } = state.context;

  return (
    <Dialog
      title={t('${snake}_title')}
      closeLabel={t('close')}
      onClose={() => actor.send({ type: '${camel}.close' })}
      busy={state.hasTag('busy')}
    >
      {state.matches('loading') ? <Skeleton lines={3} /> : null}
      {state.matches('shown') && list.length === 0 ? <p>{t('${snake}_empty')}</p> : null}
      {state.matches('shown') && list.length > 0 ? (
        <ul>
          {list.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      ) : null}
      {failure && state.matches('failed') ? (
        <ErrorState
          title={t('${snake}_failed')}
          text={failureText(t, failure)}
          action={<Button onClick={() => actor.send({ type: '${camel}.retry' })}>{t('retry')}</Button>}
        />
      ) : null}
    </Dialog>
  );
}
`,
});

const routeFile = ({ camel, pascal }: FlowNames): NewFile => ({
  path: `src/routes/flows/${camel}.ts`,
  text: `import { ${camel}Machine } from '../../machines/${camel}/${camel}.machine.ts';
import { plug } from '../../machines/support/plug.ts';
import { ${pascal}Dialog } from '../../ui/${camel}/${pascal}Dialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<typeof ${camel}Machine>((deps) => ({
  logic: plug(${camel}Machine, deps),
  View: ${pascal}Dialog,
}));
`,
});
