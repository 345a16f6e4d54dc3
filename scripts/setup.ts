import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { askAll } from './setup/questions.ts';
import { setupFiles } from './setup/setupFiles.ts';

/**
 * `npm run setup [FOLDER]`: asks what a production site needs, and writes its brand, the variables of site, games and
 * gateway with new secrets, and a proxy's configuration. Overwrites nothing.
 */
const PASSWORD_CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const PASSWORD_LENGTH = 20;
const OWNER_ALONE = 0o600;

const folder = resolve(process.argv[2] ?? 'production');
const say = (text: string): void => void process.stdout.write(text);
const fail = (text: string): never => {
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
};
const password = (): string =>
  Array.from({ length: PASSWORD_LENGTH }, () => PASSWORD_CHARACTERS[randomInt(PASSWORD_CHARACTERS.length)]).join('');

const input = createInterface({ input: process.stdin });
const lines = input[Symbol.asyncIterator]();
const answers = await askAll(async (text) => {
  say(text);
  const { value, done } = await lines.next();
  return done === true ? null : value;
}, say);
input.close();
if (answers === null) fail('Nothing was written: not every question was answered.');
else {
  const passwords = answers.operators.map(password);
  const files = setupFiles(
    answers,
    {
      dataKey: randomBytes(32).toString('base64'),
      paymentKey: randomBytes(32).toString('hex'),
      metricsToken: randomBytes(24).toString('hex'),
      passwords,
    },
    { folder, brand: JSON.parse(readFileSync('brands/statehouse.json', 'utf8')) },
  );
  const there = files.find(({ path }) => existsSync(path));
  if (there) fail(`${there.path} is there already. Nothing was written. Move it, or choose another folder or name.`);
  for (const { path, text, isSecret } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (isSecret) chmodSync(path, OWNER_ALONE);
  }
  say(`\nWritten: ${files.map(({ path }) => path).join(', ')}\n\nStart, each on its own:\n`);
  say(`  npm run provider -- ${folder}/games.env\n`);
  if (answers.gateway === '') say(`  npm run gateway -- ${folder}/pay.env\n`);
  say(`  npm start -- ${folder}/site.env\n  caddy run --config ${folder}/Caddyfile\n\n`);
  say(`Then open ${answers.site}/desk, set up an authenticator app, and follow the page "Set up":\n`);
  answers.operators.forEach((name, place) => {
    say(`  ${name}  ${passwords[place]}\n`);
  });
  say('\n');
}
