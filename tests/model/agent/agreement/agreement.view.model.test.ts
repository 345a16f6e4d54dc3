// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { agreementFlow } from './agreement.spec.ts';
import { agreementView } from './agreement.view.tsx';

describe('[CONTRACT-03] [CONTRACT-04] [CONTRACT-05] [CONTRACT-06] an agreement on screen', () => {
  it.each(viewTests(agreementFlow, agreementView))('%s', (_title, run) => run());
});
