import { randomUUID } from 'node:crypto';
import type { ChatMessage, ChatNews } from '../../../src/api/contract/member/chat.ts';
import type { ServerDeps } from '../../deps.ts';
import { keepPresence, presentMembers } from './members.ts';
import { changesAfter, lastChange, lastMessages, mutedUntil, type StoredMessage } from './messages.ts';

/** Changes that are read at once. */
const BATCH = 200;
const PRESENCE_MS = 1_000;

/** One connection of a member who is in the room. */
export interface Seat {
  readonly memberId: string;
  hidden: ReadonlySet<string>;
  /** The text of `chatNews`. */
  readonly tell: (text: string) => void;
}

/** The room on this server: what is stored, by whichever server, reaches every seat once. */
export interface ChatRoomHub {
  /** Seats a member and tells the room; `after` is the last message that the member has. */
  enter(seat: Seat, after: number | null): Promise<void>;
  /** Tells the whole room again, e.g. when an author was hidden. */
  tellRoom(seat: Seat, after: number | null): Promise<void>;
  leave(seat: Seat): void;
  /** A message was stored or removed: tells this server and the others. */
  changed(): void;
  /** Reads what was missed while news was lost, and says that this server is there. */
  beat(): Promise<void>;
  close(): Promise<void>;
}

/** Topic of the live bus. */
export const chatTopic = (merchantCode: string): string => `chat:${merchantCode}`;

export function createRoom(deps: ServerDeps): ChatRoomHub {
  const serverId = randomUUID();
  const topic = chatTopic(deps.config.merchant);
  const seats = new Set<Seat>();
  /** The last change that was told here. */
  let cursor: number | null = null;
  let present = 0;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let presenceTimer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const tellAll = (news: ChatNews): void => {
    const text = JSON.stringify(news);
    for (const seat of seats) seat.tell(text);
  };

  const tellChanges = (changes: readonly StoredMessage[], to: Iterable<Seat>): void => {
    const texts = new Map(changes.map((one) => [one, changeText([one], '')]));
    for (const seat of to) {
      for (const one of changes) {
        if (isHidden(seat, one)) continue;
        seat.tell(one.memberId === seat.memberId ? changeText([one], seat.memberId) : (texts.get(one) ?? ''));
      }
    }
  };

  const read = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      cursor ??= await lastChange(deps);
      for (let changes = await changesAfter(deps, cursor, BATCH); ; ) {
        cursor = changes.at(-1)?.changed ?? cursor;
        tellChanges(changes, seats);
        if (changes.length < BATCH) break;
        changes = await changesAfter(deps, cursor, BATCH);
      }
      const now = await presentMembers(deps);
      if (now !== present) {
        present = now;
        tellAll({ type: 'chat.present', present });
      }
    } while (isAskedAgain && !isClosed);
  };

  /** One reading at a time: a change that comes meanwhile is read after it. */
  const sync = (): Promise<void> => {
    if (isClosed || seats.size === 0) return Promise.resolve();
    isAskedAgain = true;
    running ??= read()
      .catch((err: unknown) => {
        if (!isClosed) deps.log.warn({ err }, 'chat: changes could not be read');
      })
      .finally(() => {
        running = null;
      });
    return running;
  };

  const membersHere = (): number => new Set([...seats].map(({ memberId }) => memberId)).size;

  const countSoon = (): void => {
    if (isClosed) return;
    presenceTimer ??= setTimeout(() => {
      presenceTimer = null;
      keepPresence(deps, serverId, membersHere()).then(changed, (err: unknown) => {
        if (!isClosed) deps.log.warn({ err }, 'chat: presence could not be kept');
      });
    }, PRESENCE_MS).unref();
  };

  const changed = (): void => deps.live.publish(topic, { type: 'chat', at: deps.now() });
  const stopHearing = deps.live.subscribe(topic, () => void sync());

  const tellRoom = async (seat: Seat, after: number | null): Promise<void> => {
    const messages = await lastMessages(deps, after);
    const until = await mutedUntil(deps.db, seat.memberId, deps.now());
    const room = {
      messages: messages.filter((one) => !isHidden(seat, one)).map((one) => viewFor(one, seat.memberId)),
      present: Math.max(1, present),
      hidden: seat.hidden.size,
      mutedUntil: until,
    };
    seat.tell(JSON.stringify({ type: 'chat.room', room } satisfies ChatNews));
  };

  return {
    tellRoom,
    changed,
    enter: async (seat, after) => {
      if (isClosed) return;
      // A server without seats reads nothing, so its cursor is old.
      if (seats.size === 0) cursor = await lastChange(deps);
      const known = await lastChange(deps);
      await tellRoom(seat, after);
      seats.add(seat);
      // Told to the others while this room was read.
      if (cursor !== null && cursor > known) tellChanges(await changesAfter(deps, known, BATCH), [seat]);
      countSoon();
      await sync();
    },
    leave: (seat) => {
      if (seats.delete(seat)) countSoon();
    },
    beat: async () => {
      if (seats.size === 0 || isClosed) return;
      await keepPresence(deps, serverId, membersHere());
      tellAll({ type: 'chat.beat' });
      await sync();
    },
    close: async () => {
      isClosed = true;
      stopHearing();
      if (presenceTimer !== null) clearTimeout(presenceTimer);
      await running;
      if (seats.size > 0) await keepPresence(deps, serverId, 0).catch(() => undefined);
      seats.clear();
    },
  };
}

const isHidden = ({ hidden }: Seat, { memberId }: StoredMessage): boolean => memberId !== null && hidden.has(memberId);

const viewFor = (one: StoredMessage, memberId: string): ChatMessage => ({
  seq: one.seq,
  at: one.at,
  name: one.name,
  isStaff: one.isStaff,
  own: one.memberId === memberId ? one.clientId : null,
  text: one.text,
  reason: one.reason,
});

const changeText = (changes: readonly StoredMessage[], memberId: string): string =>
  JSON.stringify({
    type: 'chat.changed',
    messages: changes.map((one) => viewFor(one, memberId)),
  } satisfies ChatNews);
