import * as z from 'zod/mini';
import { defineEndpoint, secret } from '../endpoint.ts';

const password = () => secret(z.string().check(z.trim(), z.minLength(1), z.maxLength(128)));

/** Separate from member info, to keep the first load small. */
export const passwordContract = {
  change: defineEndpoint({
    id: 'member.changePassword',
    method: 'POST',
    path: '/wps/member/password',
    sends: 'json',
    token: true,
    encrypted: true,
    repeat: 'once',
    request: z.object({ oldPassword: password(), newPassword: password(), confirmNewPassword: password() }),
    value: z.null(),
    refusals: [
      'OLD_PASSWORD_WRONG',
      'PASSWORD_COMMON',
      'PASSWORD_UNCHANGED',
      'CONFIRMATION_DIFFERS',
      'NEED_TRUE_ACCOUNT',
    ],
    spec: '7.1 change password (API-10)',
  }),
};
