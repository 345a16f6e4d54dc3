// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { exchangeListFlow, pointMovementsFlow, pointsRecordFlow } from './pointsRecord.spec.ts';
import { exchangeListView, pointMovementsView, pointsRecordView } from './pointsRecord.view.tsx';

describe('[POINTS-03] [POINTS-07] the list of exchanges on screen', () => {
  it.each(viewTests(exchangeListFlow, exchangeListView))('%s', (_title, run) => run());
});

describe('[POINTS-08] the list of point movements on screen', () => {
  it.each(viewTests(pointMovementsFlow, pointMovementsView))('%s', (_title, run) => run());
});

describe('the points record on screen', () => {
  it.each(viewTests(pointsRecordFlow, pointsRecordView))('%s', (_title, run) => run());
});
