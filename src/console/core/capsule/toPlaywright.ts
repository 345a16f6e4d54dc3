import { spanText } from '../acts/actText.ts';
import type { KeptCheck } from '../checks/checks.ts';
import { inputText } from '../inputs/inputText.ts';
import type { PageInfo } from '../inputs/pageInfo.ts';
import type { KeptInput } from '../inputs/pageInput.ts';
import type { Target } from '../inputs/target.ts';
import type { Capsule } from './capsule.ts';
import { actLines, type Network, networkText, text, unrepeatableActs } from './playwrightActs.ts';

/** Waits that are shorter pass by themselves, as a test waits for what it presses, ms. */
const LONG_WAIT = 20_000;

interface Item {
  readonly at: number;
  /** Among what has the same time: an act stands before the input that came after it. */
  readonly rank: number;
  readonly waits?: boolean;
  readonly lines: readonly string[];
}

/**
 * The text of a Playwright test of clicks: by role and name, so that it runs in any Playwright project and against any
 * address. Faults are routes, jumps of time the page's clock. @throws Error where the recording has no page inputs, and
 * where the file could not pass, with what cannot be repeated.
 */
export function toPlaywright(capsule: Capsule, title: string, network: Network = NO_NETWORK): string {
  const { inputs = [], checks = [], page } = capsule;
  if (page === undefined || inputs.length + checks.length === 0) {
    throw new Error('No Playwright file written: this recording has no clicks and no checks.');
  }
  const wrong = [...unfoundInputs(inputs), ...unrepeatableActs(capsule, network)];
  if (wrong.length > 0) throw new Error(`No Playwright file written: it could not pass. ${wrong.join(' ')}`);
  const names = createNames();
  const acts = actLines(capsule, network);
  const opening = acts.filter(({ after }) => after === 'opening').flatMap(({ lines }) => lines);
  const items: readonly Item[] = [
    ...inputs.map((input, at) => ({ at: input.at, rank: 2 * at + 1, lines: [lineOf(input, names)] })),
    ...acts.flatMap(({ at, after, waits, lines }) =>
      after === 'opening' ? [] : [{ at, rank: 2 * after, waits, lines }],
    ),
    ...waitsIn(capsule),
    ...checks.map((check) => ({ at: check.at, rank: Number.POSITIVE_INFINITY, lines: [expectation(check)] })),
  ].toSorted((one, other) => one.at - other.at || one.rank - other.rank);
  let isQuiet = false;
  const body = items.flatMap(({ waits, lines }) => {
    const before = waits && !isQuiet ? ['await settled();'] : [];
    isQuiet = waits === true;
    return [...before, ...lines];
  });
  const lines = [...opening, ...body].flatMap((line) => line.split('\n')).map((line) => `  ${line.trimStart()}`);
  const [isSteered, hasClock, hasFaults] = ['await settled();', 'page.clock.', 'faults['].map((part) =>
    lines.some((line) => line.includes(part)),
  );
  const isWatched = isSteered || hasFaults;
  const path = `await page.goto(new URL(${text(page.path)}, site).href);`;
  const secrets = page.isSignedIn && page.token !== undefined ? [{ name: 'TOKEN' }, ...names.used()] : names.used();
  const helpers = isWatched ? networkText(capsule, network, lines.join('\n')) : '';
  return `import { ${importsOf(helpers, checks.length > 0)} } from '@playwright/test';

// Run: ${['SITE=https://…', ...secrets.map(({ name }) => `${name}=…`)].join(' ')} npx playwright test
const site = process.env.SITE ?? ${text(page.origin)};
${secrets.length === 0 ? '' : SECRET}${helpers}
test.use({
  viewport: { width: ${page.width}, height: ${page.height} },
  locale: ${text(page.locale)},
  colorScheme: ${text(page.theme)},
  timezoneId: ${text(page.timeZone)},
${hasFaults ? "  // A service worker would ask past the routes.\n  serviceWorkers: 'block',\n" : ''}});

test(${text(title)}, async ({ page }) => {
${signedIn(page)}  await page.addInitScript((settings) => {
    for (const [name, value] of Object.entries(settings)) localStorage.setItem(name, value);
  }, ${settingsText(page.settings)});
${hasClock ? '  await page.clock.install();\n' : ''}${isWatched ? '  watch(page);\n' : ''}${hasFaults ? ROUTE : ''}${[
  ...lines.slice(0, opening.length),
  `  ${path}`,
  ...lines.slice(opening.length),
].join('\n')}
${hasFaults ? "  await page.unrouteAll({ behavior: 'ignoreErrors' });\n" : ''}});
`;
}

const NO_NETWORK: Network = {
  calls: [],
  shape: {
    envelope: (value) => value,
    valueIn: (body) => body,
    refusal: () => ({ status: 400, body: null }),
    success: (value) => value,
    refusalIn: () => null,
  },
};

const ROUTE = `  await page.route(({ pathname }) => calls.some((call) => call.endsWith(\` \${pathname}\`)), meet);
`;

const importsOf = (helpers: string, hasChecks: boolean): string =>
  [
    ...['APIResponse', 'Page', 'Request', 'Route']
      .filter((name) => new RegExp(`\\b${name}\\b`).test(helpers))
      .map((name) => `type ${name}`),
    ...(hasChecks || helpers.includes('expect.') ? ['expect'] : []),
    'test',
  ].join(', ');

/** Inputs that nobody could find again, in sentences. */
const unfoundInputs = (inputs: readonly KeptInput[]): readonly string[] =>
  inputs.flatMap((input, at) =>
    input.target === null && input.deed !== 'key'
      ? [`Input ${at + 1}, “${inputText(input)}”, cannot be repeated: it has neither role nor name nor a short text.`]
      : [],
  );

/** Time that passed between two inputs by itself, where that is longer than a test waits. */
function waitsIn({ inputs = [], acts = [] }: Capsule): readonly Item[] {
  return inputs.flatMap(({ at }, place) => {
    const before = inputs[place - 1];
    if (before === undefined) return [];
    const jumped = acts.reduce((all, act) => all + (act.kind === 'time' && act.after === place ? act.ms : 0), 0);
    const passed = Math.round(at - before.at - jumped);
    if (passed < LONG_WAIT) return [];
    const lines = [`// Time: ${spanText(passed)} passed`, `await page.clock.runFor(${passed});`];
    return [{ at, rank: 2 * place + 0.5, waits: true, lines }];
  });
}

/** A session of the recording is not in it: whoever runs the file brings one of their own. */
const signedIn = ({ isSignedIn, token }: PageInfo): string => {
  if (!isSignedIn) return '';
  if (token === undefined) return '  // Somebody was signed in when the recording began: sign in before.\n';
  return `  // Somebody was signed in when the recording began: TOKEN is that of a session.
  await page.addInitScript(([name = '', token = '']) => {
    if (sessionStorage.getItem('recording') !== null) return;
    sessionStorage.setItem('recording', 'began');
    sessionStorage.setItem(name, token);
  }, [${text(token)}, secret('TOKEN')]);
`;
};

const SECRET = `
/** What no recording holds. */
function secret(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(\`Set \${name}: it was typed, but is not in this file.\`);
  return value;
}
`;

/** One place in a Playwright file where something on the page is found. */
export function locatorText({ within, nth, ...target }: Target): string {
  const from = within === null ? 'page' : `page.getByRole(${text(within.role)}, ${named(within.name)})`;
  const which = nth === null ? '' : `.nth(${nth})`;
  switch (target.by) {
    case 'role':
      return `${from}.getByRole(${text(target.role)}${target.name === '' ? '' : `, ${named(target.name)}`})${which}`;
    case 'label':
      return `${from}.getByLabel(${worded(target.name)})${which}`;
    case 'text':
      return `${from}.getByText(${worded(target.name)})${which}`;
    case 'after':
      return `${from}.getByText(${worded(target.name)})${which}.locator('xpath=following-sibling::*[1]')`;
  }
}

function lineOf(input: KeptInput, names: Names): string {
  const { deed, target, value, isSecret } = input;
  if (target === null) return `await page.keyboard.press(${text(String(value))});`;
  const locator = locatorText(target);
  // A key does not wait for what it is meant for.
  if (value === 'Escape') return `await ${locator}.waitFor();\n  await page.keyboard.press('Escape');`;
  switch (deed) {
    case 'press':
      return `await ${locator}.click();`;
    case 'type':
      return `await ${locator}.fill(${isSecret ? `secret('${names.nameOf(target, input.secret)}')` : text(String(value ?? ''))});`;
    case 'choose':
      return `await ${locator}.selectOption({ label: ${text(String(value))} });`;
    case 'set':
      return value === true ? `await ${locator}.check();` : `await ${locator}.uncheck();`;
    case 'key':
      return `await ${locator}.press(${text(String(value))});`;
  }
}

function expectation({ target, must, value }: KeptCheck): string {
  const asked = `await expect(${locatorText(target)})`;
  switch (must) {
    case 'shown':
      return `${asked}.toBeVisible();`;
    case 'hidden':
      return `${asked}.toBeHidden();`;
    case 'enabled':
      return `${asked}.toBeEnabled();`;
    case 'disabled':
      return `${asked}.toBeDisabled();`;
    case 'equals':
      return `${asked}.${isField(target) ? 'toHaveValue' : 'toHaveText'}(${text(value ?? '')});`;
  }
}

const FIELDS = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);
const isField = (target: Target): boolean => target.by === 'label' || (target.by === 'role' && FIELDS.has(target.role));

interface Names {
  readonly nameOf: (target: Target, secret: number | undefined) => string;
  readonly used: () => readonly { readonly name: string }[];
}

/**
 * Names of environment variables, one for each secret, after the field that it was typed into first: `PASSWORD`, and
 * `PASSWORD_2` for another one there; `SECRET_1` where a name has no Latin letters. Where it is not known which secrets
 * are the same, those of one field are.
 */
function createNames(): Names {
  const known = new Map<string, string>();
  const free = (wanted: string): string => {
    const taken = new Set(known.values());
    let name = wanted;
    for (let at = 2; taken.has(name); at += 1) name = `${wanted}_${at}`;
    return name;
  };
  return {
    nameOf: ({ name }, secret) => {
      const key = secret === undefined ? `field ${name}` : `secret ${secret}`;
      const bare = name
        .toUpperCase()
        .replace(/[^A-Z0-9]+/g, '_')
        .replace(/^_|_$/g, '');
      const found = known.get(key) ?? free(/^[A-Z]/.test(bare) ? bare : `SECRET_${known.size + 1}`);
      known.set(key, found);
      return found;
    },
    used: () => [...known.values()].map((name) => ({ name })),
  };
}

const MASKED = /•+/g;

/** A masked name is matched by what is left of it. */
const pattern = (name: string): string | null =>
  MASKED.test(name) ? `/^${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(MASKED, '.+')}$/` : null;

const named = (name: string): string => {
  const found = pattern(name);
  return found === null ? `{ name: ${text(name)}, exact: true }` : `{ name: ${found} }`;
};

const worded = (name: string): string => pattern(name) ?? `${text(name)}, { exact: true }`;

const settingsText = (settings: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(settings)
    .map(([name, value]) => `${text(name)}: ${text(value)}`)
    .join(', ')} }`;
