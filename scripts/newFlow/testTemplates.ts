import type { NewFile } from './codeTemplates.ts';
import type { FlowNames } from './flowNames.ts';

/** The model test of a new flow: transition list, cases and outcomes. */
export const testFilesFor = (names: FlowNames): readonly NewFile[] => [specFile(names), modelTestFile(names)];

const specFile = ({ camel }: FlowNames): NewFile => ({
  path: `tests/model/${camel}/${camel}.spec.ts`,
  text: `import { expect } from 'vitest';
import { ${camel}Contract } from '../../../src/api/contract/${camel}.ts';
import { ${camel}Machine } from '../../../src/machines/${camel}/${camel}.machine.ts';
import { answers, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { list } = ${camel}Contract;
const entries = [{ id: '1', title: 'One' }];

export const ${camel}Flow: Flow<typeof ${camel}Machine> = {
  machine: () => ${camel}Machine,
  inputs: [undefined],
  cases: { '${camel}.retry': [{}], '${camel}.close': [{}] },
  outcomes: { fetchList: [answers(list, { list: entries }), ...wireFailures(list)] },
  invariants: {
    'has no effects besides the call': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    loading: ({ pending, snapshot }) => {
      expect(pending).toEqual({ fetchList: { request: {} } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    shown: ({ snapshot }) => expect(snapshot.context).toEqual({ list: entries, failure: null }),
    failed: ({ snapshot }) => expect(snapshot.context.failure?.kind).toMatch(/^(offline|malformed)$/),
    ended: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};
`,
});

const modelTestFile = ({ camel, words }: FlowNames): NewFile => ({
  path: `tests/model/${camel}/${camel}.model.test.ts`,
  text: `import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { ${camel}Flow } from './${camel}.spec.ts';

describe('${words.toLowerCase()}', () => {
  it.each(
    modelTests(${camel}Flow, [
      'any, ${camel}.close -> ended',
      'loading, done fetchList -> shown',
      'loading, error fetchList -> failed',
      'failed, ${camel}.retry -> loading',
    ]),
  )('%s', (_title, run) => run());
});
`,
});
