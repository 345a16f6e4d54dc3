import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a browser puts into a proof of a passkey; a test changes parts of it. */
export interface PasskeyPlace {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  /** How often it was used, the proof included. */
  readonly counter?: number;
  /** Whether the device has verified its owner. */
  readonly isVerified?: boolean;
  readonly userHandle?: string;
}

const [PRESENT, VERIFIED, NEW] = [0x01, 0x04, 0x40];
const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A passkey of ES256 in memory, as an authenticator keeps it. */
export function createSoftPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credential = {
    ...{ id: base64url(id), rawId: base64url(id), clientExtensionResults: {} },
    type: 'public-key' as const,
  };

  const client = (type: 'create' | 'get', { challenge, origin }: PasskeyPlace): Buffer =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));
  const authenticator = ({ rpId, counter = 0, isVerified = true }: PasskeyPlace, flags: number, ...more: Buffer[]) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = PRESENT | (isVerified ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count, ...more]);
  };

  return {
    id: base64url(id),
    create: (place: PasskeyPlace) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        ...([
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ] as const),
      ]);
      const length = Buffer.from([0, id.byteLength]);
      const authData = authenticator(place, NEW, Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(cose)));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const response = {
        clientDataJSON: base64url(client('create', place)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
      };
      return { ...credential, response };
    },
    get: (place: PasskeyPlace) => {
      const data = client('get', place);
      const authData = authenticator(place, 0);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        ...(place.userHandle === undefined ? {} : { userHandle: place.userHandle }),
      };
      return { ...credential, response };
    },
  };
}
