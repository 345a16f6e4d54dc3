import type { NewFile } from '../newFlow/codeTemplates.ts';
import type { FlowNames } from '../newFlow/flowNames.ts';
import { TEXT, tableFilesFor } from './tableTemplates.ts';

/** A page with a text field and a keyed submission: contract, table, handler, events, machine, view, page code and journey. */
export const formFilesFor = (names: FlowNames): readonly NewFile[] => [
  contractFile(names),
  ...tableFilesFor(names, [TEXT]),
  handlersFile(names),
  serverTestFile(names),
  eventsFile(names),
  machineFile(names),
  viewFile(names),
  pageFile(names),
  journeyFile(names),
];

const contractFile = ({ camel, kebab }: FlowNames): NewFile => ({
  path: `src/api/contract/${camel}.ts`,
  text: `import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const ${camel}Contract = {
  send: defineEndpoint({
    id: '${camel}.send',
    method: 'POST',
    path: '/wps/ext/v1/${kebab}',
    sends: 'json',
    token: true,
    encrypted: false,
    repeat: 'keyed',
    request: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    value: z.object({ id: z.string() }),
    refusals: [],
    spec: 'assumed',
  }),
};
`,
});

const handlersFile = ({ camel }: FlowNames): NewFile => ({
  path: `server/${camel}/${camel}Handlers.ts`,
  text: `import { randomUUID } from 'node:crypto';
import type { ${camel}Contract } from '../../src/api/contract/${camel}.ts';
import { ${camel} } from '../database/schema.ts';
import type { Handlers, ServerDeps } from '../deps.ts';

export const ${camel}Handlers = ({ now }: ServerDeps): Handlers<typeof ${camel}Contract> => ({
  /** Writes with the \`db\` of the call: its transaction also stores the idempotency key. */
  send: async ({ db, session: { memberId }, request: { text } }) => {
    const id = randomUUID();
    await db.insert(${camel}).values({ id, memberId, text, createdAt: now() });
    return { id };
  },
});
`,
});

const serverTestFile = ({ camel, words }: FlowNames): NewFile => ({
  path: `tests/server/${camel}.test.ts`,
  text: `import { afterEach, beforeEach, expect, it } from 'vitest';
import { ${camel} } from '../../server/database/schema.ts';
import { ${camel}Contract } from '../../src/api/contract/${camel}.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { createPlayer, type Player } from '../support/player.ts';
import { type Reference, startReference } from '../support/reference.ts';

onEachDatabase('${words.toLowerCase()}', (database) => {
  let server: Reference;
  let somchai: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    somchai = createPlayer(server);
    await somchai.signIn('somchai');
  });
  afterEach(() => server.close());

  const send = (text: string, idempotencyKey: string) =>
    somchai.api(${camel}Contract.send, { request: { text }, idempotencyKey });

  it('is kept once for each idempotency key', async () => {
    const first = await send('  A text ', 'key-of-the-first-text');
    expect(await send('  A text ', 'key-of-the-first-text')).toEqual(first);
    await send('Another', 'key-of-the-second-text');
    const rows = await server.db.select().from(${camel});
    expect(rows.map(({ memberId, text, createdAt }) => [memberId, text, createdAt])).toEqual([
      ['demo-somchai', 'A text', server.now()],
      ['demo-somchai', 'Another', server.now()],
    ]);
  });

  it.each(['', '   ', 'x'.repeat(201)])('refuses a text that is none, or too long: %j', async (text) => {
    await expect(send(text, 'key-of-no-text-at-all')).rejects.toThrow();
    expect(await server.db.$count(${camel})).toBe(0);
  });
});
`,
});

const journeyFile = ({ camel, snake, words }: FlowNames): NewFile => ({
  path: `tests/browser/${camel}.spec.ts`,
  text: `import { expect, it } from 'vitest';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it.each(PHONE_LOOKS)('${words.toLowerCase()}: keeps what cannot be sent, then sends it, on a $viewport in $lang', async (look) => {
  const { page } = await site.openPage({ ...look, as: 'somchai', path: '/member/${camel}' });
  const t = wordsOf(look.lang);
  const { centre } = playerAt(page, t);
  const field = centre.getByRole('textbox', { name: t('${snake}_text'), exact: true });
  const submit = centre.getByRole('button', { name: t('${snake}_submit'), exact: true });
  await field.fill('   ');
  await submit.click();
  await seen(centre.getByText(t('${snake}_text_invalid'), { exact: true }));
  expect(await field.inputValue()).toBe('   ');
  await expectNoAxeViolationsInBothThemes(page, look.lang);
  await field.fill('A text');
  await submit.click();
  await seen(centre.getByText(t('${snake}_done'), { exact: true }));
});
`,
});

const eventsFile = ({ camel }: FlowNames): NewFile => ({
  path: `src/machines/${camel}/${camel}.events.ts`,
  text: `import * as z from 'zod/mini';
import { visible } from '../../api/contract/endpoint.ts';
import { defineEvents, emptyPayload } from '../support/events.ts';

export const ${camel}Events = defineEvents({
  '${camel}.type': z.object({ value: visible(z.string()) }),
  '${camel}.submit': emptyPayload,
  /** Outcome unknown: resend with the same idempotency key. */
  '${camel}.resend': emptyPayload,
  '${camel}.startOver': emptyPayload,
});
`,
});

const machineFile = ({ camel, words }: FlowNames): NewFile => ({
  path: `src/machines/${camel}/${camel}.machine.ts`,
  text: `import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { ${camel}Contract } from '../../api/contract/${camel}.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import { type IdempotencyState, idempotencyKeyOf, isOutcomeUnknown } from '../money/idempotency.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import type { EventsOf } from '../support/events.ts';
import type { ${camel}Events } from './${camel}.events.ts';

const { send } = ${camel}Contract;

/** ${words}: sends a text, once for each idempotency key. */
export const ${camel}Machine = setup({
  types: {
    context: {} as IdempotencyState & {
      readonly text: string;
      /** The text was submitted and is invalid. */
      readonly invalid: boolean;
      readonly failure: ApiFailure | null;
    },
    input: {} as PageInput,
    events: {} as EventsOf<typeof ${camel}Events>,
    tags: {} as 'busy',
  },
  actors: { sendText: apiPort(send) },
  actions: {
    keepText: assign((_, params: { value: string }) => ({ text: params.value, invalid: false, failure: null })),
    markInvalid: assign({ invalid: true, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetText: assign({ text: '' }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
  },
  guards: {
    isValid: ({ context: { text } }) => send.request.safeParse({ text }).success,
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
}).createMachine({
  id: '${camel}',
  context: ({ input: { keySeed } }) => ({ keySeed, keyIndex: 0, text: '', invalid: false, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form.',
      on: {
        '${camel}.type': { actions: { type: 'keepText', params: ({ event }) => event } },
        '${camel}.submit': [{ guard: 'isValid', target: 'sending' }, { actions: 'markInvalid' }],
      },
    },
    sending: {
      description: 'Sending the text.',
      tags: 'busy',
      invoke: {
        id: 'sendText',
        src: 'sendText',
        input: ({ context }) => ({
          request: { text: context.text },
          idempotencyKey: idempotencyKeyOf(context),
        }),
        onDone: { target: 'done', actions: ['forgetText', 'rotateKey'] },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'rotateKey'],
          },
        ],
      },
    },
    failed: {
      description: 'Refused; shows the reason and the form.',
      on: {
        '${camel}.type': { target: 'editing', actions: { type: 'keepText', params: ({ event }) => event } },
        '${camel}.submit': { target: 'sending', actions: 'forgetFailure' },
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: { '${camel}.resend': { target: 'sending', actions: 'forgetFailure' } },
    },
    done: {
      description: 'Sent; offers to send another text.',
      on: { '${camel}.startOver': 'editing' },
    },
  },
});
`,
});

const viewFile = ({ camel, pascal, snake, words }: FlowNames): NewFile => ({
  path: `src/ui/${camel}/${pascal}Page.tsx`,
  text: `import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ${camel}Machine } from '../../machines/${camel}/${camel}.machine.ts';
import layout from '../centre/page.module.css';
import { Button } from '../kit/Button.tsx';
import { classes } from '../kit/classes.ts';
import { Field } from '../kit/Field.tsx';
import { Form } from '../kit/Form.tsx';
import { Note } from '../kit/Note.tsx';
import { OutcomeUnknownNote } from '../money/OutcomeUnknownNote.tsx';
import { FailureNote } from '../states/FailureNote.tsx';

/** ${words}: a form with one text. */
export function ${pascal}Page({ actor }: { readonly actor: ActorRefFrom<typeof ${camel}Machine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { text, invalid, failure } = state.context;
  const isBusy = state.hasTag('busy');

  if (state.matches('done')) {
    return (
      <div className={layout.page}>
        <Note tone="gain" role="status">
          {t('${snake}_done')}
        </Note>
        <div className={layout.ways}>
          <Button onClick={() => actor.send({ type: '${camel}.startOver' })}>{t('${snake}_another')}</Button>
        </div>
      </div>
    );
  }
  if (state.matches('unsure')) {
    return (
      <div className={layout.page}>
        <OutcomeUnknownNote what={text} failure={failure} onResend={() => actor.send({ type: '${camel}.resend' })} />
      </div>
    );
  }
  return (
    <Form
      className={classes(layout.panel, layout.narrow)}
      busy={isBusy}
      onSubmit={() => actor.send({ type: '${camel}.submit' })}
    >
      <Field
        label={t('${snake}_text')}
        value={text}
        autoComplete="off"
        maxLength={200}
        readOnly={isBusy}
        error={invalid ? t('${snake}_text_invalid') : null}
        onChange={(value) => actor.send({ type: '${camel}.type', value })}
      />
      <FailureNote failure={failure} />
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {t('${snake}_submit')}
      </Button>
    </Form>
  );
}
`,
});

const pageFile = ({ camel, pascal }: FlowNames): NewFile => ({
  path: `src/routes/pages/${camel}.ts`,
  text: `import { ${camel}Events } from '../../machines/${camel}/${camel}.events.ts';
import { ${camel}Machine } from '../../machines/${camel}/${camel}.machine.ts';
import { ${pascal}Page } from '../../ui/${camel}/${pascal}Page.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: ${camel}Events, machine: ${camel}Machine, View: ${pascal}Page });
`,
});
