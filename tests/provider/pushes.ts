import { until } from './until.ts';

/** Follows a stream of the provider: collects what is pushed, newest last, as text. Resolves with the first push. */
export async function followPushes(url: string, bearer: string, pushed: string[]): Promise<AbortController> {
  const line = new AbortController();
  const response = await fetch(url, { headers: { authorization: `Bearer ${bearer}` }, signal: line.signal });
  const read = async () => {
    let text = '';
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const messages = (text + part).split('\n\n');
      text = messages.pop() ?? '';
      pushed.push(...messages.flatMap((each) => /^event: table\ndata: (.*)$/.exec(each)?.[1] ?? []));
    }
  };
  read().catch(() => undefined);
  await until(() => pushed.length > 0, 'a first push');
  return line;
}
