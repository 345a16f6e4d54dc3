import type { FromTab, FromWindow } from '../remote/tabMessages.ts';

/** By this a message of the adapter, and one to it, is told from others. */
export const STEER = '@statehouse/steer';
/** Grows when an older side could not understand the newer one. */
export const STEER_VERSION = 1;
/** So long is a message of the adapter at most, characters. */
export const LONGEST_MESSAGE = 800_000;

export interface SteerMessage<Message extends FromTab | FromWindow> {
  readonly type: typeof STEER;
  readonly version: typeof STEER_VERSION;
  readonly message: Message;
}

export const steerMessage = <Message extends FromTab | FromWindow>(message: Message): SteerMessage<Message> => ({
  ...{ type: STEER, version: STEER_VERSION, message },
});

/** Whether somebody who steers, or is steered, said this. */
export const isSteerMessage = (data: unknown): data is { readonly version: unknown; readonly message: unknown } =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === STEER && 'message' in data;
