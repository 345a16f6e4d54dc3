import { fromCallback } from 'xstate';
import type { ChatNews, ChatRequest } from '../../../api/contract/member/chat.ts';
import type { ChatAsked } from './chat.machine.ts';
import { chatMachine } from './chat.machine.ts';

export interface ChatSocket {
  readonly send: (request: ChatRequest) => void;
  readonly leave: () => void;
}

export interface ChatDeps {
  /** Opens the room; `lost` is called once, when the connection ends or cannot be opened. */
  readonly openChat: (after: number | null, hear: (news: ChatNews) => void, lost: () => void) => ChatSocket;
  readonly watchNetwork: (back: () => void) => () => void;
  /** Begins the ids of messages; unique. */
  readonly randomKey: () => string;
}

export const wireChat = ({ openChat, watchNetwork, randomKey }: ChatDeps) =>
  chatMachine.provide({
    actors: {
      network: fromCallback(({ sendBack }) => watchNetwork(() => sendBack({ type: 'chat.online' }))),
      channel: fromCallback<ChatAsked, { readonly after: number | null }>(({ input, sendBack, receive }) => {
        const socket = openChat(
          input.after,
          (news) => sendBack(news.type === 'chat.room' ? { ...news, key: randomKey() } : news),
          () => sendBack({ type: 'chat.lost' }),
        );
        receive((asked) => socket.send(asked));
        return socket.leave;
      }),
    },
  });
