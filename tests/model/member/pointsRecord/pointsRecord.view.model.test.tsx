// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { pointsRecordFlow } from './pointsRecord.spec.ts';
import { pointsRecordView } from './pointsRecord.view.tsx';

describe('the points record on screen', () => {
  it.each(viewTests(pointsRecordFlow, pointsRecordView))('%s', (_title, run) => run());
});
