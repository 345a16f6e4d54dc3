/** Limits the concurrent calls of each owner, so that one owner cannot delay the others. */
export interface CallsUnderWay {
  /** Runs a call, or queues it behind earlier calls of its owner; null when the queue is full. */
  readonly run: <T>(owner: Owner, call: () => Promise<T>) => Promise<T> | null;
}

/** A member or operator, or the address of visitors, which households and carriers share. */
export interface Owner {
  readonly name: string;
  readonly isAccount: boolean;
}

interface CallLimits {
  /** Concurrent calls of one account, and of one address. */
  readonly ofAccount: number;
  readonly ofAddress: number;
  /** Running and queued; a page sends some fifteen at once. */
  readonly most: number;
}

const LIMITS: CallLimits = { ofAccount: 8, ofAddress: 64, most: 128 };

interface Calls {
  running: number;
  readonly waiting: (() => void)[];
}

export function createCallsUnderWay({ ofAccount, ofAddress, most }: CallLimits = LIMITS): CallsUnderWay {
  const owners = new Map<string, Calls>();

  const end = (name: string, calls: Calls): void => {
    const next = calls.waiting.shift();
    if (next) next();
    else calls.running -= 1;
    if (calls.running === 0) owners.delete(name);
  };

  const runInTurn = async <T>({ name, isAccount }: Owner, calls: Calls, call: () => Promise<T>): Promise<T> => {
    if (calls.running < (isAccount ? ofAccount : ofAddress)) calls.running += 1;
    else await new Promise<void>((go) => calls.waiting.push(go));
    try {
      return await call();
    } finally {
      end(name, calls);
    }
  };

  return {
    run: (owner, call) => {
      const calls = owners.get(owner.name) ?? { running: 0, waiting: [] };
      if (calls.running + calls.waiting.length >= most) return null;
      owners.set(owner.name, calls);
      return runInTurn(owner, calls, call);
    },
  };
}
