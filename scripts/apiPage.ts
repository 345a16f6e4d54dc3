import { contract } from '../src/api/contract/contract.ts';
import type { Endpoint } from '../src/api/contract/endpoint.ts';
import { qaContract } from '../src/api/contract/qa.ts';
import {
  commonRefusals,
  deskRefusals,
  paymentRefusals,
  refusalCodes,
  sealRefusals,
  tokenRefusals,
} from '../src/api/contract/refusal.ts';
import { refusalStatus } from '../src/api/contract/refusalStatus.ts';
import { schemaText } from './schemaText.ts';

const REPEATS: Record<Endpoint['repeat'], string> = {
  safe: 'reads only',
  once: 'acts each time',
  keyed: 'acts once for each `Idempotency-Key`',
};

/** The contract as a page (CONFIG and API areas of the requirements say where each call comes from). */
export const makeApiPage = (): string =>
  [
    '# API',
    '',
    'Made by `npm run generate` from `src/api/contract`; do not edit.',
    '',
    'Every answer is an envelope: `{ success, message, value, errorCode?, traceId }`. **T** needs `Authorization: Bearer <token>`. **E** travels as a sealed body, `{ sealed }`, a compact JWE (decision 002). **P** needs the payment password, which is checked before anything else. **D** is of the desk of operators and needs `desk-token: <token>`, which no member has. Money is an integer in 1/10,000 of P, an instant is in ms since 1970 UTC. Every call takes a `Language` header, `TH` or `EN`, which counts where a request leaves its `language` out.',
    '',
    '## Refusals',
    '',
    `Any call: ${codes(commonRefusals)}. Calls marked T also: ${codes(tokenRefusals)}. Calls marked E also: ${codes(sealRefusals)}. Calls marked P also: ${codes(paymentRefusals)}. Calls marked D also: ${codes(deskRefusals)}.`,
    '',
    '| Code | HTTP status |',
    '|---|---|',
    ...refusalCodes.map((code) => `| ${code} | ${refusalStatus(code)} |`),
    '',
    ...Object.entries(contract).flatMap(([area, endpoints]) => areaLines(area, Object.values<Endpoint>(endpoints))),
    ...areaLines('qa', Object.values<Endpoint>(qaContract), 'These exist only on a server that runs with `QA=1`.'),
  ].join('\n');

const areaLines = (area: string, endpoints: readonly Endpoint[], note?: string): readonly string[] => [
  `## ${area}`,
  '',
  ...(note ? [note, ''] : []),
  ...endpoints.flatMap(callLines),
];

function callLines(endpoint: Endpoint): readonly string[] {
  const { id, method, path, sends, token, encrypted, repeat, headers, request, value, refusals, spec } = endpoint;
  const marks = [
    ...(token ? ['T'] : []),
    ...(encrypted ? ['E'] : []),
    ...(endpoint.paymentPassword ? ['P'] : []),
    ...(endpoint.desk ? ['D'] : []),
  ];
  const facts = [marks.join(' '), `sends ${sends}`, REPEATS[repeat], `spec: ${spec}`].filter((fact) => fact !== '');
  return [
    `### ${id}`,
    '',
    `\`${method} ${path}\``,
    '',
    `${facts.join(' · ')}`,
    '',
    '```ts',
    ...(headers ? [`headers ${schemaText(headers)}`] : []),
    ...(sends === 'nothing' ? [] : [`request ${schemaText(request)}`]),
    `value ${schemaText(value)}`,
    '```',
    '',
    ...(refusals.length > 0 ? [`Refuses with ${codes(refusals)}.`, ''] : []),
  ];
}

const codes = (list: readonly string[]) => list.map((code) => `\`${code}\``).join(', ');
