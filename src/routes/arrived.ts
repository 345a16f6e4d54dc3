import * as z from 'zod/mini';
import { language } from '../machines/site/locale/language.ts';

const arrivedPage = z.object({
  /** The path it was rendered for. */
  path: z.string(),
  language,
  /** The answers that it was rendered from; one that is too long to send twice has no text, but says how to ask. */
  answers: z.array(
    z.object({
      url: z.string(),
      status: z.number(),
      text: z.nullable(z.string()),
      headers: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});

/** A page that arrived rendered: the site starts from the same answers, so that it need not ask again. */
export interface Arrived {
  readonly path: string;
  readonly language: z.infer<typeof language>;
  /**
   * Takes the place of `fetch`: answers each call that the page was rendered from once, marked by the header `x-source`;
   * all others go to the network. Call before anything else watches calls.
   */
  readonly answerCalls: () => void;
  /** Resolves once every answer was taken and all calls have ended, or after a while. */
  readonly taken: (isQuiet: () => boolean) => Promise<void>;
}

/** Longest wait for the page's own code, which takes the last answers, ms. */
const PATIENCE = 10_000;
/** Longest wait for the last answer to be read, ms: a call that the page brought no answer for may take longer. */
const READING = 1_000;
/** Answers are as old as the page: what asks later asks the network. */
const FRESH_FOR = 20_000;

/** The page that arrived in this document; null where it did not, or is unreadable. */
export function readArrived(document: Document): Arrived | null {
  const text = document.getElementById('arrived')?.textContent;
  if (text === undefined || text === null) return null;
  const read = arrivedPage.safeParse(JSON.parse(text));
  if (!read.success) return null;
  const { path, language, answers } = read.data;
  const ask = globalThis.fetch.bind(globalThis);
  const left = new Map(answers.map((answer) => [answer.url, answer]));
  // Asked for at once: its page's code may take as long to come.
  const asked = new Map(
    answers.flatMap(({ url, text, headers }) => (text === null && headers ? [[url, textOf(url, headers)]] : [])),
  );
  window.asked = Promise.allSettled(asked.values());
  const began = performance.now();
  let tell = () => {};
  const all = new Promise<void>((resolve) => {
    tell = resolve;
  });
  if (left.size === 0) tell();
  return {
    path,
    language,
    answerCalls: () => {
      globalThis.fetch = async (input, init) => {
        const url = String(input);
        const answer = (init?.method ?? 'GET') === 'GET' ? left.get(url) : undefined;
        if (answer === undefined || performance.now() - began > FRESH_FOR) return ask(input, init);
        const response =
          answer.text === null
            ? await (asked.get(url) ?? ask(input, init))
            : new Response(answer.text, { status: answer.status, headers: { 'x-source': 'page' } });
        left.delete(url);
        if (left.size === 0) tell();
        return response;
      };
    },
    taken: async (isQuiet) => {
      await Promise.race([all, waited(PATIENCE)]);
      const until = performance.now() + READING;
      while (!isQuiet() && performance.now() < until) await nextTurn();
      // The machines hear of the last answer in the next turn.
      await nextTurn();
    },
  };
}

/** The whole answer: what waits for it waits for its text. */
async function textOf(url: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  const answer = await fetch(url, { headers });
  return new Response(await answer.text(), { status: answer.status });
}

const waited = (ms: number): Promise<void> =>
  new Promise((go) => AbortSignal.timeout(ms).addEventListener('abort', () => go(), { once: true }));

declare global {
  interface Window {
    /** Answers that the page did not bring: fonts and stylesheet wait for them. */
    asked?: Promise<unknown>;
    /** What was pressed before its part of the page was alive; kept by the page itself. */
    early?: { pressed: HTMLElement | null; tell: (() => void) | null };
  }
}

/** React's own mark on an element that it has taken over. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

const LOOK_EVERY = 50;
/** An element that is not taken over for so long is gone. */
const MOST_LOOKS = 400;

async function until(isSo: () => boolean): Promise<boolean> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    if (isSo()) return true;
    await waited(LOOK_EVERY);
  }
  return false;
}

/**
 * Presses again what was pressed before its part of the page was alive, now and later: parts come alive one by one. Once
 * all are, the answers that arrived are dropped from the page.
 */
export async function pressAgain(root: HTMLElement): Promise<void> {
  const { early } = window;
  if (early) {
    early.tell = () => void pressOne(root, early);
    early.tell();
  }
  await until(() => [...root.querySelectorAll('main, button')].every(isAlive));
  document.getElementById('arrived')?.remove();
  delete document.documentElement.dataset.member;
}

/** Resolves once the page has been taken over: before, it must stay as the server drew it. */
export const takenOver = (): Promise<boolean> => until(() => document.getElementById('arrived') === null);

async function pressOne(root: HTMLElement, early: NonNullable<Window['early']>): Promise<void> {
  const { pressed } = early;
  if (pressed === null) return;
  const present = () => (pressed.isConnected ? pressed : sameIn(root, pressed));
  const isThere = await until(() => early.pressed !== pressed || isAlive(present() ?? pressed));
  if (!isThere || early.pressed !== pressed) return;
  early.pressed = null;
  const button = present();
  button?.removeAttribute('aria-busy');
  button?.click();
}

/** The button that stands where this one stood, where the page was drawn anew. */
const sameIn = (root: HTMLElement, lost: HTMLElement): HTMLElement | null =>
  [...root.querySelectorAll('button')].find(
    ({ textContent, ariaLabel }) => textContent === lost.textContent && ariaLabel === lost.ariaLabel,
  ) ?? null;

/** Lets input and paint go first. */
export function nextTurn(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}
