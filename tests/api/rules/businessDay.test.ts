import { expect, it } from 'vitest';
import { businessDay } from '../../../src/api/contract/rules/businessDay.ts';

it('starts a business day eight hours before the UTC day', () => {
  const instants = [Date.UTC(2026, 10, 20, 15, 59, 59, 999), Date.UTC(2026, 10, 20, 16)];
  expect(instants.map(businessDay)).toEqual(['2026-11-20', '2026-11-21']);
});
