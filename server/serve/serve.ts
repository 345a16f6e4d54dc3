import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { verifyPaymentPassword } from '../account/paymentPassword/verifyPaymentPassword.ts';
import { runAfterResponse } from '../account/verification/runAfterResponse.ts';
import type { Database } from '../database/database.ts';
import type { Afterwards, Caller, Handlers, Operator, ServerDeps, Session } from '../deps.ts';
import type { OperatorOf } from '../desk/desk/operatorOf.ts';
import { addressKey, personKey } from '../limits/limitKey.ts';
import { runFor } from '../load/callOwner.ts';
import type { CallsUnderWay } from '../load/callsUnderWay.ts';
import { createFairQueue } from '../load/fairQueue.ts';
import { Refusal } from '../refusal.ts';
import { TRIAL } from '../site/session/admit.ts';
import type { Authenticate } from '../site/session/authenticate.ts';
import { type PreparedCall, withoutPaymentPassword } from './admission.ts';
import type { ServeEnv } from './caller.ts';
import { compressAnswer } from './compressAnswer.ts';
import { refusalAnswer, successAnswer } from './envelope.ts';
import { type FaultSource, faultyAnswer } from './fault.ts';
import { checkSiteOpen } from './gate.ts';
import { runIdempotent } from './idempotency.ts';
import { isKept, keptAnswer } from './keptAnswer.ts';
import { lastIfUnread } from './lastIfUnread.ts';
import { parseWith } from './parseWith.ts';
import { readPayload } from './readPayload.ts';

/** Dependencies of every area. */
export interface Serving {
  readonly app: Hono<ServeEnv>;
  readonly deps: ServerDeps;
  readonly authenticate: Authenticate;
  readonly operatorOf: OperatorOf;
  readonly faults: FaultSource | null;
  readonly underWay: CallsUnderWay;
}

interface Call {
  readonly request: unknown;
  readonly headers: unknown;
  readonly session: Session | null;
  readonly operator: Operator | null;
  readonly caller: Caller;
  readonly afterwards: Afterwards;
}

type Handle =
  | ((call: Call & { readonly db: Database }) => unknown)
  | { readonly prepare: (call: Call) => Promise<(db: Database) => unknown> };

/** Mounts an area of the contract. Checks everything but business rules before a handler runs. */
export function serve<A extends Readonly<Record<string, Endpoint>>>(
  serving: Serving,
  area: A,
  handlers: Handlers<A>,
): void {
  for (const [name, endpoint] of Object.entries(area)) {
    const handle = handlers[name] as unknown as Handle;
    serving.app.on(endpoint.method, endpoint.path, (c) => answerCall(serving, endpoint, handle, c));
  }
}

async function answerCall(
  serving: Serving,
  endpoint: Endpoint,
  handle: Handle,
  c: Context<ServeEnv>,
): Promise<Response> {
  const caller = c.get('caller');
  try {
    const fault = serving.faults?.take(endpoint.id) ?? null;
    const faulty = fault && (await faultyAnswer(c, caller, fault));
    if (faulty) return faulty;
    const value = await runCall(serving, endpoint, handle, c, caller);
    return isKept(value) ? keptAnswer(c, caller, value) : await compressAnswer(c, successAnswer(caller, value));
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(caller, error.code, error.details, { headers: lastIfUnread(c) });
    caller.log.error({ err: error, endpoint: endpoint.id }, 'defect');
    return refusalAnswer(caller, 'UNAVAILABLE', null, { status: 500 });
  }
}

/** Visitors share a trial account, but not its turns. */
const ownerOf = ({ memberId, isAgent, tokenHash }: Session): string =>
  isAgent === TRIAL ? personKey('trial', tokenHash) : memberId;

/** Calls to the desk without an operator: few at a time, addresses take turns. */
const deskDoor = createFairQueue({ atATime: 4, mostWaiting: 1_000, mostPerOwner: 16 });

async function runCall(
  { deps, authenticate, operatorOf, underWay }: Serving,
  endpoint: Endpoint,
  handle: Handle,
  c: Context<ServeEnv>,
  caller: Caller,
): Promise<unknown> {
  await checkSiteOpen(deps, endpoint, caller);
  const session = endpoint.token ? await authenticate(endpoint, c.req.raw.headers) : null;
  const operator = endpoint.desk ? await operatorOf(endpoint, c.req.raw.headers) : null;
  const owner = operator ? `desk:${operator.id}` : session ? ownerOf(session) : addressKey('visitor', caller.ip);
  const isAccount = operator !== null || session !== null;
  const run = () => runAs(deps, endpoint, handle, c, { caller, session, operator, owner });
  const isAtDoor = operator === null && endpoint.id.startsWith('desk.');
  const answer = isAtDoor
    ? runFor(owner, () => deskDoor(run))
    : underWay.run({ name: owner, isAccount }, () => runFor(owner, run));
  if (answer === null) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: 1 });
  return answer;
}

/** Uploads of a member, whatever becomes of them: counted before they are read. */
const UPLOADS = { limit: 30, windowMs: 60 * 60_000 };

/** Who calls; `owner` names whose keys and load the call counts for. */
interface Identity extends Pick<Call, 'caller' | 'session' | 'operator'> {
  readonly owner: string;
}

async function runAs(
  deps: ServerDeps,
  endpoint: Endpoint,
  handle: Handle,
  c: Context<ServeEnv>,
  { owner, ...who }: Identity,
): Promise<unknown> {
  if (endpoint.sends === 'upload') {
    const { ok, waitSeconds } = await deps.limits.take(personKey('upload', owner), UPLOADS);
    if (!ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds });
  }
  const inLanguage = { language: who.caller.language };
  const headers = endpoint.headers ? parseWith(endpoint.headers, { ...c.req.header(), ...inLanguage }) : {};
  const payload = await readPayload(c.req.raw, endpoint, deps.sealKeys);
  const request = parseWith(
    endpoint.request,
    takesLanguage(endpoint) && isRecord(payload) ? { ...inLanguage, ...payload } : payload,
  );
  const tasks: Parameters<Afterwards>[] = [];
  const afterwards: Afterwards = (...task) => void tasks.push(task);
  const call: Call = { ...who, request, headers, afterwards };
  const { session, caller } = who;
  const isSecret = session !== null && endpoint.paymentPassword === true;
  const prepare = async (): Promise<PreparedCall> => ({
    admission: isSecret
      ? await verifyPaymentPassword(deps, session.memberId, (request as { paymentPassword: string }).paymentPassword)
      : null,
    run: await runnerOf(handle, call),
  });
  const key = c.req.header('idempotency-key');
  const remembered = isSecret ? withoutPaymentPassword(request) : request;
  const value = await (endpoint.repeat === 'keyed'
    ? runIdempotent(deps, { owner, endpointId: endpoint.id, key, request: remembered }, prepare)
    : afterAdmission(deps, await prepare()));
  for (const [name, task] of tasks) runAfterResponse(caller.log, name, task);
  return validateResponse(endpoint, value);
}

/** Decision W7: what names no language is in that of the `Language` header. */
const takesLanguage = ({ request }: Endpoint): boolean =>
  request instanceof z.ZodMiniObject && 'language' in request.shape;

const isRecord = (payload: unknown): payload is Record<string, unknown> =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload);

async function runnerOf(handle: Handle, call: Call): Promise<PreparedCall['run']> {
  if (typeof handle === 'function') return async (db) => handle({ ...call, db });
  const run = await handle.prepare(call);
  return async (db) => run(db);
}

async function afterAdmission({ db }: ServerDeps, { admission, run }: PreparedCall): Promise<unknown> {
  const refusal = admission && (await db.transaction(admission));
  if (refusal) throw refusal;
  return run(db);
}

const validated = new WeakSet<object>();

/** An answer outside the contract is our bug: log its paths, return no details. */
function validateResponse(endpoint: Endpoint, value: unknown): unknown {
  if (isKept(value) && validated.has(value)) return value;
  const parsed = endpoint.value.safeParse(value);
  if (parsed.success && isKept(value)) validated.add(value);
  if (parsed.success) return isKept(value) ? value : parsed.data;
  const where = parsed.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
  throw new Error(`${endpoint.id} answered outside the contract: ${where.join(', ')}`);
}
