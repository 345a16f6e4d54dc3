import type { KeptCheck } from '../checks/checks.ts';
import type { Scenario } from './scenario.ts';
import { locatorText } from './toPlaywright.ts';

/** Where the file that is written finds what it needs. */
export interface JourneyFrom {
  /** A module that has `startSite`, as it is to stand after `from`. */
  readonly site: string;
  /** The lines that open the page as it was opened; they leave `page` and `allow`, and do not go anywhere. */
  readonly opening: (input: unknown) => readonly string[];
  /** Where the page was opened. */
  readonly path: (input: unknown) => string;
}

/**
 * The text of a journey in a real browser. What people clicked cannot be told from events: it sends the same events by
 * `window.siteConsole`, each in the state in which it was once heard. The server is not asked: its replies come from the
 * capsule.
 */
export function toJourney(
  { deeds, answers, input, ends, wait, checks, told }: Scenario,
  title: string,
  from: JourneyFrom,
): string {
  return `import { expect, it } from 'vitest';
import { startSite } from '${from.site}';

const site = startSite();

it(${JSON.stringify(title)}, async () => {
${from
  .opening(input)
  .map((line) => `  ${line}`)
  .join('\n')}
  allow(/Failed to load resource/);
  const left = [...answers];
  await page.route(
    ({ pathname }) => answers.some(({ path }) => path === pathname),
    async (route) => {
      const asked = route.request();
      const { pathname } = new URL(asked.url());
      const at = left.findIndex(({ method, path }) => method === asked.method() && path === pathname);
      const [answer] = at < 0 ? [] : left.splice(at, 1);
      // What was never answered, and what is asked beyond that, waits.
      if (answer?.isLost) await route.abort('internetdisconnected');
      else if (answer?.status != null) await route.fulfill({ status: answer.status, json: answer.body });
    },
  );
  await page.goto(${JSON.stringify(from.path(input))});
  await page.waitForFunction(() => window.siteConsole !== undefined);
${checks.length === 0 ? '' : checksText(checks)}  for (const ${checks.length === 0 ? 'deed of deeds' : '[at, deed] of deeds.entries()'}) {
${checks.length === 0 ? '' : '    await checks[at]?.();\n'}    expect(await page.evaluate((each) => window.siteConsole?.redo.deed(each), deed)).toBeNull();
  }
  expect(await page.evaluate((last) => window.siteConsole?.redo.ends(last.ends, last.wait), end)).toBeNull();
${checks.length === 0 ? '' : '  await checks[deeds.length]?.();\n'}});

const deeds: { to: string; event: { type: string }; stands: Record<string, unknown>; wait: number }[] = [
${lined(deeds.flatMap((deed, at) => [...(told.get(at) ?? []).map((says) => `// ${says}`), `${JSON.stringify(deed)},`]))}${lined((told.get(deeds.length) ?? []).map((says) => `// ${says}`))}];

const end: { ends: Record<string, unknown>; wait: number } = ${JSON.stringify({ ends, wait })};

const answers: { id: string; method: string; path: string; status: number | null; body: unknown; isLost?: true }[] = [
${lined(answers.map((answer) => `${JSON.stringify(answer)},`))}];
`;
}

const lined = (lines: readonly string[]): string => lines.map((line) => `  ${line}\n`).join('');

/** What must hold on the page, by the number of deeds before. */
function checksText(checks: Scenario['checks']): string {
  const places = [...new Set(checks.map(({ after }) => after))].toSorted((one, other) => one - other);
  const texts = places.map((place) => {
    const here = checks.filter(({ after }) => after === place).map(({ check }) => `      ${checkLine(check)}`);
    return `    ${place}: async () => {\n${here.join('\n')}\n    },`;
  });
  return `  const checks: Readonly<Record<number, () => Promise<void>>> = {\n${texts.join('\n')}\n  };\n`;
}

function checkLine({ target, must, value }: KeptCheck): string {
  const locator = locatorText(target);
  switch (must) {
    case 'shown':
      return `await ${locator}.waitFor();`;
    case 'hidden':
      return `await ${locator}.waitFor({ state: 'hidden' });`;
    case 'enabled':
    case 'disabled':
      return `await expect.poll(() => ${locator}.isEnabled()).toBe(${must === 'enabled'});`;
    case 'equals':
      return `await expect.poll(() => ${locator}.evaluate((it) => (it.matches('input, select, textarea') ? String(Reflect.get(it, 'value')) : (it.textContent ?? '')).replace(/\\s+/g, ' ').trim())).toBe(${JSON.stringify(value)});`;
  }
}
