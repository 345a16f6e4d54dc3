import type { KeptAct } from '../acts/act.ts';
import { actText } from '../acts/actText.ts';
import { jsonIn } from '../calls/bodyText.ts';
import type { Fault } from '../calls/fault.ts';
import { madeReply } from '../calls/madeReply.ts';
import type { ReplyShape, WatchedCall } from '../calls/watchedCall.ts';
import type { Capsule } from './capsule.ts';

/** What a file needs to know of the application's calls. */
export interface Network {
  readonly calls: readonly WatchedCall[];
  readonly shape: ReplyShape;
}

/** An act as it stands in a file: before the page is opened, or after so many inputs. */
interface ActLine {
  readonly after: number | 'opening';
  readonly at: number;
  /** Whether all that was asked for must have been answered before. */
  readonly waits: boolean;
  readonly lines: readonly string[];
}

type Kind<K extends KeptAct['kind']> = Extract<KeptAct, { readonly kind: K }>;

/** What of a recording's acts cannot be repeated from outside of the page, and why, in sentences. */
export const unrepeatableActs = ({ acts = [] }: Pick<Capsule, 'acts'>, { calls }: Network): readonly string[] =>
  acts.flatMap((act) => {
    const why = hindrance(act, calls);
    return why === null ? [] : [`“${actText(act)}” cannot be repeated: ${why}.`];
  });

function hindrance(act: KeptAct, calls: Network['calls']): string | null {
  switch (act.kind) {
    case 'time':
      return null;
    case 'event':
      return 'it happened between machines, behind the page';
    case 'sent':
    case 'walk':
      return 'it was sent to a machine, past the page';
    case 'fault':
    case 'reply':
      if (act.call !== null && !calls.some(({ id }) => id === act.call)) return 'there is no such call any more';
      if (act.kind === 'reply' && !act.isHeld && act.ahead > 0) return 'another reply of the same call came before it';
      return null;
  }
}

/** The acts of a recording as lines of a Playwright test. */
export function actLines(capsule: Capsule, network: Network): readonly ActLine[] {
  const { acts = [], steps, inputs = [] } = capsule;
  const begin = steps[0]?.at ?? Number.NEGATIVE_INFINITY;
  return acts.flatMap((act): readonly ActLine[] => {
    const { at, after } = act;
    const says = `// ${actText(act)}`;
    switch (act.kind) {
      case 'time':
        return [{ at, after, waits: true, lines: [says, `await page.clock.runFor(${Math.round(act.ms)});`] }];
      case 'fault': {
        const line = `faults[${text(placeOf(act, network))}] = ${faultCode(act, capsule, network)};`;
        return [{ at, after: at < begin ? 'opening' : after, waits: true, lines: [says, line] }];
      }
      case 'reply':
        return [replyLine(act, says, capsule, network, inputs[act.asked - 1]?.at ?? null)];
      default:
        return [];
    }
  });
}

/** A reply that nobody held is met by a fault that was there before its request. */
function replyLine(
  act: Kind<'reply'>,
  says: string,
  capsule: Capsule,
  network: Network,
  askedAt: number | null,
): ActLine {
  const { at, after, asked, isHeld } = act;
  const how = faultCode(act, capsule, network);
  if (isHeld) {
    return { at, after, waits: false, lines: [says, `await released(${text(keyOf(act.call, network))}, ${how});`] };
  }
  const line = `faults[${text(`next ${keyOf(act.call, network)}`)}] = ${how};`;
  if (askedAt === null) return { at, after: 'opening', waits: false, lines: [says, line] };
  return { at: askedAt, after: asked - 1, waits: true, lines: [says, line] };
}

const keyOf = (id: string, { calls }: Network): string => {
  const call = calls.find((one) => one.id === id);
  return `${call?.method ?? 'GET'} ${call?.path ?? id}`;
};

function placeOf({ call, scope }: Kind<'fault'>, network: Network): string {
  const which = scope === 'next' ? 'next' : 'every';
  return call === null ? which : `${which} ${keyOf(call, network)}`;
}

/** What is done to a reply, as a function of a file. */
function faultCode({ call, fault, kind }: Kind<'fault' | 'reply'>, capsule: Capsule, network: Network): string {
  if (fault === null) return kind === 'fault' ? 'undefined' : 'pass';
  switch (fault.kind) {
    case 'offline':
      return `(route) => route.abort('internetdisconnected')`;
    case 'status':
      return `(route) => route.fulfill({ status: ${fault.status}, contentType: 'application/json', body: '' })`;
    case 'refuse': {
      const { status, body } = network.shape.refusal(fault.code);
      return `(route) => route.fulfill({ status: ${status}, json: ${JSON.stringify(body)} })`;
    }
    case 'break':
      return `(route) => route.fulfill({ contentType: 'application/json', body: ${text(brokenText(call, fault, capsule, network))} })`;
    case 'answer':
      return `edited(${jsonIn(fault.text) === undefined ? text(fault.text) : JSON.stringify(jsonIn(fault.text))})`;
    case 'hold':
      return 'hold';
    case 'drop':
      return 'drop';
    case 'slow':
      return `late(page, ${fault.ms})`;
  }
}

/** A broken reply is made from the last one before it, masked as it was kept. */
function brokenText(id: string | null, fault: Fault, capsule: Capsule, { calls, shape }: Network): string {
  const call = calls.find((one) => one.id === id);
  if (call === undefined) return '';
  const last = capsule.calls.findLast((one) => one.id === id && one.status === 200 && isObject(one.body))?.body;
  return madeReply(call, shape, fault, last === undefined ? undefined : shape.valueIn(last))?.text ?? '';
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The calls that a file watches: those that were made, and those that were to meet a fault. */
function watchedIn({ calls: made, acts = [] }: Capsule, network: Network): readonly string[] {
  const steered = acts.flatMap((act) =>
    (act.kind === 'fault' || act.kind === 'reply') && act.call !== null ? [keyOf(act.call, network)] : [],
  );
  return [...new Set([...made.map(({ method, path }) => `${method} ${path}`), ...steered])].toSorted();
}

/** The part of a file that knows calls and faults, as far as its lines need it. */
export function networkText(capsule: Capsule, network: Network, lines: string): string {
  const uses = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(lines);
  const parts = [
    CALLS(watchedIn(capsule, network)),
    ...(uses('faults') ? [FAULTS] : []),
    ...(uses('released') || uses('hold') ? [HELD] : []),
    ...(uses('pass') ? [PASS] : []),
    ...(uses('drop') ? [DROP] : []),
    ...(uses('late') ? [LATE] : []),
    ...(uses('edited') ? [EDITED] : []),
  ];
  return `\n${parts.join('\n')}`;
}

const CALLS = (calls: readonly string[]): string => `const calls = [
${calls.map((call) => `  ${text(call)},`).join('\n')}
];
/** Requests without a reply, but for those whose reply is kept back. */
const asked = new Set<Request>();
const callOf = (request: Request): string => \`\${request.method()} \${new URL(request.url()).pathname}\`;

function watch(page: Page): void {
  page.on('request', (request) => {
    if (calls.includes(callOf(request))) asked.add(request);
  });
  page.on('response', (response) => asked.delete(response.request()));
  page.on('requestfailed', (request) => asked.delete(request));
}

/** Waits until all that was asked for has been answered. */
async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet = asked.size === 0 ? quiet + 1 : 0) await new Promise((go) => setTimeout(go, 100));
}
`;

const FAULTS = `/** What is done to a reply; \`reply\` asks the server for it. */
type Fault = (route: Route, reply: () => Promise<APIResponse>) => Promise<unknown>;
const faults: Record<string, Fault | undefined> = {};

/** The next reply goes before every reply, one call before all of them. */
async function meet(route: Route): Promise<unknown> {
  const call = callOf(route.request());
  const place = [\`next \${call}\`, 'next', \`every \${call}\`, 'every'].find((one) => faults[one] !== undefined);
  const fault = place === undefined ? undefined : faults[place];
  if (place === undefined || fault === undefined) return route.fallback();
  if (place.startsWith('next')) delete faults[place];
  return fault(route, () => route.fetch());
}
`;

const HELD = `const held: { call: string; route: Route; reply: () => Promise<APIResponse> }[] = [];
const hold: Fault = async (route, reply) => {
  const response = await reply();
  held.push({ call: callOf(route.request()), route, reply: async () => response });
  asked.delete(route.request());
};

async function released(call: string, how: Fault): Promise<void> {
  await expect.poll(() => held.some((one) => one.call === call)).toBe(true);
  const [one] = held.splice(held.findIndex((each) => each.call === call), 1);
  if (one !== undefined) await how(one.route, one.reply);
}
`;

const PASS = `const pass: Fault = async (route, reply) => route.fulfill({ response: await reply() });
`;

const DROP = `const drop: Fault = async (route, reply) => {
  await reply();
  asked.delete(route.request());
};
`;

const LATE = `/** By the clock of the page, ms. */
const late = (page: Page, by: number): Fault => async (route, reply) => {
  const response = await reply();
  const waited = page.evaluate((ms) => new Promise((go) => setTimeout(go, ms)), by);
  asked.delete(route.request());
  await waited;
  await route.fulfill({ response });
};
`;

const EDITED = `/** What is masked in an edited reply is what the server says. */
const unmasked = (text: unknown, said: unknown): unknown => {
  if (typeof text === 'string') return /^•+$/.test(text) ? said : text;
  if (typeof text !== 'object' || text === null) return text;
  const of = (name: string): unknown => (said as Record<string, unknown> | null)?.[name];
  if (Array.isArray(text)) return text.map((item, at) => unmasked(item, of(String(at))));
  return Object.fromEntries(Object.entries(text).map(([name, field]) => [name, unmasked(field, of(name))]));
};
const edited = (body: unknown): Fault => async (route, reply) => {
  const response = await reply();
  if (typeof body === 'string') return route.fulfill({ response, body });
  return route.fulfill({ response, json: unmasked(body, await response.json()) });
};
`;

/** A string as it stands in a file: in single quotes. */
export function text(value: string): string {
  const plain = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${plain}'`;
}
