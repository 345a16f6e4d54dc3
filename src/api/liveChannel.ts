import { readAnswer } from './answer.ts';
import type { ApiClientOptions } from './client.ts';
import { type LiveEvent, liveChannel, liveEvent } from './contract/site/live.ts';
import { ApiError, failureOf } from './failure.ts';
import { jsonOf } from './jsonOf.ts';

export type LiveChannelOptions = Pick<ApiClientOptions, 'baseURL' | 'readToken' | 'onFailure' | 'fetch'>;

/** Reads the push channel until it ends or `signal` aborts; messages outside the schema are reported and skipped. */
export async function readLiveChannel(
  options: LiveChannelOptions,
  hear: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const { readToken, onFailure, fetch = globalThis.fetch.bind(globalThis) } = options;
  const token = readToken();
  if (token === null) return;
  try {
    const response = await fetch(options.baseURL.replace(/\/$/, '') + liveChannel.path, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal,
    }).catch((cause: unknown) => {
      throw new ApiError({ kind: signal.aborted ? 'aborted' : 'offline' }, { cause });
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (!response.ok || !isStream || response.body === null) {
      readAnswer(liveChannel, response.status, await response.text());
      return;
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      const messages = (text + value).split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const event = liveEvent.safeParse(jsonOf(message.replace(/^data: /, '')));
        if (event.success) hear(event.data);
        else onFailure?.(liveChannel, { kind: 'malformed', endpoint: liveChannel.id }, token);
      }
    }
  } catch (error) {
    // An ended stream is no failure of a call; the machine reconnects.
    if (error instanceof ApiError && !signal.aborted) onFailure?.(liveChannel, failureOf(error), token);
  }
}
