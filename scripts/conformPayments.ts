import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { parseArgs, promisify } from 'node:util';
import { reportText } from '../conform/conform.ts';
import { conformPayments, type GatewayTarget, type ReceivedEvent } from '../conform/payments.ts';
import { PAYMENT_PATH, paymentReport } from '../protocol/payments.ts';

/**
 * `npm run conform -- payments`: tries every promise of the payment protocol on a gateway, and prints a scored report;
 * the exit code is 1 if a scenario failed, 2 if none could be tried.
 */
const USAGE = `Usage: npm run conform -- payments --gateway URL --key KEY [--merchant CODE] [--account BANK:NUMBER] [--listen PORT] [--pay COMMAND] [--json]

  --gateway   origin of the gateway, such as http://127.0.0.1:3002
  --key       the key shared with it
  --merchant  default: demo
  --account   bank code and number of an account that payouts reach; default: LANTERN:1234567890
  --listen    port on which the kit receives events; the gateway must send them there
  --pay       shell command that pays a deposit; $URL is the cashier page, $REFERENCE the order
  --json      the report as JSON
`;
const PATIENCE_MS = 30_000;

const text = { type: 'string' } as const;

function readOptions() {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(3),
      options: {
        ...{ gateway: text, key: text, merchant: text, account: text, listen: text, pay: text },
        json: { type: 'boolean' },
      },
    });
    const { gateway, key } = values;
    if (!gateway || !key) throw new Error('--gateway and --key are required');
    const [bankCode = '', number = ''] = (values.account ?? 'LANTERN:1234567890').split(':');
    return {
      ...values,
      url: gateway.replace(/\/$/, ''),
      key,
      account: { bankCode, holderName: 'Conform Kit', number },
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

/** Takes events; the first of each order is answered 500. */
function listen(port: number, received: ReceivedEvent[]): void {
  const refused = new Set<string>();
  createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString('utf8');
    if (request.url !== `${PAYMENT_PATH}/event`) return void response.writeHead(404).end();
    received.push({ headers: new Headers(request.headers as Record<string, string>), body });
    const { data } = paymentReport.safeParse(JSON.parse(body));
    const isFirst = data !== undefined && !refused.has(data.reference);
    if (isFirst) refused.add(data.reference);
    response.writeHead(isFirst ? 500 : 200, { 'content-type': 'application/json' }).end('{}');
  }).listen(port);
}

const { url, key, merchant = 'demo', account, listen: port, pay, json } = readOptions();
const received: ReceivedEvent[] = [];
if (port) listen(Number(port), received);
const target: GatewayTarget = {
  ...{ url, key, merchant, account, fetch, now: () => Date.now(), patienceMs: PATIENCE_MS },
  ...(port ? { events: () => received } : {}),
  ...(pay
    ? {
        pay: async ({ reference, url: page }) => {
          const env = { ...process.env, URL: page ?? '', REFERENCE: reference };
          await promisify(execFile)('sh', ['-c', pay], { env });
        },
      }
    : {}),
};
try {
  const report = await conformPayments(target);
  console.log(json ? JSON.stringify(report, null, 2) : reportText(report));
  process.exit(report.results.some(({ outcome }) => outcome === 'failed') ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
