import type { VirtualClock } from '../../../inspection/virtualClock.ts';
import type { CallRecord } from './callRecord.ts';
import type { Fault, FaultDone } from './fault.ts';
import { type MadeReply, responseOf } from './madeReply.ts';

/** The time that slow replies wait by. */
export type CallClock = Pick<VirtualClock, 'now' | 'setTimeout' | 'clearTimeout'>;

export interface LiveCallParts {
  readonly record: CallRecord;
  readonly clock: CallClock;
  readonly write: (record: CallRecord) => void;
  /** What a reply says, for its record. */
  readonly read: (reply: MadeReply) => Pick<CallRecord, 'reply' | 'replyVerdict'>;
  /** The reply that a fault makes; null for faults that make none. `text` is the reply of the server, where there is one. */
  readonly make: (fault: Fault, text: string | null) => MadeReply | null;
  readonly onError: (error: unknown) => void;
  /** The site has its answer, or will never have one. */
  readonly onOver: () => void;
}

/** A call from the moment it leaves until the site has its answer. */
export interface LiveCall {
  /** What the site waits for. */
  readonly answered: Promise<Response>;
  isOver(): boolean;
  /** The reply of the server; null while there is none, or while it is not read. Not masked. */
  text(): string | null;
  /** The server has replied. An error in here lets the reply pass. */
  arrive(response: Response): void;
  /** No reply will come. */
  lose(error: unknown): void;
  /** The site has given up. A mere time limit stands still while a reply is held or slowed: the console took that time. */
  abort(reason: unknown): void;
  /** What becomes of this reply, from now on; null lets it pass. Throws where the fault cannot be made. */
  steer(fault: Fault | null): void;
  /** Answers with this though the server was not asked; null never answers. */
  take(made: MadeReply | null): void;
  /** Answers with this text instead. */
  edit(text: string): void;
  /** Lets the site have what there is, whatever was planned. */
  letGo(): void;
}

/** Holds the answer of one call between the network and the site. */
export function createLiveCall({ clock, write, read, make, onError, onOver, ...parts }: LiveCallParts): LiveCall {
  const { promise: answered, resolve, reject } = Promise.withResolvers<Response>();
  let record = parts.record;
  let plan: FaultDone | null = record.fault;
  let arrived: Response | null = null;
  let text: string | null = null;
  let timer: number | undefined;
  let isOver = false;
  /** The time limit of the site that passed while its reply was held. */
  let late: unknown;

  const become = (change: Partial<CallRecord>) => {
    record = { ...record, ...change };
    try {
      write(record);
    } catch (error) {
      onError(error);
    }
  };
  const stopTimer = () => {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
  };
  /** Answers the site first, so that nothing that fails afterwards can keep it waiting. */
  const end = (answer: () => void, change: Partial<CallRecord>) => {
    if (isOver) return;
    isOver = true;
    stopTimer();
    answer();
    onOver();
    become({ endedAt: clock.now(), ...change });
  };
  const pass = (response: Response) => end(() => resolve(response), { state: 'done' });
  const leave = (reason: unknown) => end(() => reject(reason), { state: 'aborted' });
  const answer = (reply: MadeReply) => {
    const response = responseOf(reply);
    const arrivedAt = record.arrivedAt ?? clock.now();
    end(() => resolve(response), { state: 'done', fault: plan, status: reply.status, arrivedAt, ...read(reply) });
  };
  const wait = (fault: FaultDone | null) => {
    stopTimer();
    if (!arrived) return;
    if (fault?.kind === 'hold') become({ state: 'held' });
    else if (fault?.kind === 'slow') {
      const response = arrived;
      timer = clock.setTimeout(() => pass(response), fault.ms);
      become({ state: 'slowed' });
    } else if (fault?.kind === 'drop') {
      if (late !== undefined) leave(late);
      else become({ state: 'waiting' });
    } else pass(arrived);
  };
  const receive = (response: Response) => {
    const copy = response.clone();
    const { status } = response;
    arrived = response;
    if (plan === null) end(() => resolve(response), { state: 'done', status, arrivedAt: clock.now() });
    else {
      become({ status, arrivedAt: clock.now() });
      wait(plan);
    }
    keepText(copy, status).catch(onError);
  };
  const keepText = async (copy: Response, status: number) => {
    // The site may give up while the text is still coming: then there is nothing to read, and nothing is wrong.
    const said = await copy.text().catch(() => null);
    if (said === null) return;
    if (!isOver) text = said;
    if (!isMade(record.fault)) become(read({ status, text: said }));
  };

  return {
    answered,
    isOver: () => isOver,
    text: () => text,
    arrive: (response) => {
      if (isOver) return;
      try {
        receive(response);
      } catch (error) {
        end(() => resolve(response), { state: 'done' });
        onError(error);
      }
    },
    lose: (error) => end(() => reject(error), { state: 'failed' }),
    abort: (reason) => {
      if (isTimeLimit(reason) && (record.state === 'held' || record.state === 'slowed')) late = reason;
      else leave(reason);
    },
    steer: (fault) => {
      if (isOver) return;
      const made = fault === null ? null : make(fault, text);
      plan = fault;
      become({ fault });
      if (made) answer(made);
      else if (fault?.kind === 'offline') end(() => reject(new TypeError('Failed to fetch')), { state: 'failed' });
      else wait(fault);
    },
    take: (made) => {
      if (isOver) return;
      plan = { kind: made === null ? 'withheld' : 'made' };
      become({ fault: plan, ...(made === null ? { state: 'held' } : {}) });
      if (made !== null) answer(made);
    },
    edit: (edited) => {
      if (isOver) return;
      plan = { kind: 'edit' };
      answer({ status: record.status ?? 200, text: edited });
    },
    letGo: () => {
      plan = null;
      if (arrived) pass(arrived);
    },
  };
}

/** What `AbortSignal.timeout` gives as its reason. */
const isTimeLimit = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError';

/** Whether the site was answered with a reply of the console's own. */
const isMade = (fault: FaultDone | null): boolean => fault !== null && !['hold', 'slow', 'drop'].includes(fault.kind);
