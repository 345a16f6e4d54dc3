import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createLastValues } from '../../../../src/console/core/calls/lastValues.ts';
import { replyShape } from '../../../../src/qa/watchedCalls.ts';
import { siteCall } from '../../support/siteCall.ts';

const call = { ...siteCall('wallet.balance'), value: z.object({ code: z.string().check(z.regex(/^[\d•]$/)) }) };
const body = (code: string) => replyShape.envelope({ code });

describe('the value that is broken', () => {
  it('is that of the reply, else the last one, else none', () => {
    const values = createLastValues(replyShape);
    expect(values.toBreak(call, null)).toBeUndefined();
    values.keep(call, body('1'));
    expect(values.toBreak(call, null)).toEqual({ code: '1' });
    expect(values.toBreak(call, JSON.stringify(body('2')))).toEqual({ code: '2' });
  });

  it('is never one that does not fit: a secret that is hidden may not', () => {
    const values = createLastValues(replyShape);
    values.keep(call, body('••'));
    expect(values.toBreak(call, JSON.stringify(body('no')))).toBeUndefined();
    expect(['not JSON', 'null'].map((text) => values.toBreak(call, text))).toEqual([undefined, undefined]);
  });
});
