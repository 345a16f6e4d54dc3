import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface Signer {
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
}

const SKEW_MS = 15 * 60_000;
const MUST_SIGN = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/** What S3 finds wrong with the AWS Signature Version 4 of a request, as its error code; null if it is right. */
export function faultOfSignature(request: SignedRequest, signer: Signer, now: number): string | null {
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    );
  if (!parts) return 'AccessDenied';
  const [, keyId, day = '', region, signed = '', signature] = parts;
  const names = signed.split(';');
  const date = header('x-amz-date');
  if (keyId !== signer.keyId) return 'InvalidAccessKeyId';
  if (region !== signer.region) return 'AuthorizationHeaderMalformed';
  if (!MUST_SIGN.every((name) => names.includes(name)) || !date.startsWith(day)) return 'AccessDenied';
  if (Math.abs(instantOf(date) - now) > SKEW_MS) return 'RequestTimeTooSkewed';
  if (header('x-amz-content-sha256') !== sha256(request.body)) return 'XAmzContentSHA256Mismatch';
  const canonical = [
    request.method,
    ...request.target.split('?', 1),
    request.target.split('?')[1]?.split('&').toSorted().join('&') ?? '',
    ...names.map((name) => `${name}:${header(name)}`),
    '',
    signed,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, signer.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (under, part) => createHmac('sha256', under).update(part).digest(),
    `AWS4${signer.secret}`,
  );
  return createHmac('sha256', key).update(text).digest('hex') === signature ? null : 'SignatureDoesNotMatch';
}

const sha256 = (of: Buffer | string) => createHash('sha256').update(of).digest('hex');

/** Of `20130524T000000Z`. */
const instantOf = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
