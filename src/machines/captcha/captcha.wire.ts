import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { captchaContract } from '../../api/contract/captcha.ts';
import { captchaMachine } from './captcha.machine.ts';

export const wireCaptcha = ({ api }: { readonly api: ApiClient }) =>
  captchaMachine.provide({ actors: { fetchCaptcha: apiActor(api, captchaContract.image) } });
