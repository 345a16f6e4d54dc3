import type { pushSubscription } from '../../database/schema.ts';
import type { PushKeys } from './pushKeys.ts';

type Subscription = Pick<typeof pushSubscription.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>;

/** What a browser shows. */
export interface PushNote {
  readonly title: string;
  readonly body: string;
  /** Opened by a press on it. */
  readonly path: string;
  /** A later note of the same tag replaces it. */
  readonly tag: string;
}

/** Sends a note; false where the browser no longer takes any. Rejects when the push service did not accept it. */
export type SendPush = (
  to: Subscription,
  note: PushNote,
  keys: PushKeys & { readonly site: string },
) => Promise<boolean>;

const PATIENCE_MS = 10_000;
const KEPT_SECONDS = 24 * 60 * 60;

/** Hosts of the browsers' push services. The address comes from a member: the server calls no other. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'] as const;

export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port, username } = new URL(endpoint);
  const isKnown = SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return protocol === 'https:' && port === '' && username === '' && isKnown;
}

/** Encrypts for the browser (RFC 8291) and hands over to its push service. */
export const sendPush: SendPush = async (to, note, { site, ...keys }) => {
  if (!isPushService(to.endpoint)) return false;
  const { endpoint, method, headers, body } = await pushRequest(to, note, { site, ...keys });
  const answer = await fetch(endpoint, {
    method,
    headers,
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 410) return false;
  if (!answer.ok) throw new Error(`The push service answered ${answer.status}.`);
  return true;
};

/** The request to a push service. Loaded with the first: most servers push nothing. */
export async function pushRequest(
  { endpoint, p256dh, auth }: Subscription,
  note: PushNote,
  { site, publicKey, privateKey }: PushKeys & { readonly site: string },
) {
  const { default: webPush } = await import('web-push');
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(note),
    { vapidDetails: { subject: site, publicKey, privateKey }, TTL: KEPT_SECONDS, contentEncoding: 'aes128gcm' },
  );
  return { endpoint, method, headers: headers as Record<string, string>, body: body ?? Buffer.alloc(0) };
}
