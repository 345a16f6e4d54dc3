import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { secret } from '../../../../src/api/contract/endpoint.ts';
import { fieldRows, rowsOfRecord } from '../../../../src/console/core/calls/fieldRows.ts';
import { maskBySchema } from '../../../../src/console/core/calls/maskBySchema.ts';
import { verdictOf } from '../../../../src/console/core/calls/verdict.ts';
import { replyShape } from '../../../../src/qa/watchedCalls.ts';
import { callRecord } from '../../support/callRecord.ts';
import { siteCall } from '../../support/siteCall.ts';

const schema = z.object({
  token: secret(z.string()),
  note: z.optional(z.string()),
  until: z.nullable(z.int()),
  list: z.array(z.object({ id: z.int() })),
});

const rowsOf = (body: unknown) =>
  fieldRows(schema, maskBySchema(schema, body), verdictOf(schema, body)).map(
    ({ path, shown, kind, wrong }) => `${path} | ${shown} | ${kind} | ${wrong ?? 'fits'}`,
  );

describe('the fields of a body', () => {
  it('stand in the order of the schema, with what it has there', () => {
    expect(rowsOf({ list: [{ id: 1 }], token: 'abc', until: null })).toEqual([
      'token | ••• | secret | fits',
      'note | absent | optional | fits',
      'until | null | number | fits',
      'list | 1 item | list | fits',
      'list[0].id | 1 | number | fits',
    ]);
  });

  it('say what is wrong with each, and what the contract does not know', () => {
    expect(rowsOf({ token: 42, until: 'soon', list: [], more: [1] })).toEqual([
      'token | ••• | secret | not a string',
      'note | absent | optional | fits',
      'until | "soon" | number | not a number',
      'list | 0 items | list | fits',
      'more | [1] | not in the contract | fits',
    ]);
    expect(rowsOf({ until: 1 })).toContain('token | absent | secret | missing');
  });

  it('of a record are those of its call; what is sealed has none, and a refusal is shown as it is', () => {
    const { body } = replyShape.refusal('BAD_CREDENTIALS');
    const record = callRecord({
      ...{ request: '(encrypted)', requestVerdict: { kind: 'sealed' } },
      ...{ reply: body, replyVerdict: { kind: 'refused', code: 'BAD_CREDENTIALS' } },
    });
    const rows = rowsOfRecord(siteCall('session.login'), replyShape, record);
    expect(rows.requestRows).toEqual([]);
    expect(rows.replyRows.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      'success boolean',
      'message string',
      'value object',
      'errorCode string',
      'traceId string',
    ]);
    const plain = callRecord({ reply: replyShape.envelope({ sumBalance: 5 }) });
    expect(rowsOfRecord(siteCall('wallet.balance'), replyShape, plain).replyRows.map(({ path }) => path)).toEqual([
      'success',
      'message',
      'value.sumBalance',
      'traceId',
    ]);
  });

  it('of a body that is none are one row, and what is wrong with the whole', () => {
    const verdict = { kind: 'wrong', fields: [{ path: '', says: 'not JSON' }] } as const;
    expect(fieldRows(null, '(empty)', verdict)).toEqual([
      { path: '', shown: '"(empty)"', kind: 'string', wrong: 'not JSON' },
    ]);
  });
});
