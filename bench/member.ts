import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { demoPassword } from '../server/database/seed/accounts.ts';
import type { RequestOf } from '../src/api/contract/endpoint.ts';
import { extContract } from '../src/api/contract/site/ext.ts';
import { sessionContract } from '../src/api/contract/site/session.ts';
import { openClient } from './client.ts';
import type { LoadRequest } from './load.ts';

type Login = RequestOf<typeof sessionContract.login>;
type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** A solved challenge of the human check, asked for from this address. */
export async function proveHuman(url: string, from = '127.0.0.1'): Promise<string> {
  const answer = await fetch(new URL(extContract.humanChallenge.path, url), { headers: { 'x-forwarded-for': from } });
  const { value } = (await answer.json()) as { value: Challenge };
  const solution = await solveChallenge({ challenge: value, deriveKey });
  return btoa(JSON.stringify({ challenge: value, solution }));
}

/** A member with the browser's own code: solves, seals and calls like the site. */
export async function openMember(url: string) {
  const { api, seal } = await openClient(url);

  const loginOf = async (username: string, from: string): Promise<Login> => ({
    type: 'username',
    username,
    password: demoPassword,
    human: await proveHuman(url, from),
  });

  return {
    /** Signs in and returns the token. */
    signIn: async (username: string): Promise<string> => {
      const request = await loginOf(username, '127.0.0.1');
      return (await api(sessionContract.login, { request, headers: { 'login-area': 'site' } })).token;
    },
    /** A login ready to send, from its own address. Valid for two minutes. */
    prepareLogin: async (username: string, from: string): Promise<LoadRequest> => {
      const { method, path } = sessionContract.login;
      const body = JSON.stringify({ sealed: await seal(await loginOf(username, from), { method, path }) });
      const headers = {
        'content-type': 'application/json',
        'login-area': 'site',
        language: 'EN',
        'x-forwarded-for': from,
      };
      return { method, path, headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body };
    },
  };
}
