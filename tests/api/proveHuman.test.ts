import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createProveHuman } from '../../src/api/human/proveHuman.ts';
import { startSolver } from '../../src/api/human/startSolver.ts';
import { holdApi } from '../support/holdApi.ts';
import { failureIn } from './failing.ts';

vi.mock('../../src/api/human/startSolver.ts', () => ({ startSolver: vi.fn() }));

const challenge = {
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce: 'n', salt: 's', cost: 5000, keyLength: 32, keyPrefix: '00' },
  signature: 'signed',
};

function openProof() {
  const worker = {
    onmessage: (_: { data: string | null }) => {},
    onerror: () => {},
    postMessage: vi.fn<(message: unknown) => void>(),
    terminate: vi.fn<() => void>(),
  };
  vi.mocked(startSolver).mockReturnValue(worker as unknown as Worker);
  const { api, last } = holdApi();
  const left = new AbortController();
  const proof = createProveHuman(api)({ signal: left.signal });
  const started = async () => {
    last().answer(challenge);
    await expect.poll(() => worker.postMessage.mock.calls).toEqual([[challenge]]);
  };
  return { worker, proof, left, last, started };
}

describe('the proof of a human device', () => {
  beforeEach(() => vi.mocked(startSolver).mockReset());

  it("[LOGIN-06] solves the server's challenge in a worker, which then ends", async () => {
    const { worker, proof, started } = openProof();
    await started();
    worker.onmessage({ data: 'solved' });
    expect(await proof).toBe('solved');
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('times out if the challenge has no solution', async () => {
    const { worker, proof, started } = openProof();
    await started();
    worker.onmessage({ data: null });
    expect(await failureIn(proof)).toEqual({ kind: 'timeout' });
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('is offline if the worker cannot run', async () => {
    const { worker, proof, started } = openProof();
    await started();
    worker.onerror();
    expect(await failureIn(proof)).toEqual({ kind: 'offline' });
  });

  it('[LOGIN-06] times out after a minute without an answer from the worker', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const { worker, proof, started } = openProof();
    await started();
    expect(timeout.mock.calls).toEqual([[60_000]]);
    late.abort();
    expect(await failureIn(proof)).toEqual({ kind: 'timeout' });
    expect(worker.terminate).toHaveBeenCalledOnce();
    timeout.mockRestore();
  });

  it('stops the worker when the calling machine leaves', async () => {
    const { worker, proof, left, started } = openProof();
    await started();
    left.abort();
    expect(await failureIn(proof)).toEqual({ kind: 'aborted' });
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('starts no worker for an invalid challenge', async () => {
    const { proof, last } = openProof();
    last().answer({ ...challenge, parameters: { algorithm: 'PBKDF2/SHA-256' } });
    expect(await failureIn(proof)).toEqual({ kind: 'malformed', endpoint: 'ext.humanChallenge' });
    expect(startSolver).not.toHaveBeenCalled();
  });

  it('fails as the call fails', async () => {
    const { proof, last } = openProof();
    last().fail({ kind: 'offline' });
    expect(await failureIn(proof)).toEqual({ kind: 'offline' });
    expect(startSolver).not.toHaveBeenCalled();
  });
});
