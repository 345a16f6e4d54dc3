// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { pointsRecordFlow } from './pointsRecord.spec.ts';
import { pointsRecordView } from './pointsRecord.view.tsx';

/** What is busy takes no press. */
const offScreen = [
  'exchanges.asking, pointsRecord.refresh -> (stays)',
  'movements.asking, pointsRecord.refresh -> (stays)',
  'exchange.asking, pointsRecord.refresh -> (stays)',
];

describe('the points record on screen', () => {
  it.each(viewTests(pointsRecordFlow, pointsRecordView, offScreen))('%s', (_title, run) => run());
});
