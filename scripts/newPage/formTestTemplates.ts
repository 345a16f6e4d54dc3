import type { NewFile } from '../newFlow/codeTemplates.ts';
import type { FlowNames } from '../newFlow/flowNames.ts';
import { viewTestFile } from './listTemplates.ts';

/** The tests of a new form: spec, model test, view spec and view test. */
export const formTestFilesFor = (names: FlowNames): readonly NewFile[] => [
  specFile(names),
  modelTestFile(names),
  viewSpecFile(names),
  viewTestFile(names),
];

const specFile = ({ camel }: FlowNames): NewFile => ({
  path: `tests/model/${camel}/${camel}.spec.ts`,
  text: `import { expect } from 'vitest';
import { ${camel}Contract } from '../../../src/api/contract/${camel}.ts';
import { ${camel}Machine } from '../../../src/machines/${camel}/${camel}.machine.ts';
import { answers, refuses, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { send } = ${camel}Contract;

export const ${camel}Flow: Flow<typeof ${camel}Machine> = {
  machine: () => ${camel}Machine,
  inputs: [{ language: 'TH', keySeed: 'seed-of-a-page', address: '/' }],
  cases: {
    '${camel}.type': [{ value: 'Hello' }, { value: '' }],
    '${camel}.submit': [{}],
    '${camel}.resend': [{}],
    '${camel}.startOver': [{}],
  },
  outcomes: {
    sendText: [answers(send, { id: 't1' }), refuses(send, 'TOO_MANY_REQUESTS'), ...wireFailures(send).slice(0, 1)],
  },
  project: ({ text, invalid, failure }) => [text, invalid, failure],
  invariants: {
    'has no effects besides the call': ({ effects }) => expect(effects).toEqual([]),
    'sends the text with the idempotency key of the submission': ({ pending, snapshot: { context } }) => {
      if (!('sendText' in pending)) return;
      expect(pending.sendText).toEqual({
        request: { text: context.text },
        idempotencyKey: \`seed-of-a-page-\${context.keyIndex + 1}\`,
      });
    },
  },
  expectations: {
    editing: ({ pending, snapshot: { context } }) => expect([pending, context.failure]).toEqual([{}, null]),
    sending: ({ pending, snapshot }) =>
      expect([Object.keys(pending), snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([
        ['sendText'],
        true,
        null,
      ]),
    failed: ({ pending, snapshot: { context } }) => expect([pending, context.failure?.kind]).toEqual([{}, 'refused']),
    unsure: ({ pending, snapshot: { context } }) => expect([pending, context.failure?.kind]).toEqual([{}, 'offline']),
    done: ({ pending, snapshot: { context } }) =>
      expect([pending, context.text, context.failure]).toEqual([{}, '', null]),
  },
};
`,
});

const modelTestFile = ({ camel, words }: FlowNames): NewFile => ({
  path: `tests/model/${camel}/${camel}.model.test.ts`,
  text: `import { describe, expect, it } from 'vitest';
import { ${camel}Contract } from '../../../src/api/contract/${camel}.ts';
import { refuses, wireFailures } from '../answers.ts';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { ${camel}Flow } from './${camel}.spec.ts';

const { send } = ${camel}Contract;
const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

describe('${words.toLowerCase()}', () => {
  it.each(
    modelTests(${camel}Flow, [
      'editing, ${camel}.type -> (stays)',
      'editing, ${camel}.submit [isValid] -> sending',
      'editing, ${camel}.submit -> (stays)',
      'sending, done sendText -> done',
      'sending, error sendText [isOutcomeUnknown] -> unsure',
      'sending, error sendText -> failed',
      'failed, ${camel}.type -> editing',
      'failed, ${camel}.submit -> sending',
      'unsure, ${camel}.resend -> sending',
      'done, ${camel}.startOver -> editing',
    ]),
  )('%s', (_title, run) => run());

  it('resends an unknown outcome with the same key, and uses a new one after an answer', () => {
    const { actor, children, settle, seen } = createHarness(${camel}Flow, first(${camel}Flow.inputs));
    const key = () => (seen(0).pending.sendText as { readonly idempotencyKey: string }).idempotencyKey;
    actor.send({ type: '${camel}.type', value: 'Hello' });
    actor.send({ type: '${camel}.submit' });
    expect(key()).toBe('seed-of-a-page-1');
    settle(children().sendText, first(wireFailures(send)));
    actor.send({ type: '${camel}.resend' });
    expect(key()).toBe('seed-of-a-page-1');
    settle(children().sendText, refuses(send, 'TOO_MANY_REQUESTS'));
    actor.send({ type: '${camel}.submit' });
    expect(key()).toBe('seed-of-a-page-2');
  });
});
`,
});

const viewSpecFile = ({ camel, pascal }: FlowNames): NewFile => ({
  path: `tests/model/${camel}/${camel}.view.tsx`,
  text: `import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { ${camel}Machine } from '../../../src/machines/${camel}/${camel}.machine.ts';
import { ${pascal}Page } from '../../../src/ui/${camel}/${pascal}Page.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, sentAgain, typeInto } from '../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof ${camel}Machine>;

const idle = { disabled: false, busy: false };
const isOpen = (snapshot: Snapshot) => snapshot.matches('editing') || snapshot.matches('failed');

function showsForm({ context: { text, invalid } }: Snapshot): void {
  const field = fieldCalled('Text');
  expect([field?.value, field?.ariaInvalid]).toEqual([text, invalid ? 'true' : null]);
}

export const ${camel}View: View<typeof ${camel}Machine> = {
  open: onScreen((actor) => <${pascal}Page actor={actor} />),
  drivers: {
    '${camel}.type': ({ value }) => typeInto('Text', value),
    '${camel}.submit': () => press('Send'),
    '${camel}.resend': () => press('Send again'),
    '${camel}.startOver': () => press('Send another'),
  },
  offers: {
    '${camel}.type': (snapshot, { value }) => isOpen(snapshot) && snapshot.context.text !== value,
    '${camel}.submit': isOpen,
    '${camel}.resend': (snapshot) => snapshot.matches('unsure'),
    '${camel}.startOver': (snapshot) => snapshot.matches('done'),
  },
  expectations: {
    editing: (snapshot) => {
      showsForm(snapshot);
      expect([alerts(), buttonCalled('Send')]).toEqual([[], idle]);
    },
    sending: (snapshot) => {
      showsForm(snapshot);
      expect([alerts(), buttonCalled('Send')]).toEqual([[], { disabled: true, busy: true }]);
    },
    failed: (snapshot) => {
      showsForm(snapshot);
      expect([alerts().length, buttonCalled('Send')]).toEqual([1, idle]);
    },
    unsure: ({ context }) => {
      expect([sentAgain(), fieldCalled('Text'), buttonCalled('Send again')]).toEqual([context.text, null, idle]);
      expect(alerts().join()).toContain('This may have gone through.');
    },
    done: () => {
      expect([screen.getByRole('status').textContent, fieldCalled('Text')]).toEqual(['Sent.', null]);
      expect(buttonCalled('Send another')).toEqual(idle);
    },
  },
};
`,
});
