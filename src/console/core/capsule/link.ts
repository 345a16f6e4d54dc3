import type { Capsule } from './capsule.ts';

/** What begins the fragment of an address that carries a capsule. */
const MARK = '#capsule=';

/** A session of some minutes fits; browsers take longer addresses than that, characters. */
const LONGEST = 200_000;

/** An address that carries a capsule. @throws Error where it is too large for one. */
export async function linkTo(capsule: Capsule, page: string): Promise<string> {
  const link = page.replace(/#.*$/, '') + MARK + base64Of(await packed(JSON.stringify(capsule)));
  if (link.length <= LONGEST) return link;
  throw new Error(
    `Too large for a link: ${link.length.toLocaleString('en')} characters, the maximum is ${LONGEST.toLocaleString('en')}. Save it as a file.`,
  );
}

/** Whether an address carries a capsule. */
export const isLink = (address: string): boolean => address.includes(MARK);

/** The text of the capsule that an address carries. @throws Error where it is not whole. */
export async function textInLink(address: string): Promise<string> {
  try {
    return await unpacked(bytesOf(address.slice(address.indexOf(MARK) + MARK.length)));
  } catch (cause) {
    throw new Error('The link to the recording is incomplete.', { cause });
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A text, compressed. */
export const packed = (text: string): Promise<Bytes> =>
  through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));

/** The text that was compressed. @throws Error where it is not whole. */
export const unpacked = async (bytes: Bytes): Promise<string> =>
  new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes));

async function through(stream: CompressionStream | DecompressionStream, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** In the letters that an address takes as they are. */
const base64Of = (bytes: Bytes): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesOf = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
