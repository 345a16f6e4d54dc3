import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { conform, reportText } from '../conform/conform.ts';

if (process.argv[2] === 'payments') {
  await import('./conformPayments.ts');
  process.exit();
}

/**
 * Tries every promise of the wallet protocol on a wallet, and prints a scored report; the exit code is 1 if a scenario
 * failed, 2 if none could be tried.
 */
const USAGE = `Usage: npm run conform -- --wallet URL --provider CODE --key FILE --token TOKEN [--key-id ID] [--end-session COMMAND] [--json]

  --wallet       origin of the wallet, such as http://127.0.0.1:3000
  --provider     code of the provider, as the wallet knows it
  --key          file with the Ed25519 private key (PEM), whose public half the wallet knows
  --key-id       default: first 16 hex digits of the SHA-256 of the public key (SPKI)
  --token        launch token of a play-money player with at least 100 minimum stakes
  --end-session  shell command that ends the player's session at the site
  --json         the report as JSON
`;

const text = { type: 'string' } as const;
const options = { wallet: text, provider: text, key: text, 'key-id': text, token: text, 'end-session': text } as const;

function readOptions() {
  try {
    const { values } = parseArgs({ options: { ...options, json: { type: 'boolean' } } });
    const { wallet, provider, key, token } = values;
    if (!wallet || !provider || !key || !token) throw new Error('--wallet, --provider, --key and --token are required');
    return { ...values, url: wallet.replace(/\/$/, ''), provider, key: createPrivateKey(readFileSync(key)), token };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { url, provider, key, token, json, 'key-id': keyId, 'end-session': command } = readOptions();
const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });
const target = {
  url,
  provider,
  key,
  token,
  keyId: keyId ?? createHash('sha256').update(spki).digest('hex').slice(0, 16),
  now: () => Date.now(),
  fetch,
  ...(command ? { endSession: async () => void execFileSync('sh', ['-c', command], { stdio: 'inherit' }) } : {}),
};
try {
  const report = await conform(target);
  const rows = report.results.map(({ scenario: { id, title, points }, outcome, reason }) => ({
    id,
    title,
    points,
    outcome,
    reason,
  }));
  console.log(json ? JSON.stringify({ ...report, results: rows }, null, 2) : reportText(report));
  process.exitCode = report.results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
} catch (error) {
  console.error(`The launch token opened no session: ${(error as Error).message}`);
  process.exitCode = 2;
}
