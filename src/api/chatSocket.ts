import { type ChatNews, type ChatRequest, chatChannel, chatNews } from './contract/member/chat.ts';
import { jsonOf } from './jsonOf.ts';

export interface ChatSocketOptions {
  /** Of the site, such as `https://play.example.test`. */
  readonly origin: string;
  readonly readToken: () => string | null;
}

/**
 * Opens the chat room (MODAL-08). `lost` is called once, when the connection ends or cannot be opened; news outside the
 * schema end it, so that nothing is missed.
 */
export const createChatSocket =
  ({ origin, readToken }: ChatSocketOptions) =>
  (after: number | null, hear: (news: ChatNews) => void, lost: () => void) => {
    const socket = new WebSocket(origin.replace(/^http/, 'ws') + chatChannel.path);
    const send = (request: ChatRequest) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
    };
    socket.onopen = () => send({ type: 'chat.hello', token: readToken() ?? '', after });
    socket.onmessage = ({ data }) => {
      const news = chatNews.safeParse(jsonOf(String(data)));
      if (news.success) hear(news.data);
      else socket.close();
    };
    socket.onclose = lost;
    return {
      send,
      leave: () => {
        socket.onclose = null;
        socket.onmessage = null;
        socket.close();
      },
    };
  };
