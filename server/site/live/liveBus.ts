/** What a member's open channels are told. Amounts in 1/10,000 P. */
export type MemberNews =
  | { readonly type: 'balance'; readonly at: number }
  | { readonly type: 'unread'; readonly at: number }
  /** The chat room has changed. To `chatTopic`, not to a member. */
  | { readonly type: 'chat'; readonly at: number }
  | {
      readonly type: 'round';
      readonly at: number;
      readonly roundId: string;
      readonly gameId: string;
      readonly state: 'open' | 'settled' | 'cancelled';
      readonly stake: number;
      readonly payout: number;
    };

export type NewsListener = (news: MemberNews) => void;

/** Carries news of members to their channels, on every server of the database. News may be lost, never invented. */
export interface LiveBus {
  /** Call after the commit. */
  readonly publish: (memberId: string, news: MemberNews) => void;
  /** Returns the end of the subscription. */
  readonly subscribe: (memberId: string, listener: NewsListener) => () => void;
  /** Ends every channel of this server. */
  readonly close: () => Promise<void>;
  readonly closed: AbortSignal;
}

/** The bus of a single server. */
export function createLocalBus(): LiveBus {
  const listeners = new Map<string, Set<NewsListener>>();
  const ended = new AbortController();
  return {
    publish: (memberId, news) => {
      for (const listener of listeners.get(memberId) ?? []) listener(news);
    },
    subscribe: (memberId, listener) => {
      const own = listeners.get(memberId) ?? new Set();
      listeners.set(memberId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(memberId) === own) listeners.delete(memberId);
      };
    },
    close: async () => ended.abort(),
    closed: ended.signal,
  };
}
