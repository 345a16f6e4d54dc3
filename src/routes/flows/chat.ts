import { createChatSocket } from '../../api/chatSocket.ts';
import { wireChat } from '../../machines/member/chat/chat.wire.ts';
import { ChatDialog } from '../../ui/member/chat/ChatDialog.tsx';
import { defineFlow } from '../flow.ts';
import { watchNetwork } from '../network.ts';

export const flow = defineFlow<ReturnType<typeof wireChat>>(({ origin, session }) => ({
  logic: wireChat({
    openChat: createChatSocket({ origin, readToken: session.readToken }),
    watchNetwork,
    randomKey: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  }),
  View: ChatDialog,
}));
