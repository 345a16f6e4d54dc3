import { describe, expect, it, vi } from 'vitest';
import { type Fault, faultName } from '../../../../src/console/core/calls/fault.ts';
import { createFaults } from '../../../../src/console/core/calls/faults.ts';

const status = (code: number): Fault => ({ kind: 'status', status: code });

describe('standing faults', () => {
  it('are met in order: next of its own, next of all, always of its own, always of all', () => {
    const faults = createFaults(() => {});
    faults.set(null, 'always', status(504));
    faults.set('a', 'always', status(503));
    faults.set(null, 'next', status(502));
    faults.set('a', 'next', status(501));
    const met = Array.from({ length: 4 }, () => faults.take('a'));
    expect(met).toEqual([status(501), status(502), status(503), status(503)]);
    expect(faults.take('b')).toEqual(status(504));
  });

  it('take the place of each other, and go with null', () => {
    const faults = createFaults(() => {});
    faults.set('a', 'always', status(500));
    faults.set('a', 'always', status(503));
    expect(faults.read()).toEqual([{ call: 'a', scope: 'always', fault: status(503) }]);
    faults.set('a', 'always', null);
    expect([faults.read(), faults.take('a')]).toEqual([[], null]);
  });

  it('tell of every change', () => {
    const onError = vi.fn();
    const faults = createFaults(onError);
    const heard = vi.fn();
    faults.subscribe(() => {
      throw new Error('broken panel');
    });
    const stop = faults.subscribe(heard);
    faults.set('a', 'next', status(500));
    faults.take('a');
    faults.clear();
    stop();
    faults.clear();
    expect([heard.mock.calls.length, onError.mock.calls.length]).toEqual([3, 4]);
  });

  it('are named in words', () => {
    const names: readonly [Fault, string][] = [
      [{ kind: 'hold' }, 'hold'],
      [{ kind: 'slow', ms: 500 }, 'slow 0.5 s'],
      [{ kind: 'drop' }, 'no reply'],
      [{ kind: 'offline' }, 'offline'],
      [status(503), 'HTTP 503'],
      [{ kind: 'refuse', code: 'BAD_CREDENTIALS' }, 'Bad credentials'],
      [{ kind: 'break', name: 'token missing' }, 'token missing'],
    ];
    expect(names.map(([fault]) => faultName(fault))).toEqual(names.map(([, name]) => name));
  });
});
