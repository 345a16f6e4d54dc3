import type { Page } from 'playwright-core';

export interface PageErrors {
  /** Errors that the journey causes on purpose. */
  readonly allow: (expected: RegExp) => void;
  readonly found: () => readonly string[];
}

interface Hearing extends PageErrors {
  /** Forgets the previous journey's errors and allowed patterns. */
  readonly forget: () => void;
}

const heardOn = new WeakMap<Page, Hearing>();

/** A request aborted by the page itself is not a failure. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** Collects what a page must never do: console errors, uncaught errors, CSP violations, failed requests. */
export async function watchPageErrors(page: Page): Promise<PageErrors> {
  const known = heardOn.get(page);
  known?.forget();
  const hearing = known ?? (await listen(page));
  heardOn.set(page, hearing);
  return hearing;
}

async function listen(page: Page): Promise<Hearing> {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      console.error(`CSP: ${violatedDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`);
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== GIVEN_UP) heard.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  return {
    allow: (expected) => void allowed.push(expected),
    found: () => heard.filter((trouble) => !allowed.some((expected) => expected.test(trouble))),
    forget: () => {
      heard.length = 0;
      allowed.length = 0;
    },
  };
}
