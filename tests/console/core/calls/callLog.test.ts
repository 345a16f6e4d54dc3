import { describe, expect, it, vi } from 'vitest';
import { createCallLog } from '../../../../src/console/core/calls/callLog.ts';
import type { CallRecord } from '../../../../src/console/core/calls/callRecord.ts';

const record = (seq: number, change: Partial<CallRecord> = {}): CallRecord => ({
  ...{ seq, id: 'a.b', method: 'GET', path: '/', caller: null, startedAt: 0, request: null },
  requestVerdict: { kind: 'fits' },
  ...{ status: null, reply: null, replyVerdict: null, arrivedAt: null, endedAt: null, fault: null, state: 'waiting' },
  ...change,
});

describe('the log of calls', () => {
  it('keeps the latest, as many as its ring holds', () => {
    const log = createCallLog(4, () => {});
    for (let seq = 1; seq <= 20; seq += 1) log.write(record(seq));
    expect(log.read().map(({ seq }) => seq)).toEqual([17, 18, 19, 20]);
    const heard = vi.fn();
    log.subscribe(heard);
    log.write(record(2, { state: 'done' }));
    expect(heard).not.toHaveBeenCalled();
    expect(log.read().map(({ seq }) => seq)).toEqual([17, 18, 19, 20]);
  });

  it('puts a newer record in the place of the old one, and leaves what was read as it was', () => {
    const log = createCallLog(4, () => {});
    const heard = vi.fn();
    log.subscribe(heard);
    log.write(record(1));
    log.write(record(2));
    const before = log.read();
    expect(log.read()).toBe(before);
    log.write(record(1, { state: 'done' }));
    expect(before.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(log.read().map(({ state }) => state)).toEqual(['done', 'waiting']);
    log.clear();
    expect([log.read(), heard.mock.calls.length]).toEqual([[], 4]);
  });
});
