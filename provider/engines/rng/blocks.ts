/**
 * The stream of chance of a round: HMAC-SHA256, keyed with the text of the server seed, over
 * `<client seed>:<nonce>:<cursor>`. A draw asks for blocks by cursor and gets 32 bytes each, so that the same code runs
 * on Node and, with WebCrypto, in a browser.
 */
export type Draw<T> = Generator<number, T, Uint8Array>;

/** What fixes every outcome, besides the bet. */
export interface Seeds {
  /** 64 hexadecimal digits; the key is this text, not its bytes. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** What is authenticated for one block. */
export const blockText = ({ clientSeed, nonce }: Pick<Seeds, 'clientSeed' | 'nonce'>, cursor: number): string =>
  `${clientSeed}:${nonce}:${cursor}`;

export interface Drawn {
  readonly values: readonly number[];
  /** 32-bit numbers behind the values. */
  readonly words: readonly number[];
  /** First block that was not touched. */
  readonly nextCursor: number;
}

const RANGE = 2 ** 32;

/**
 * One whole number below each limit, each equally likely: four bytes, big-endian, over the share of one value in 2³²,
 * rounded down. A number above the last whole share would favour some values, so the next four bytes stand in.
 */
export function* drawBelow(limits: readonly number[], cursor: number): Draw<Drawn> {
  const words: number[] = [];
  const values: number[] = [];
  let next = cursor;
  let block: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  for (const limit of limits) {
    const share = Math.floor(RANGE / limit);
    let word = RANGE;
    do {
      if (at === block.byteLength) {
        const bytes = yield next;
        block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        at = 0;
        next += 1;
      }
      word = block.getUint32(at);
      at += 4;
    } while (word >= share * limit);
    words.push(word);
    values.push(Math.floor(word / share));
  }
  return { values, words, nextCursor: next };
}
