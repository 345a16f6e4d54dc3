import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { empty, instant } from '../fields.ts';

/** CONFIG-09, 10: a node of the module tree; it is on when `enabled` is the string '1'. */
export interface ModuleNode {
  readonly modId: string;
  readonly enabled: string;
  readonly childrenNodes: readonly ModuleNode[];
}
const moduleNode: z.ZodMiniType<ModuleNode> = z.lazy(() =>
  z.object({ modId: z.string(), enabled: z.string(), childrenNodes: z.array(moduleNode) }),
);

/** CONFIG-11 and the switches that decisions add. */
export const features = z.object({
  mobileRegistration: z.boolean(),
  mobileRegisterPassword: z.boolean(),
  smsVerificationOnRegistration: z.boolean(),
  usernameRegistration: z.boolean(),
  freeDemo: z.boolean(),
  forcedPasswordChange: z.boolean(),
  smsLogin: z.boolean(),
  directRegisterButton: z.boolean(),
  referralPromotion: z.boolean(),
  /** ROUTE-32: visitors are sent to /login. */
  visitorGuard: z.boolean(),
  /** Decision A4: whether the remember cookie may hold the password. */
  rememberPassword: z.boolean(),
  /** Decision A6: recovery and codes say in so many words that an account does not exist (ERR-12, 13). */
  explicitRecovery: z.boolean(),
});
export type Features = z.infer<typeof features>;

/** CONFIG-13. */
const resource = z.object({
  resourceType: z.enum(['IOS', 'ANDROID', 'TELEGRAM', 'LINE', 'FACEBOOK', 'HELP']),
  url: z.string(),
  qrCodeUrl: z.string(),
  labelNameEn: z.string(),
});
export type Resource = z.infer<typeof resource>;

export const systemContract = {
  status: defineEndpoint({
    id: 'system.status',
    method: 'GET',
    path: '/wps/system/status',
    sends: 'query',
    token: false,
    encrypted: false,
    repeat: 'safe',
    /** API-21: the current host travels as `url`. */
    request: z.object({ url: z.string().check(z.maxLength(255)) }),
    value: z.object({
      /** 0 normal, 1 maintenance, 2 region restriction; anything else shows nothing (STATUS-04). */
      status: z.int(),
      serverTime: instant,
      location: z.object({ ip: z.string(), country: z.string() }),
      maintenance: z.nullable(z.object({ until: z.nullable(instant), contactUrl: z.string() })),
      regionRestriction: z.nullable(z.object({ contactUrl: z.string(), reference: z.string() })),
      /** Decision S10: first-party; `endpoint` is null when the merchant measures nothing. */
      analytics: z.object({ endpoint: z.nullable(z.string()), requiresConsent: z.boolean() }),
      /** Decision W5: public keys for E payloads, newest first. */
      encryption: z.object({
        keys: z
          .array(
            z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), kid: z.string() }),
          )
          .check(z.minLength(1)),
      }),
    }),
    refusals: [],
    spec: '7.2 system status (API-21); decision W11',
  }),
  whitelabel: defineEndpoint({
    id: 'system.whitelabel',
    method: 'GET',
    path: '/wps/system/whitelabel',
    sends: 'nothing',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    value: z.object({
      /** CONFIG-01. */
      platform: z.literal('web'),
      merchantCode: z.string(),
      brandName: z.string(),
      modules: z.array(moduleNode),
      features,
      resources: z.array(resource),
      customerService: z.object({ url: z.string(), hours: z.string() }),
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
      prizeModes: z.object({ Lott: z.string(), ZY: z.string(), Elott: z.string(), SEA: z.string() }),
      chatHeaderColor: z.string(),
      currency: z.string(),
      ageThreshold: z.int(),
    }),
    refusals: [],
    spec: '7.2 white-label menu and settings (API-19); decision W11',
  }),
  domainRoute: defineEndpoint({
    id: 'system.domainRoute',
    method: 'GET',
    path: '/wps/system/domainRoute',
    sends: 'nothing',
    token: false,
    encrypted: false,
    repeat: 'safe',
    request: empty,
    /** Hosts of this merchant; `*` is any, `*.example.test` any host below. */
    value: z.object({ domainList: z.array(z.string()) }),
    refusals: [],
    spec: '7.2 domain routes (API-22)',
  }),
};

export type SystemStatus = z.output<(typeof systemContract)['status']['value']>;
export type Whitelabel = z.output<(typeof systemContract)['whitelabel']['value']>;
