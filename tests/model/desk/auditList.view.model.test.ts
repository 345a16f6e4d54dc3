// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { auditListFlow } from './auditList.spec.ts';
import { auditListView } from './auditList.view.tsx';

describe('the audit log on screen', () => {
  it.each(viewTests(auditListFlow, auditListView))('%s', (_title, run) => run());
});
