import { blockText, type Draw, type Seeds } from './blocks.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Runs a draw with WebCrypto, and keeps the blocks that it used. */
export async function drawInBrowser<T>(
  draw: Draw<T>,
  seeds: Seeds,
): Promise<{ readonly result: T; readonly blocks: readonly Uint8Array[] }> {
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(seeds.serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const blocks: Uint8Array[] = [];
  let step = draw.next();
  while (!step.done) {
    const block = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(blockText(seeds, step.value))));
    blocks.push(block);
    step = draw.next(block);
  }
  return { result: step.value, blocks };
}

/** SHA-256 of a text as 64 hexadecimal digits: the commitment to a server seed. */
export async function commitmentOf(serverSeed: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed))));
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
