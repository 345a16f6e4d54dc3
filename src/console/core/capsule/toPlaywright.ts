import type { KeptCheck } from '../checks/checks.ts';
import type { KeptInput } from '../inputs/pageInput.ts';
import type { Target } from '../inputs/target.ts';
import type { Capsule } from './capsule.ts';

/**
 * The text of a Playwright test of clicks: by role and name, so that it runs in any Playwright project and against any
 * address. @throws Error where the recording has no page inputs.
 */
export function toPlaywright({ inputs = [], checks = [], page }: Capsule, title: string): string {
  if (page === undefined || inputs.length + checks.length === 0) {
    throw new Error('No Playwright file written: this recording has no clicks and no checks.');
  }
  const names = createNames();
  const lines = [
    ...inputs.map((input) => ({ at: input.at, order: 0, line: lineOf(input, names) })),
    ...checks.map((check) => ({ at: check.at, order: 1, line: expectation(check) })),
  ]
    .toSorted((one, other) => one.at - other.at || one.order - other.order)
    .map(({ line }) => `  ${line}`);
  const secrets = names.used();
  return `import { ${checks.length === 0 ? '' : 'expect, '}test } from '@playwright/test';

// Run: ${['SITE=https://…', ...secrets.map(({ name }) => `${name}=…`)].join(' ')} npx playwright test
const site = process.env.SITE ?? ${text(page.origin)};
${secrets.length === 0 ? '' : SECRET}
test.use({
  viewport: { width: ${page.width}, height: ${page.height} },
  locale: ${text(page.locale)},
  colorScheme: ${text(page.theme)},
  timezoneId: ${text(page.timeZone)},
});

test(${text(title)}, async ({ page }) => {
${page.isSignedIn ? '  // Somebody was signed in when the recording began: sign in before.\n' : ''}  await page.addInitScript((settings) => {
    for (const [name, value] of Object.entries(settings)) localStorage.setItem(name, value);
  }, ${settingsText(page.settings)});
  await page.goto(new URL(${text(page.path)}, site).href);
${lines.join('\n')}
});
`;
}

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

function lineOf({ deed, target, value, isSecret }: KeptInput, names: Names): string {
  if (target === null) return `await page.keyboard.press(${text(String(value))});`;
  const locator = locatorText(target);
  // A key does not wait for what it is meant for.
  if (value === 'Escape') return `await ${locator}.waitFor();\n  await page.keyboard.press('Escape');`;
  switch (deed) {
    case 'press':
      return `await ${locator}.click();`;
    case 'type':
      return `await ${locator}.fill(${isSecret ? `secret('${names.nameOf(target)}')` : text(String(value ?? ''))});`;
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
  readonly nameOf: (target: Target) => string;
  readonly used: () => readonly { readonly name: string }[];
}

/** Names of environment variables, after the fields: `PASSWORD`; `SECRET_1` where a name has no Latin letters. */
function createNames(): Names {
  const known = new Map<string, string>();
  return {
    nameOf: ({ name }) => {
      const bare = name
        .toUpperCase()
        .replace(/[^A-Z0-9]+/g, '_')
        .replace(/^_|_$/g, '');
      const found = known.get(name) ?? (/^[A-Z]/.test(bare) ? bare : `SECRET_${known.size + 1}`);
      known.set(name, found);
      return found;
    },
    used: () => [...new Set(known.values())].map((name) => ({ name })),
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

/** A string as it stands in a file: in single quotes. */
function text(value: string): string {
  const plain = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${plain}'`;
}

const settingsText = (settings: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(settings)
    .map(([name, value]) => `${text(name)}: ${text(value)}`)
    .join(', ')} }`;
