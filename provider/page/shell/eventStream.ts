/** What a line of Server-Sent Events brings. A message that cannot be read ends the line, as silence does. */
export interface Line {
  /** @throws if the message is none of the protocol's */
  readonly heard: (event: string, data: unknown) => void;
  readonly lost: () => void;
}

/** Listens until it is stopped or the line is lost. @param silenceMs after which a silent line is lost */
export function followStream(path: string, bearer: string, silenceMs: number, line: Line): () => void {
  const stopped = new AbortController();
  void listen(path, bearer, silenceMs, line, stopped).catch(() => {
    if (!stopped.signal.aborted) line.lost();
    stopped.abort();
  });
  return () => stopped.abort();
}

async function listen(
  path: string,
  bearer: string,
  silenceMs: number,
  line: Line,
  stopped: AbortController,
): Promise<void> {
  const ended = new AbortController();
  let alarm = setTimeout(() => ended.abort(), silenceMs);
  const response = await fetch(`/api${path}`, {
    headers: { authorization: `Bearer ${bearer}` },
    signal: AbortSignal.any([stopped.signal, ended.signal]),
  });
  if (!response.ok || response.body === null) throw new Error('no stream');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    clearTimeout(alarm);
    if (done) throw new Error('the stream has ended');
    alarm = setTimeout(() => ended.abort(), silenceMs);
    const messages = (text + value).split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const [, event = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(message) ?? [];
      line.heard(event, JSON.parse(data));
    }
  }
}
