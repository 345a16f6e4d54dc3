import { expect, it } from 'vitest';
import { readAudit } from '../../scripts/readAudit.ts';

const reportOf = (vulnerabilities: object) =>
  JSON.stringify({ metadata: { vulnerabilities: { high: 1 } }, vulnerabilities });

it('names each vulnerable package and fails', () => {
  expect(readAudit(reportOf({ lamp: { severity: 'high', range: '<2.0.0', via: [] } }))).toEqual({
    text: 'high: lamp <2.0.0',
    status: 1,
  });
});

it('passes without vulnerabilities', () => {
  expect(readAudit(reportOf({}))).toEqual({ text: 'No known vulnerabilities in what is shipped.', status: 0 });
});

it.each(['', 'no JSON', '{"error":{"code":"EAUDITNOLOCK"}}', '{"message":"405 Method Not Allowed"}'])(
  'says that nothing was checked when the registry answers %j',
  (answer) => {
    const { text, status } = readAudit(answer);
    expect([text.startsWith('Nothing was checked'), status]).toEqual([true, 0]);
  },
);
