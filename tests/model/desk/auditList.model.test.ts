import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { listTransitions } from '../list/listFlow.ts';
import { auditListFlow, auditListSpec } from './auditList.spec.ts';

describe('the audit log', () => {
  it.each(modelTests(auditListFlow, listTransitions(auditListSpec)))('%s', (_title, run) => run());
});
